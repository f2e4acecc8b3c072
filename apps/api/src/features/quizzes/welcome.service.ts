// Owns the quiz that people may try before they have an account.
import type { StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import type { Executor } from '@quorbit/db/client';
import { notFound } from '../../lib/app-error.ts';
import { findPack, listByOrigin, type Reader } from './quizzes.repository.ts';
import { sealedQuizzes } from './seals.service.ts';
import { maySee } from './visibility.ts';

export const WELCOME_ORIGIN = 'seed:welcome';

/** Somebody without an account sees what is for everyone, and is seated nowhere. */
const VISITOR: Reader = { id: '00000000-0000-0000-0000-000000000000', role: 'user' };

/**
 * The welcome quiz with its keys, as its pack is now.
 * @throws AppError NOT_FOUND where it was removed or is no longer for everyone to practise with
 */
export async function getWelcome(db: Executor, now: Date): Promise<StartedQuiz> {
  const [found] = await listByOrigin(db, [WELCOME_ORIGIN]);
  if (!found || !maySee(VISITOR, found.quiz) || found.quiz.ranked) throw notFound('Quiz');
  const { quiz, version } = found;
  if ((await sealedQuizzes(db, VISITOR, now, [quiz.id])).has(quiz.id)) throw notFound('Quiz');
  const pack = await findPack(db, version.id, true);
  if (!pack) throw new Error(`Version ${version.id} has no pack.`);
  return {
    quizId: quiz.id,
    packHash: pack.hash,
    pack: JSON.parse(pack.body),
    ranked: false,
    serverNow: now.toISOString(),
  };
}
