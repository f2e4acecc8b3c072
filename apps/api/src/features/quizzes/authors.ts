import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { AppError } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import type { QuizRow } from './quizzes.repository.ts';

/** @throws AppError PREMIUM_REQUIRED for those who make no quizzes */
export function requireAuthor({ role }: Actor): void {
  if (role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
}

/** Who sees what somebody makes. */
export function audienceOf({ role }: Actor): QuizRow['audience'] {
  return role === 'admin' ? 'everyone' : 'premium';
}
