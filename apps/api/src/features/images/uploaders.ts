import type { Role } from '@quorbit/contracts/accounts/roles';
import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { AppError } from '../../lib/app-error.ts';

/** Who may write quizzes may upload. @throws AppError PREMIUM_REQUIRED */
export function requireUploader({ role }: { role: Role }): void {
  if (role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
}
