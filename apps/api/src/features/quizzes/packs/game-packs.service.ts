// Owns packs of games in rooms: players may read what they were asked, and nothing else of the quiz.
import type { Tx } from '@quorbit/db/client';
import { findAskedContent, insertPack } from './packs.repository.ts';
import { describeAsked } from './packs.ts';

interface Asked {
  versionId: string;
  questionIds: readonly string[];
}

/**
 * Writes the pack of these questions of a version, with their keys.
 * @param salt 128 random bits in hex
 * @returns its hash; null where the version is gone
 */
export async function writeGamePack(tx: Tx, { versionId, questionIds }: Asked, salt: string): Promise<string | null> {
  const found = await findAskedContent(tx, versionId, questionIds);
  if (!found) return null;
  const { content, questionNos } = found;
  const pack = describeAsked(content, salt);
  await insertPack(tx, { ...pack, quizId: content.quizId, versionId, questionNos });
  return pack.hash;
}
