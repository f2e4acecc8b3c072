import { ADMINS_ONLY } from '@quorbit/contracts/errors/messages';
import type { Actor } from '../kernel/actor.ts';
import { AppError } from './app-error.ts';

/**
 * Checks that the caller is an admin.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export function requireAdmin({ role }: Actor): void {
  if (role !== 'admin') throw new AppError('FORBIDDEN', ADMINS_ONLY);
}
