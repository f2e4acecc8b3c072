import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { AREAS, JOURNAL } from '../mirror/inputs.ts';
import { readMirror } from '../mirror/read-mirror.ts';
import { selector } from '../mirror/selector.ts';
import { hashesOfWork, selectKeptHashes, selectNeededHashes } from './names.ts';
import { dropUnnamedPictures } from './pictures.ts';

/** Hashes of the packs that some row, card, draft or op refers to. */
const selectNamedHashes = selector((get) => {
  const settled = get(JOURNAL).map(({ op }) => op);
  return new Set([...get(selectNeededHashes), ...hashesOfWork(settled, get(AREAS)), ...get(selectKeptHashes)]);
});

/** Removes packs that no row, card, draft or op refers to any more, and the pictures that only they showed. */
export async function dropUnnamedPacks(database: UserDatabase, areas: readonly MirrorArea[]): Promise<void> {
  const { packs, pictures, mirrorTables } = database;
  await database.transaction('rw', [...mirrorTables, pictures], async () => {
    const here = await packs.toCollection().primaryKeys();
    if (here.length === 0) return;
    const named = await readMirror({ database, areas, unsaved: [] }, selectNamedHashes);
    await packs.bulkDelete(here.filter((hash) => !named.has(hash)));
    await dropUnnamedPictures(database);
  });
}

/** Removes the packs of a quiz and their pictures, except those that work on this device still needs. */
export async function removeDownload(
  database: UserDatabase,
  areas: readonly MirrorArea[],
  quizId: string,
): Promise<void> {
  const { packs, pictures, mirrorTables } = database;
  await database.transaction('rw', [...mirrorTables, pictures], async () => {
    const needed = await readMirror({ database, areas, unsaved: [] }, selectNeededHashes);
    const here = await packs.where('quizId').equals(quizId).primaryKeys();
    await packs.bulkDelete(here.filter((hash) => !needed.has(hash)));
    await dropUnnamedPictures(database);
  });
}
