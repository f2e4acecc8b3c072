import { games } from '@quorbit/db/schema/rooms';
import { sql } from 'drizzle-orm';
import type { Holds } from '../../kernel/shared-parts.ts';

export const gameHolds: Holds = {
  ofQuiz: (quizId) => sql`exists (select from ${games} game where game.quiz_id = ${quizId})`,
};
