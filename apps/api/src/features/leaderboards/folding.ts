// Folds queued payments into the boards: each exactly once, in any order, by any process.
import { averageBoardPrefix, periodDaysOf, xpBoardKey } from '@quorbit/contracts/leaderboards/board-keys';
import { AVERAGE_PERIODS, XP_PERIODS } from '@quorbit/contracts/leaderboards/periods';
import type { Tx } from '@quorbit/db/client';
import { applyListingChanges } from '../accounts/profiles/listing.service.ts';
import { dequeueArrivals } from '../xp/xp.service.ts';
import * as repository from './folding.repository.ts';

/**
 * The number of rows of `xp_arrivals` folded per transaction. It's small, because on the embedded database other calls
 * wait for the transaction.
 */
const ARRIVAL_BATCH = 1_000;
/** The number of learners listed or hidden per transaction; each may be on hundreds of boards. */
const LISTING_BATCH = 50;

/** Folds one batch. Returns whether there may be more. The caller has locked the boards. */
export async function foldBatch(tx: Tx): Promise<boolean> {
  const listings = await applyListingChanges(tx, LISTING_BATCH);
  if (listings.length > 0) await repository.updateListed(tx, listings);

  const arrived = await dequeueArrivals(tx, ARRIVAL_BATCH);
  const days = [...new Set(arrived.map(({ day }) => day))];
  if (days.length > 0) await repository.addXp(tx, arrived, days.flatMap(xpBoardsOf));
  const attempts = arrived.flatMap(({ userId, attemptIds }) => attemptIds.map((id) => ({ userId, id })));
  if (attempts.length > 0) await repository.addFirstAttempts(tx, attempts, days.flatMap(averageBoardsOf));
  return arrived.length === ARRIVAL_BATCH || listings.length === LISTING_BATCH;
}

function xpBoardsOf(day: string): repository.DayBoard[] {
  return XP_PERIODS.map((period) => ({ day, board: xpBoardKey(period, day), endsOn: periodDaysOf(period, day).to }));
}

function averageBoardsOf(day: string): repository.DayBoard[] {
  return AVERAGE_PERIODS.map((period) => ({
    day,
    board: averageBoardPrefix(period, day),
    endsOn: periodDaysOf(period, day).to,
  }));
}
