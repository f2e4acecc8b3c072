// Owns who is listed on boards: everybody except admins and people who opted out or are suspended.
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from '../accounts.repository.ts';

/**
 * Returns up to `limit` learners who left the boards or came back since the last call, and marks them as handled. The
 * caller updates the boards in the same transaction.
 */
export function applyListingChanges(tx: Tx, limit: number): Promise<{ id: string; listed: boolean }[]> {
  return repository.applyListingChanges(tx, limit);
}

/** Returns whether boards list this person, as of the last update by the boards' worker. */
export async function isListed(db: Executor, userId: string): Promise<boolean> {
  return (await repository.findUser(db, userId))?.leaderboardListed ?? false;
}
