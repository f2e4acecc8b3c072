import type { DataStep, Tx } from '@quorbit/db/client';
import { deleteBytes, findPackByHash, pageOfStoredHashes } from './packs.repository.ts';
import { packHashOf, serializePack } from './packs.ts';

/** So few at a time, because old packs hold pictures. */
const PAGE = 20;

/** Older versions stored the bytes of each pack. Those go that can be made again exactly. */
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
