import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { QuizRow } from './quizzes.repository.ts';
import { canSeeQuiz, type QuizVisibility } from './visibility.ts';

/** @throws AppError PREMIUM_REQUIRED for those who make no quizzes */
export function requireAuthor({ role }: Actor): void {
  if (role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
}

/** @throws AppError PREMIUM_REQUIRED, NOT_FOUND for others' quizzes */
export function requireEditable(actor: Actor, quiz: QuizVisibility): void {
  requireAuthor(actor);
  const isOwn = actor.role === 'admin' || quiz.ownerId === actor.id;
  if (!isOwn || !canSeeQuiz(actor, quiz)) throw notFound('Quiz');
}

/** Who sees what somebody makes. */
export function audienceOf({ role }: Actor): QuizRow['audience'] {
  return role === 'admin' ? 'everyone' : 'premium';
}
