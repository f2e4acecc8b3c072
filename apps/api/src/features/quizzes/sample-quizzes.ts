// Quizzes that only games ask. They are never published, so nobody has seen their answers.
import type { ContentQuiz } from '@quorbit/contracts/content/quizzes';
import type { Tx } from '@quorbit/db/client';
import { insertSeedQuiz } from './quizzes.seed.ts';

/** Inserts new copies of the sample quizzes for one game. @returns their ids */
export async function insertSampleQuizzes(
  tx: Tx,
  quizzes: readonly ContentQuiz[],
  editorId: string,
  now: Date,
): Promise<string[]> {
  const ids = [];
  for (const quiz of quizzes)
    ids.push(await insertSeedQuiz(tx, quiz, { ownerId: null, editorId, audience: 'everyone', status: 'draft' }, now));
  return ids;
}
