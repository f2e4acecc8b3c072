import type { Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { reviewLog } from '@quorbit/db/schema/reviews';
import { and, eq, isNotNull } from 'drizzle-orm';
import { ledgerEntries } from '../xp/xp.views.ts';

/** Lists a learner's ratings with these op ids, each with the XP that it was paid. */
export function listRatings(tx: Tx, userId: string, ratingIds: readonly string[]) {
  return tx
    .select({
      ratingId: reviewLog.opId,
      questionId: reviewLog.questionId,
      at: reviewLog.at,
      day: reviewLog.day,
      undone: reviewLog.undone,
      paid: ledgerEntries.amount,
    })
    .from(reviewLog)
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.userId, reviewLog.userId),
        eq(ledgerEntries.reason, 'review'),
        eq(ledgerEntries.sourceId, reviewLog.opId),
      ),
    )
    .where(and(eq(reviewLog.userId, userId), isOneOf(reviewLog.opId, ratingIds), isNotNull(reviewLog.quality)));
}
