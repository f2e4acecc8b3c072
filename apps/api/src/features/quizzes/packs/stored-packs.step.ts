import type { DataStep, Tx } from '@quorbit/db/client';
import { findPackByHash, forgetBytes, pageOfStored } from './packs.repository.ts';
import { packBytes, packHashOf } from './packs.ts';

/** So few at a time, because old packs hold pictures. */
const PAGE = 20;

/** Older versions stored the bytes of each pack. Those go that can be made again exactly. */
export const forgetStoredBytes: DataStep = {
  migration: '0014_authoring',
  async run(tx) {
    let after = '';
    for (;;) {
      const hashes = await pageOfStored(tx, after, PAGE);
      for (const hash of hashes) await forgetIfMadeAgain(tx, hash);
      const last = hashes.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
};

async function forgetIfMadeAgain(tx: Tx, hash: string): Promise<void> {
  const stored = await findPackByHash(tx, hash);
  if (stored && packHashOf(packBytes(stored.version, stored.pack)) === hash) await forgetBytes(tx, hash);
}
