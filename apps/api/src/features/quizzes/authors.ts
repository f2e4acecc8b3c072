import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { QuizRow } from './quizzes.repository.ts';
import { canSeeQuiz, type QuizVisibility } from './visibility.ts';

/**
 * Requires a user who may make quizzes.
 * @throws AppError PREMIUM_REQUIRED for users without premium.
 */
export function requireAuthor({ role }: Actor): void {
  if (role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
}

/**
 * Requires that the actor may edit the quiz.
 * @throws AppError PREMIUM_REQUIRED, NOT_FOUND for others' quizzes.
 */
export function requireEditable(actor: Actor, quiz: QuizVisibility): void {
  requireAuthor(actor);
  const isOwn = actor.role === 'admin' || quiz.ownerId === actor.id;
  if (!isOwn || !canSeeQuiz(actor, quiz)) throw notFound('Quiz');
}

/** Returns who sees the quizzes that this user makes. */
export function audienceOf({ role }: Actor): QuizRow['audience'] {
  return role === 'admin' ? 'everyone' : 'premium';
}
