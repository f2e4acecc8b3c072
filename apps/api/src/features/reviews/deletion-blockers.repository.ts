import { cards } from '@quorbit/db/schema/reviews';
import { sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../kernel/shared-parts.ts';

export const cardDeletionBlockers: DeletionBlockers = {
  isQuizInUse: (quizId) => sql`exists (select from ${cards} card where card.quiz_id = ${quizId})`,
  isPackInUse: ({ hash, quizId }) =>
    sql`exists (select from ${cards} card where card.quiz_id = ${quizId} and card.pack_hash = ${hash})`,
  countReach: (quizId, ownerId) => ({
    cards: sql`(
      select count(*)::int from ${cards} where quiz_id = ${quizId} and user_id is distinct from ${ownerId}::uuid)`,
  }),
};
