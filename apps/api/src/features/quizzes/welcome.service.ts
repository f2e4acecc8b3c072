// Owns the quiz that people may try before they have an account.
import type { StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import type { Executor } from '@quorbit/db/client';
import { notFound } from '../../lib/app-error.ts';
import { findPack } from './packs/packs.repository.ts';
import { findServed } from './packs/packs.service.ts';
import { type ServingContext, startedWith } from './packs/stored-pack.ts';
import { listByOrigin } from './quizzes.repository.ts';
import type { Reader } from './reader.ts';
import { sealedQuizzes } from './seals/seals.service.ts';
import { maySee } from './visibility.ts';

export const WELCOME_ORIGIN = 'seed:welcome';

/** Somebody without an account sees what is for everyone, and is seated nowhere. */
const VISITOR: Reader = { id: '00000000-0000-0000-0000-000000000000', role: 'user' };

/**
 * The welcome quiz with its keys, as its pack is now.
 * @throws AppError NOT_FOUND where it was removed or is no longer for everyone to practise with
 */
// ctx: the first serving of a pack is noted in a transaction of its own.
export async function getWelcome(ctx: ServingContext): Promise<StartedQuiz> {
  const now = ctx.now();
  const { quizId, stored } = await findServed(ctx, () => findWelcome(ctx.db, now));
  return startedWith(quizId, stored, { ranked: false, now });
}

async function findWelcome(db: Executor, now: Date) {
  const [found] = await listByOrigin(db, [WELCOME_ORIGIN]);
  if (!found || !maySee(VISITOR, found.quiz) || found.quiz.ranked) throw notFound('Quiz');
  const { quiz, version } = found;
  if ((await sealedQuizzes(db, VISITOR, now, [quiz.id])).has(quiz.id)) throw notFound('Quiz');
  return { quizId: quiz.id, stored: await findPack(db, version.id, true) };
}
