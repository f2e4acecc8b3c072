// The data that remains on a device after its user logs out. Imports Dexie, so load this module on demand.
import { VOID } from '@quorbit/contracts/sync/ops/void';
import { Dexie } from 'dexie';
import { clearLastHome } from '#lib/last-home.ts';
import { saveHadMatch } from '#lib/last-match.ts';
import { clearRecentPicks } from '#lib/recent-picks.ts';
import { UserDatabase } from './database.ts';
import { clearDroppedDownloads } from './dropped-downloads.ts';
import { clearLastSync } from './last-sync.ts';

/**
 * Returns the types of the ops that the user left unsent on this device, one entry per op; empty if this browser stores
 * nothing.
 */
export async function listUnsentTypes(userId: string): Promise<string[]> {
  const database = new UserDatabase(userId);
  try {
    // Check first, because opening would create a database for a user who has none on this device.
    if (!(await Dexie.exists(database.name))) return [];
    return (await database.outbox.toArray()).map(({ type }) => type).filter((type) => type !== VOID);
  } catch {
    // A private window or a broken disk can't be read, so there's nothing to send.
    return [];
  } finally {
    database.close();
  }
}

/** Removes everything that this device stores of a user, including unsent work. Rejects if the browser refuses. */
export async function deleteUserData(userId: string): Promise<void> {
  clearLastHome(userId);
  clearLastSync(userId);
  clearRecentPicks(userId);
  saveHadMatch(userId, false);
  clearDroppedDownloads(userId);
  await new UserDatabase(userId).delete();
}
