import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { hashesOfWork, readNeededHashes } from './names.ts';
import { dropUnnamedPictures } from './pictures.ts';

/** Removes packs that no row, card, draft or op refers to any more, and the pictures that only they showed. */
export async function dropUnnamedPacks(database: UserDatabase, areas: readonly MirrorArea[]): Promise<void> {
  const { packs, pictures, rows, featureTables, outbox, journal, rejected, meta } = database;
  await database.transaction(
    'rw',
    [packs, pictures, rows, ...featureTables, outbox, journal, rejected, meta],
    async () => {
      const here = await packs.toCollection().primaryKeys();
      if (here.length === 0) return;
      const named = await readNeededHashes(database, areas);
      const settled = (await journal.toArray()).map(({ op }) => op);
      for (const hash of hashesOfWork(settled, areas)) named.add(hash);
      for (const area of areas) for (const hash of (await area.packs?.kept?.(database)) ?? []) named.add(hash);
      await packs.bulkDelete(here.filter((hash) => !named.has(hash)));
      await dropUnnamedPictures(database);
    },
  );
}

/** Removes the packs of a quiz and their pictures, except those that work on this device still needs. */
export async function removeDownload(
  database: UserDatabase,
  areas: readonly MirrorArea[],
  quizId: string,
): Promise<void> {
  const { packs, pictures, rows, featureTables, outbox, rejected } = database;
  await database.transaction('rw', [packs, pictures, rows, ...featureTables, outbox, rejected], async () => {
    const needed = await readNeededHashes(database, areas);
    const here = await packs.where('quizId').equals(quizId).primaryKeys();
    await packs.bulkDelete(here.filter((hash) => !needed.has(hash)));
    await dropUnnamedPictures(database);
  });
}
