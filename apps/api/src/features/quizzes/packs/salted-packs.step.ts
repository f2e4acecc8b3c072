import type { Tx } from '@quorbit/db/client';
import type { AreaStep } from '../../../kernel/area.ts';
import { randomSalt } from '../../../lib/secrets/tokens.ts';
import { findPackByHash, pageOfUnsaltedHashes, replacePack } from './packs.repository.ts';
import { buildPack } from './packs.ts';

/** Packs are updated in small pages, because each holds up to 200 questions. */
const PAGE = 20;

/**
 * Adds a salt to the packs with keys of ranked quizzes, because a hash from older versions can be found by trying keys.
 * Packs whose bytes or hash a client may already have stay unchanged.
 */
export const saltRankedPacks: AreaStep = {
  migration: '0022_salted-packs',
  async run(tx, { deletionBlockers }) {
    let after = '';
    for (;;) {
      const hashes = await pageOfUnsaltedHashes(tx, after, PAGE, deletionBlockers);
      for (const hash of hashes) await saltPack(tx, hash);
      const last = hashes.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
};

async function saltPack(tx: Tx, hash: string): Promise<void> {
  const stored = await findPackByHash(tx, hash);
  if (stored) await replacePack(tx, hash, buildPack(stored.version, randomSalt()));
}
