// Owns packs of games in rooms: players may read the questions that they were asked, and nothing else of the quiz.
import type { Tx } from '@quorbit/db/client';
import { findQuestionContent, insertPack } from './packs.repository.ts';
import { buildGamePack } from './packs.ts';

interface GameQuestions {
  versionId: string;
  questionIds: readonly string[];
}

/**
 * Writes the pack of these questions of a version, with their keys.
 * @param salt 128 random bits in hex.
 * @returns the pack's hash; null if the version no longer exists.
 */
export async function writeGamePack(
  tx: Tx,
  { versionId, questionIds }: GameQuestions,
  salt: string,
): Promise<string | null> {
  const found = await findQuestionContent(tx, versionId, questionIds);
  if (!found) return null;
  const { content, questionNos } = found;
  const pack = buildGamePack(content, salt);
  await insertPack(tx, { ...pack, quizId: content.quizId, versionId, questionNos });
  return pack.hash;
}
