import type { CardRow, PackRow } from '@quorbit/contracts/sync/rows';
import type { UserDatabase } from '../database.ts';
import { BrokenPackError, downloadPack } from './packs.ts';

const ASK_AGAIN_MS = 10 * 60_000;

/** When the server did not give a pack, by its hash. */
const refused = new Map<string, number>();

/**
 * Fetches what this device should have: the questions of the learner's cards, those due first before others, and the present version of every quiz of
 * which an earlier one is here. Without a network it stops; the next exchange tries again.
 */
export async function fetchWantedPacks(database: UserDatabase): Promise<void> {
  for (const hash of await readWantedHashes(database)) {
    if (Date.now() - (refused.get(hash) ?? 0) < ASK_AGAIN_MS) continue;
    try {
      await downloadPack(database, hash);
    } catch (error) {
      if (!(error instanceof BrokenPackError)) return;
      refused.set(hash, Date.now());
    }
  }
}

async function readWantedHashes({ packs, rows }: UserDatabase): Promise<string[]> {
  const kept = await packs.toArray();
  const here = new Set(kept.map(({ hash }) => hash));
  const quizzes = new Set(kept.map(({ quizId }) => quizId));
  const bodies = async (kind: 'card' | 'pack') =>
    (await rows.where('kind').equals(kind).toArray()).map(({ body }) => body);
  const cards = (await bodies('card')) as CardRow[];
  const present = (await bodies('pack')) as PackRow[];
  const wanted = new Set([
    ...cards.sort((a, b) => a.due.localeCompare(b.due)).map(({ packHash }) => packHash),
    ...present.filter(({ quizId }) => quizzes.has(quizId)).map(({ hash }) => hash),
  ]);
  return [...wanted].filter((hash) => hash !== '' && !here.has(hash));
}
