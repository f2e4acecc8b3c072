// Owns whom boards list: nobody who opted out or is suspended, and no admin.
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './accounts.repository.ts';

/**
 * Up to `limit` learners who left the boards or came back since this was last asked, for the caller to bring the boards
 * up to date in the same transaction.
 */
export function takeListingChanges(tx: Tx, limit: number): Promise<{ id: string; listed: boolean }[]> {
  return repository.takeListingChanges(tx, limit);
}

/** Whether boards list somebody, so far as their worker knows. */
export async function isListed(db: Executor, userId: string): Promise<boolean> {
  return (await repository.findUser(db, userId))?.leaderboardListed ?? false;
}
