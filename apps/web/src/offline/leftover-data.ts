// What stays on a device when its person is not signed in. Imports Dexie: load it on demand.
import { VOID } from '@quorbit/contracts/sync/ops/void';
import { Dexie } from 'dexie';
import { clearLastHome } from '#lib/last-home.ts';
import { saveHadMatch } from '#lib/last-match.ts';
import { clearRecentPicks } from '#lib/recent-picks.ts';
import { UserDatabase } from './database.ts';
import { clearDroppedDownloads } from './dropped-downloads.ts';
import { clearLastSync } from './last-sync.ts';

/**
 * The types of the ops that a person left unsent on this device, one entry per op. Empty where this browser stores
 * nothing.
 */
export async function listUnsentTypes(userId: string): Promise<string[]> {
  const database = new UserDatabase(userId);
  try {
    // Check first: opening would create a database for somebody who has none here.
    if (!(await Dexie.exists(database.name))) return [];
    return (await database.outbox.toArray()).map(({ type }) => type).filter((type) => type !== VOID);
  } catch {
    // A private window or a broken disk: there is nothing to send.
    return [];
  } finally {
    database.close();
  }
}

/** Removes everything that this device stores of a person, unsent work included. Rejects where the browser refuses. */
export async function deleteUserData(userId: string): Promise<void> {
  clearLastHome(userId);
  clearLastSync(userId);
  clearRecentPicks(userId);
  saveHadMatch(userId, false);
  clearDroppedDownloads(userId);
  await new UserDatabase(userId).delete();
}
