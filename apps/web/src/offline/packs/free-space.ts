import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { readMirror } from '../mirror/read-mirror.ts';
import { createSelector } from '../mirror/selector.ts';
import type { QueueWriter } from '../queue/writer.ts';
import { markDiskFull } from './fetch-packs.ts';
import { listWorkHashes, selectLocalWorkHashes, selectUrgentHashes, selectWantedHashes } from './pack-hashes.ts';
import type { PackSource } from './packs.ts';
import { pruneUnusedPictures } from './pictures.ts';

interface Freed {
  /** The number of packs that were removed. */
  dropped: number;
  /** The number of removed packs that are downloaded again once there is space. */
  downloads: number;
}

/**
 * Frees space for work: removes the packs that neither work on this device nor reviews due soon need. Work that is
 * saved meanwhile waits for the transaction, so its pack isn't removed.
 */
export async function freeSpace(
  { database, writer }: { database: UserDatabase; writer: Pick<QueueWriter, 'unsaved' | 'unsavedRefused'> },
  areas: readonly MirrorArea[],
  { clock }: Pick<PackSource, 'clock'>,
): Promise<Freed> {
  markDiskFull(database, { clock });
  const { packs, pictures, mirrorTables } = database;
  return database.transaction('rw', [...mirrorTables, pictures], async () => {
    const inMemory = [...writer.unsaved(), ...writer.unsavedRefused().map(({ op }) => op)];
    const source = { database, areas, unsaved: [], now: clock.now() };
    const { needed, wanted } = await readMirror(source, selectHashes);
    const inUse = new Set([...needed, ...listWorkHashes(inMemory, areas)]);
    const freed = (await packs.toCollection().primaryKeys()).filter((hash) => !inUse.has(hash));
    await packs.bulkDelete(freed);
    await pruneUnusedPictures(database);
    return { dropped: freed.length, downloads: freed.filter((hash) => wanted.has(hash)).length };
  });
}

const selectHashes = createSelector((get) => ({
  needed: new Set([...get(selectLocalWorkHashes), ...get(selectUrgentHashes)]),
  wanted: new Set(get(selectWantedHashes)),
}));
