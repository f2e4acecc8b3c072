// Folds queued payments into the boards: each exactly once, in any order, by any process.
import { averageBoards, periodAround, xpBoard } from '@quorbit/contracts/leaderboards/boards';
import { AVERAGE_PERIODS, XP_PERIODS } from '@quorbit/contracts/leaderboards/periods';
import type { Tx } from '@quorbit/db/client';
import { takeListingChanges } from '../accounts/profiles/listing.service.ts';
import { takeUnfolded } from '../xp/xp.service.ts';
import * as repository from './folding.repository.ts';

/** Rows of `xp_arrivals` per transaction. Kept small: on the embedded database, calls wait for the transaction. */
const ARRIVALS = 1_000;
/** Learners to list or hide per transaction; each may be on hundreds of boards. */
const LISTINGS = 50;

/** Folds one batch. The caller has locked the boards. Returns whether there may be more. */
export async function foldOnce(tx: Tx): Promise<boolean> {
  const listings = await takeListingChanges(tx, LISTINGS);
  if (listings.length > 0) await repository.relist(tx, listings);

  const arrived = await takeUnfolded(tx, ARRIVALS);
  const days = [...new Set(arrived.map(({ day }) => day))];
  if (days.length > 0) await repository.addXp(tx, arrived, days.flatMap(xpBoards));
  const taken = arrived.flatMap(({ userId, attemptIds }) => attemptIds.map((id) => ({ userId, id })));
  if (taken.length > 0) await repository.addFirstAttempts(tx, taken, days.flatMap(averageBoardsOf));
  return arrived.length === ARRIVALS || listings.length === LISTINGS;
}

function xpBoards(day: string): repository.DayBoard[] {
  return XP_PERIODS.map((period) => ({ day, board: xpBoard(period, day), endsOn: periodAround(period, day).to }));
}

function averageBoardsOf(day: string): repository.DayBoard[] {
  return AVERAGE_PERIODS.map((period) => ({
    day,
    board: averageBoards(period, day),
    endsOn: periodAround(period, day).to,
  }));
}
