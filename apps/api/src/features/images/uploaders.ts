import type { Role } from '@quorbit/contracts/accounts/roles';
import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { AppError } from '../../lib/app-error.ts';

/**
 * Checks that the person may upload pictures; everybody who may write quizzes may.
 * @throws AppError PREMIUM_REQUIRED for users without premium.
 */
export function requireUploader({ role }: { role: Role }): void {
  if (role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
}
