import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { AREAS, JOURNAL } from '../mirror/inputs.ts';
import { readMirror } from '../mirror/read-mirror.ts';
import { createSelector } from '../mirror/selector.ts';
import { listWorkHashes, selectNeededHashes, selectRetainedHashes } from './pack-hashes.ts';
import { pruneUnusedPictures } from './pictures.ts';

/** Hashes of the packs that any mirrored row, draft or op on this device refers to. */
const selectReferencedHashes = createSelector((get) => {
  const settled = get(JOURNAL).map(({ op }) => op);
  return new Set([...get(selectNeededHashes), ...listWorkHashes(settled, get(AREAS)), ...get(selectRetainedHashes)]);
});

/** Removes packs that no row, card, draft or op refers to any more, and the pictures that only they showed. */
export async function pruneUnusedPacks(database: UserDatabase, areas: readonly MirrorArea[]): Promise<void> {
  const { packs, pictures, mirrorTables } = database;
  await database.transaction('rw', [...mirrorTables, pictures], async () => {
    const stored = await packs.toCollection().primaryKeys();
    if (stored.length === 0) return;
    const referenced = await readMirror({ database, areas, unsaved: [] }, selectReferencedHashes);
    await packs.bulkDelete(stored.filter((hash) => !referenced.has(hash)));
    await pruneUnusedPictures(database);
  });
}

/** Removes the packs of a quiz and their pictures, except packs that work or reviews on this device still need. */
export async function removeDownload(
  database: UserDatabase,
  areas: readonly MirrorArea[],
  quizId: string,
): Promise<void> {
  const { packs, pictures, mirrorTables } = database;
  await database.transaction('rw', [...mirrorTables, pictures], async () => {
    const needed = await readMirror({ database, areas, unsaved: [] }, selectNeededHashes);
    const stored = await packs.where('quizId').equals(quizId).primaryKeys();
    await packs.bulkDelete(stored.filter((hash) => !needed.has(hash)));
    await pruneUnusedPictures(database);
  });
}
