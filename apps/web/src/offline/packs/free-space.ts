import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import type { QueueWriter } from '../queue/writer.ts';
import { noteDiskFull } from './fetch-packs.ts';
import { hashesOfWork, readHashesOfWorkHere } from './names.ts';
import type { PackSource } from './packs.ts';
import { dropUnnamedPictures } from './pictures.ts';

interface Freed {
  /** Packs that were removed. */
  dropped: number;
  /** Those of them that the learner would have again once there is space. */
  downloads: number;
}

/**
 * Work goes first: removes the packs that neither work on this device nor the reviews of these days need. Work that comes
 * meanwhile waits for the transaction, so that its pack is not removed under it.
 */
export async function freeSpace(
  { database, writer }: { database: UserDatabase; writer: Pick<QueueWriter, 'unsaved' | 'unsavedRefused'> },
  areas: readonly MirrorArea[],
  { clock }: Pick<PackSource, 'clock'>,
): Promise<Freed> {
  noteDiskFull(database, { clock });
  const { packs, pictures, rows, featureTables, outbox, journal, rejected, meta } = database;
  return database.transaction(
    'rw',
    [packs, pictures, rows, ...featureTables, outbox, journal, rejected, meta],
    async () => {
      const inMemory = [...writer.unsaved(), ...writer.unsavedRefused().map(({ op }) => op)];
      const skew = (await meta.get('meta'))?.skew ?? 0;
      const needed = await readHashesOfWorkHere(database, areas);
      for (const hash of hashesOfWork(inMemory, areas)) needed.add(hash);
      const wanted = new Set<string>();
      for (const area of areas) {
        for (const hash of (await area.packs?.urgent?.(database, new Date(clock.now() + skew))) ?? []) needed.add(hash);
        for (const hash of (await area.packs?.wanted?.(database)) ?? []) wanted.add(hash);
      }
      const freed = (await packs.toCollection().primaryKeys()).filter((hash) => !needed.has(hash));
      await packs.bulkDelete(freed);
      await dropUnnamedPictures(database);
      return { dropped: freed.length, downloads: freed.filter((hash) => wanted.has(hash)).length };
    },
  );
}
