// What other areas may read of XP.
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpLedger } from '@quorbit/db/schema/xp';
import { viewOf } from '@quorbit/db/views';

/** What was paid and is in no board yet. */
export const arrivals = viewOf(xpArrivals, ['id', 'userId', 'day', 'amount', 'attemptIds']);

/** What was paid for what. */
export const ledgerOfReviews = viewOf(xpLedger, ['userId', 'reason', 'sourceId', 'amount']);

/** Lifetime XP of each learner. */
export const xpTotals = viewOf(learners, ['userId', 'xp']);
