// Decides who may download which pack.
import { CONFLICT_SEALED, RANKED_SEALED } from '@quorbit/contracts/errors/messages';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import { hasAttempt } from '../attempts/records.service.ts';
import { findPackWithQuiz, type Reader } from './quizzes.repository.ts';
import { sealedQuizzes } from './seals.service.ts';
import { maySee } from './visibility.ts';

/**
 * The bytes of a pack. It is for people who may see the quiz and for those who have taken it: reports and cards outlive
 * the quiz. After a ranked quiz has closed, its keyed pack is for those who took it.
 * @throws AppError NOT_FOUND for a pack that the caller may not have, CONFLICT for keys while sealed
 */
export async function readPack(db: Executor, actor: Reader, hash: string, now: Date): Promise<string> {
  const found = await findPackWithQuiz(db, hash);
  if (!found) throw notFound('Pack');
  const { pack, quiz } = found;
  const owns = quiz.ownerId === actor.id || actor.role === 'admin';
  const needsAttempt = !maySee(actor, quiz) || (pack.keyed && quiz.ranked && !owns);
  if (needsAttempt && !(await hasAttempt(db, actor.id, quiz.id))) throw notFound('Pack');
  const seal = pack.keyed ? (await sealedQuizzes(db, actor, now, [quiz.id])).get(quiz.id) : undefined;
  if (seal) throw new AppError('CONFLICT', seal === 'game' ? CONFLICT_SEALED : RANKED_SEALED);
  return pack.body;
}
