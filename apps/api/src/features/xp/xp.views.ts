// The XP data that other areas may read.
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpLedger } from '@quorbit/db/schema/xp';
import { viewOf } from '@quorbit/db/views';

/** The XP payments that no leaderboard includes yet. */
export const arrivals = viewOf(xpArrivals, ['id', 'userId', 'day', 'amount', 'attemptIds']);

/** The XP payments to learners, with their reason and source. */
export const ledgerEntries = viewOf(xpLedger, ['userId', 'reason', 'sourceId', 'amount']);

/** Each learner's lifetime and spendable XP, counter of accepted work, and last day that counted for the streak. */
export const learnerFigures = viewOf(learners, ['userId', 'xp', 'balance', 'acceptedNo', 'streakLastDay']);

/** The days on which learners were paid, with the reasons. */
export const paidDays = viewOf(xpLedger, ['userId', 'reason', 'day']);
