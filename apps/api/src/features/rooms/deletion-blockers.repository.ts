import { games } from '@quorbit/db/schema/rooms';
import { sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../kernel/shared-parts.ts';

export const gameDeletionBlockers: DeletionBlockers = {
  isQuizInUse: (quizId) => sql`exists (select from ${games} game where game.quiz_id = ${quizId})`,
};
