// Quizzes that only games ask. They are never published, so nobody has seen their answers.
import type { Tx } from '@quorbit/db/client';
import { challengeQuizzes } from '@quorbit/db/seed/challenge-quizzes';
import { insertSeedQuiz } from './quizzes.seed.ts';

/** New ones each time, for one game. @returns their ids */
export async function insertSampleQuizzes(tx: Tx, editorId: string, now: Date): Promise<string[]> {
  const ids = [];
  for (const quiz of challengeQuizzes)
    ids.push(await insertSeedQuiz(tx, quiz, { ownerId: null, editorId, audience: 'everyone', status: 'draft' }, now));
  return ids;
}
