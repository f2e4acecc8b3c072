// Decides who may download which pack.
import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Context } from '../../trpc/context.ts';
import { sessionRefusal } from '../accounts/session-refusal.ts';
import { findPackWithQuiz, hasAttempt } from './quizzes.repository.ts';
import { maySee } from './quizzes.service.ts';
import { sealedQuizzes } from './seals.ts';

/**
 * The bytes of a pack. Who may see the quiz may have it, and so may who has taken it: reports and cards outlive the quiz.
 * The keyed pack of a ranked quiz is for those who were graded, its owner and admins.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for a pack that the caller may not have, CONFLICT for keys while sealed
 */
export async function readPack(
  ctx: Pick<Context, 'actor' | 'claimedId' | 'db' | 'now'>,
  hash: string,
): Promise<string> {
  const { actor, db } = ctx;
  if (!actor) throw await sessionRefusal(db, ctx.claimedId);
  const found = await findPackWithQuiz(db, hash);
  if (!found) throw notFound('Pack');
  const { pack, quiz } = found;
  const owns = quiz.ownerId === actor.id || actor.role === 'admin';
  const needsAttempt = !maySee(actor, quiz) || (pack.keyed && quiz.ranked && !owns);
  if (needsAttempt && !(await hasAttempt(db, actor.id, quiz.id))) throw notFound('Pack');
  if (pack.keyed && (await sealedQuizzes(db, actor, ctx.now())).has(quiz.id)) {
    throw new AppError('CONFLICT', CONFLICT_SEALED);
  }
  return pack.body;
}
