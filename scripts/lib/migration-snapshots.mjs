import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes all snapshots of the schema but the newest, which is the only one that drizzle-kit compares with.
 * @param {string} folder the folder of the migrations
 * @returns {Promise<string[]>} the names of the deleted files.
 */
export async function deleteOldSnapshots(folder) {
  const meta = join(folder, 'meta');
  const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).sort();
  const old = snapshots.slice(0, -1);
  for (const name of old) await rm(join(meta, name));
  return old;
}
