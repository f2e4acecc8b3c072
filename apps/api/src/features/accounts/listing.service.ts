// Owns whom boards list: nobody who opted out or is suspended, and no admin.
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './accounts.repository.ts';

/**
 * Takes up to `limit` learners who left the boards or came back since the last call. The caller updates the boards in
 * the same transaction.
 */
export function takeListingChanges(tx: Tx, limit: number): Promise<{ id: string; listed: boolean }[]> {
  return repository.takeListingChanges(tx, limit);
}

/** Whether boards list somebody, so far as their worker knows. */
export async function isListed(db: Executor, userId: string): Promise<boolean> {
  return (await repository.findUser(db, userId))?.leaderboardListed ?? false;
}
