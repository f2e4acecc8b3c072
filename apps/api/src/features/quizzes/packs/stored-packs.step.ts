import type { DataStep, Tx } from '@quorbit/db/client';
import { deleteBytes, findPackByHash, pageOfStoredHashes } from './packs.repository.ts';
import { packHashOf, serializePack } from './packs.ts';

/** Packs are updated in small pages, because old packs contain pictures. */
const PAGE = 20;

/** Deletes the pack bytes that older versions stored, if the app can rebuild exactly the same bytes. */
export const deleteStoredBytes: DataStep = {
  migration: '0014_authoring',
  async run(tx) {
    let after = '';
    for (;;) {
      const hashes = await pageOfStoredHashes(tx, after, PAGE);
      for (const hash of hashes) await deleteIfReproducible(tx, hash);
      const last = hashes.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
};

async function deleteIfReproducible(tx: Tx, hash: string): Promise<void> {
  const stored = await findPackByHash(tx, hash);
  if (stored && packHashOf(serializePack(stored.version, stored.pack)) === hash) await deleteBytes(tx, hash);
}
