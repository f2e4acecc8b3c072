import type { UserDatabase } from '../database.ts';
import { addHash, readNeededHashes } from './names.ts';

/** Removes packs that no row, card, draft or op names any more. */
export async function dropUnnamedPacks(database: UserDatabase): Promise<void> {
  const { packs, rows, drafts, outbox, journal, rejected } = database;
  await database.transaction('rw', [packs, rows, drafts, outbox, journal, rejected], async () => {
    const kept = await packs.toCollection().primaryKeys();
    if (kept.length === 0) return;
    const named = await readNeededHashes(database);
    for (const { op } of await journal.toArray()) addHash(named, op.args);
    for (const { body } of await rows.where('kind').anyOf('pack', 'attempt').toArray()) addHash(named, body);
    await packs.bulkDelete(kept.filter((hash) => !named.has(hash)));
  });
}

/** Removes what is kept of a quiz, save for what work on this device still needs. */
export async function removeDownload(database: UserDatabase, quizId: string): Promise<void> {
  const { packs, rows, drafts, outbox, rejected } = database;
  await database.transaction('rw', [packs, rows, drafts, outbox, rejected], async () => {
    const needed = await readNeededHashes(database);
    const kept = await packs.where('quizId').equals(quizId).primaryKeys();
    await packs.bulkDelete(kept.filter((hash) => !needed.has(hash)));
  });
}
