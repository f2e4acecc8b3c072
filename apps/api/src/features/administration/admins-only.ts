import { ADMINS_ONLY } from '@quorbit/contracts/errors/messages';
import { AppError } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';

/** @throws AppError FORBIDDEN for everybody but admins */
export function requireAdmin({ role }: Actor): void {
  if (role !== 'admin') throw new AppError('FORBIDDEN', ADMINS_ONLY);
}
