// Owns what admins do to other people's accounts. The caller has locked the person's scope and checked the admin's
// rights.

import type { Role } from '@quorbit/contracts/accounts/roles';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { notifySessions } from '../../sessions/notify-sessions.ts';
import { deleteAllSessions } from '../../sessions/sessions.repository.ts';
import { audit } from '../audit/audit.service.ts';
import { enqueueMails } from '../mails/mails.service.ts';
import { findUser, type User, updateUser } from './accounts.repository.ts';
import { changeRole } from './accounts.service.ts';
import { requireRemainingAdmin } from './creation/admins.service.ts';
import { forcedResetMail } from './credentials/account-mails.ts';
import { deleteTokens } from './credentials/mail-tokens.repository.ts';
import { issueMailToken } from './credentials/mail-tokens.service.ts';
import { eraseAccount } from './deletion/deletion.service.ts';
import { deleteFailuresOf } from './sign-in/sign-in-failures.repository.ts';

/**
 * Gives another account a role.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one, CONFLICT for the last admin
 * and for demo accounts that would become admins.
 */
export async function setRole(
  tx: Tx,
  actor: Actor,
  { userId, role }: { userId: string; role: Role },
  now: Date,
  { roleChanges }: Pick<Deps, 'roleChanges'>,
): Promise<void> {
  const user = await getOther(tx, actor, userId);
  if (user.role === role) return;
  if (role === 'admin' && user.isDemo) {
    throw new AppError('CONFLICT', "Demo accounts can't become admins: everybody knows their password.");
  }
  await requireRemainingAdmin(tx, user, actor);
  await changeRole(tx, user, role, { actorId: actor.id, now, roleChanges });
}

/**
 * Suspends an account: ends all its sessions, and prevents new ones.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one, CONFLICT for the last admin.
 */
export async function suspend(tx: Tx, actor: Actor, userId: string, now: Date): Promise<void> {
  const user = await getOther(tx, actor, userId);
  if (user.suspendedAt !== null) return;
  await requireRemainingAdmin(tx, user, actor);
  await updateUser(tx, userId, { suspendedAt: now });
  await endSessions(tx, userId);
  await audit(tx, { actorId: actor.id, subjectId: userId, action: 'account.suspended', at: now });
}

/**
 * Lets a suspended account sign in again.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one.
 */
export async function restore(tx: Tx, actor: Actor, userId: string, now: Date): Promise<void> {
  const user = await getOther(tx, actor, userId);
  if (user.suspendedAt === null) return;
  await updateUser(tx, userId, { suspendedAt: null });
  await audit(tx, { actorId: actor.id, subjectId: userId, action: 'account.restored', at: now });
}

/**
 * Removes an account's password and ends its sessions. If a mail server is configured, the person gets a link for
 * choosing a new password and null is returned; otherwise the link is returned.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one.
 */
export async function voidPassword(
  tx: Tx,
  actor: Actor,
  userId: string,
  now: Date,
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
): Promise<string | null> {
  const user = await getOther(tx, actor, userId);
  await updateUser(tx, userId, { passwordHash: null });
  await endSessions(tx, userId);
  await deleteTokens(tx, userId, 'reset-password');
  await deleteFailuresOf(tx, user.email);
  const token = await issueMailToken(tx, userId, 'reset-password', now);
  await audit(tx, { actorId: actor.id, subjectId: userId, action: 'password.voided', at: now });
  record(tx, userScope(userId), 'profile', userId);
  if (token === null) return null;
  if (env.smtpUrl === null) return `${baseUrl()}/reset-password?token=${token}`;
  await enqueueMails(tx, [forcedResetMail(user.email, baseUrl(), token)], now);
  return null;
}

/**
 * Returns the person whose data an admin exports at the person's request.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one.
 */
export function getExportSubject(tx: Tx, actor: Actor, userId: string): Promise<User> {
  return getOther(tx, actor, userId);
}

/**
 * Deletes another person's account for good, at that person's request.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one, CONFLICT for the last admin.
 */
export async function deleteOtherAccount(
  tx: Tx,
  actor: Actor,
  userId: string,
  now: Date,
  registries: Pick<Deps, 'personal' | 'attemptQueries'>,
): Promise<void> {
  const user = await getOther(tx, actor, userId);
  await requireRemainingAdmin(tx, user, actor);
  await eraseAccount(tx, registries, user, { actorId: actor.id, now });
}

/**
 * Returns another person's account.
 * @throws AppError FORBIDDEN for the caller's own account, NOT_FOUND for an unknown one.
 */
async function getOther(tx: Tx, actor: Actor, userId: string): Promise<User> {
  if (userId === actor.id) throw new AppError('FORBIDDEN', "You can't do this to your own account. Ask another admin.");
  const user = await findUser(tx, userId);
  if (!user) throw notFound('User');
  return user;
}

async function endSessions(tx: Tx, userId: string): Promise<void> {
  await deleteAllSessions(tx, userId);
  notifySessions(tx, userId);
}
