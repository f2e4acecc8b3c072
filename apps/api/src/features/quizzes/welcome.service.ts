// Serves the welcome quiz, which people may try before they have an account.
import type { StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import { isTrialQuiz } from '@quorbit/contracts/quizzes/welcome-quiz';
import type { Executor } from '@quorbit/db/client';
import type { Deps } from '../../kernel/deps.ts';
import { notFound } from '../../lib/app-error.ts';
import { findPack } from './packs/packs.repository.ts';
import { findAndMarkServed } from './packs/packs.service.ts';
import { type ServingContext, toStartedQuiz } from './packs/stored-pack.ts';
import { listByOrigin } from './quizzes.repository.ts';
import type { Reader } from './reader.ts';
import { listSealedQuizzes } from './seals/seals.service.ts';
import { canSeeQuiz } from './visibility.ts';
import { WELCOME_ORIGIN } from './welcome-origin.ts';

/** A reader without an account, who sees the quizzes for everyone and is a player in no game. */
const VISITOR: Reader = { id: '00000000-0000-0000-0000-000000000000', role: 'user' };

export type WelcomeContext = ServingContext & { deps: Pick<Deps, 'switches'> };

/**
 * Returns the welcome quiz's current pack, with keys.
 * @throws AppError NOT_FOUND if the quiz was deleted, hidden, ranked or sealed, if it has a question that takes more than
 * one tap, or if an admin switched off the questions for visitors.
 */
// ctx: the first serving of a pack is marked in a transaction of its own
export async function getWelcomeQuiz(ctx: WelcomeContext): Promise<StartedQuiz> {
  if (!ctx.deps.switches.isOn('trial')) throw notFound('Quiz');
  const now = ctx.now();
  const { quizId, stored } = await findAndMarkServed(ctx, () => getWelcomePack(ctx.db, now));
  const started = toStartedQuiz(quizId, stored, { ranked: false, now });
  if (!isTrialQuiz(started.pack)) throw notFound('Quiz');
  return started;
}

async function getWelcomePack(db: Executor, now: Date) {
  const [found] = await listByOrigin(db, [WELCOME_ORIGIN]);
  if (!found || !canSeeQuiz(VISITOR, found.quiz) || found.quiz.ranked) throw notFound('Quiz');
  const { quiz, version } = found;
  if ((await listSealedQuizzes(db, VISITOR, now, [quiz.id])).has(quiz.id)) throw notFound('Quiz');
  return { quizId: quiz.id, stored: await findPack(db, version.id, true) };
}
