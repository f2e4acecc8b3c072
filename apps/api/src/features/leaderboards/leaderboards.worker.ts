// Keeps boards up to date outside the learners' own transactions, which only append payments to a queue.
import { addDays } from '@quorbit/contracts/streaks/days';
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { hasWork, tryLockBoards } from './folding.repository.ts';
import { foldBatch } from './folding.ts';
import { findNextToPrune, pruneBoard } from './pruning.repository.ts';
import { copyRanks, deleteRanks, findNextToCopy, findNextToDrop } from './ranks.repository.ts';

/** Folds one batch of arrived work; returns true if there may be more. Only one process works at a time. */
export async function foldBoards(database: Database): Promise<boolean> {
  if (!(await hasWork(database.read))) return false;
  return database.transaction(async (tx) => (await tryLockBoards(tx)) && foldBatch(tx));
}

/**
 * Copies the best ranks of one board once a day, or deletes the copy of a board that ended. Returns true if there may
 * be more.
 */
export async function copyRanksOfDay(database: Database, now: Date): Promise<boolean> {
  const today = now.toISOString().slice(0, 10);
  // The previous UTC day is still a current day in some time zones.
  const open = addDays(today, -1);
  const endedBoard = await findNextToDrop(database.read, open);
  if (endedBoard !== null) await database.transaction((tx) => deleteRanks(tx, endedBoard));
  const board = await findNextToCopy(database.read, { today, open });
  const copied =
    board !== null &&
    (await database.transaction(async (tx) => {
      const locked = await tryLockBoards(tx);
      if (locked) await copyRanks(tx, board, today);
      return locked;
    }));
  return endedBoard !== null || copied;
}

/**
 * The number of days after a board's period until it's pruned. A board is shown only during its period; later work no
 * longer enters a pruned one.
 */
const RETAINED_DAYS = 90;
const PRUNED_ROWS = 2_000;

/** Deletes a batch of rows of a board that ended long ago; returns true if there may be more. */
export async function pruneBoards(database: Database, now: Date): Promise<boolean> {
  const board = await findNextToPrune(database.read, addDays(now.toISOString().slice(0, 10), -RETAINED_DAYS));
  if (board === null) return false;
  return database.transaction(async (tx) => {
    const locked = await tryLockBoards(tx);
    if (locked) await pruneBoard(tx, board, PRUNED_ROWS);
    return locked;
  });
}

export const boardFolding: Worker = {
  name: 'boards',
  pauseMs: 1_000,
  start: ({ database }) => ({ round: () => foldBoards(database) }),
};

export const rankCopying: Worker = {
  name: 'ranks',
  pauseMs: 60_000,
  start: ({ database, now }) => ({ round: () => copyRanksOfDay(database, now()) }),
};

export const boardPruning: Worker = {
  name: 'old boards',
  needed: true,
  pauseMs: 600_000,
  start: ({ database, now }) => ({ round: () => pruneBoards(database, now()) }),
};
