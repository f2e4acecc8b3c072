import type { Database } from '@quorbit/db/client';
import { foldBoards } from '../features/leaderboards/leaderboards.worker.ts';

/** Folds new results into the leaderboards until they include everything. */
export async function foldAll(database: Database): Promise<void> {
  while (await foldBoards(database));
}
