// What other areas may read of XP.
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpLedger } from '@quorbit/db/schema/xp';
import { viewOf } from '@quorbit/db/views';

/** What was paid and is in no board yet. */
export const arrivals = viewOf(xpArrivals, ['id', 'userId', 'day', 'amount', 'attemptIds']);

/** What was paid for what. */
export const ledgerEntries = viewOf(xpLedger, ['userId', 'reason', 'sourceId', 'amount']);

/** What each learner has come to: lifetime XP, accepted work, and the last day that counted. */
export const learnerFigures = viewOf(learners, ['userId', 'xp', 'acceptedNo', 'streakLastDay']);

/** On which days something was paid, and for what. */
export const paidDays = viewOf(xpLedger, ['userId', 'reason', 'day']);
