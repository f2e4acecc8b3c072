// Owns the rule that a server always has an admin.
import { ADMINS_ONLY, LAST_ADMIN } from '@quorbit/contracts/errors/messages';
import type { Tx } from '@quorbit/db/client';
import { AppError } from '../../../lib/app-error.ts';
import { lockAdmins, type User } from '../accounts.repository.ts';

/**
 * Requires that an active admin remains when `user` is removed or gets another role. All admins are locked, so that two
 * can't remove each other at the same moment. Demo admins don't count as a replacement for a real one, because they
 * can't sign in from everywhere.
 * @throws AppError CONFLICT for the last admin, FORBIDDEN if the caller isn't an admin any more.
 */
export async function requireRemainingAdmin(
  tx: Tx,
  user: Pick<User, 'id' | 'role' | 'isDemo' | 'suspendedAt'>,
  actor: { id: string },
): Promise<void> {
  if (user.role !== 'admin' || user.suspendedAt !== null) return;
  const admins = await lockAdmins(tx);
  if (!admins.some(({ id }) => id === actor.id)) throw new AppError('FORBIDDEN', ADMINS_ONLY);
  const others = admins.filter(({ id, isDemo }) => id !== user.id && (user.isDemo || !isDemo));
  if (others.length === 0) throw new AppError('CONFLICT', LAST_ADMIN);
}
