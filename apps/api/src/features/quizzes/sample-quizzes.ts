// Quizzes that only games ask. They are never published, so nobody has seen their answers.
import type { Tx } from '@quorbit/db/client';
import type { SeedQuiz } from '@quorbit/db/seed/seed-category';
import { insertSeedQuiz } from './quizzes.seed.ts';

/** Inserts new copies of the sample quizzes for one game. @returns their ids */
export async function insertSampleQuizzes(
  tx: Tx,
  quizzes: readonly (SeedQuiz & { category: string })[],
  editorId: string,
  now: Date,
): Promise<string[]> {
  const ids = [];
  for (const quiz of quizzes)
    ids.push(await insertSeedQuiz(tx, quiz, { ownerId: null, editorId, audience: 'everyone', status: 'draft' }, now));
  return ids;
}
