// Owns changing passwords, with the old password or with a link sent by mail.

import { setTimeout } from 'node:timers/promises';
import type { ChangePasswordInput } from '@quorbit/contracts/accounts/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Context, SignedInContext } from '../../../kernel/context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { notifySessions } from '../../../sessions/notify-sessions.ts';
import { sessionKeyOf } from '../../../sessions/session-keys.ts';
import { deleteAllSessions, deleteOtherSessions } from '../../../sessions/sessions.repository.ts';
import { canSignIn } from '../../../sessions/sign-in-policy.ts';
import { audit } from '../../audit/audit.service.ts';
import { enqueueMails } from '../../mails/mails.service.ts';
import { findUser, findUserByEmail, lockUser, type User, updateUser } from '../accounts.repository.ts';
import { confirmPassword } from '../sign-in/sign-in.service.ts';
import { deleteFailuresOf } from '../sign-in/sign-in-failures.repository.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { deleteTokens } from './mail-tokens.repository.ts';
import { getTokenOwner, issueMailToken, redeemToken } from './mail-tokens.service.ts';
import { hashPassword } from './passwords.ts';

/**
 * Minimum duration of a reset request, in milliseconds; much longer than the work, which is done for known e-mails
 * only.
 */
const MIN_RESET_MS = 400;

/**
 * Mails a link for choosing a new password if the account exists. Neither the reply nor its timing reveals whether it
 * exists.
 */
// ctx: the pause that hides whether the account exists is outside the transaction
export async function forgotPassword(ctx: Context, { email }: { email: string }): Promise<void> {
  const { pause = setTimeout } = ctx.deps;
  const [result] = await Promise.allSettled([sendResetMail(ctx, email), pause(MIN_RESET_MS)]);
  if (result.status === 'rejected') throw result.reason;
}

async function sendResetMail(ctx: Context, email: string): Promise<void> {
  const found = await findUserByEmail(ctx.db, email);
  if (!found || !canSignIn(ctx, found)) return;
  await ctx.write([], async (tx) => {
    const user = await lockUser(tx, found.id);
    const token = user ? await issueMailToken(tx, user.id, 'reset-password', ctx.now()) : null;
    if (token !== null) await enqueueMails(tx, [resetMail(email, ctx.deps.baseUrl(), token)], ctx.now());
  });
}

/**
 * Sets a new password with the token of a reset mail, which also verifies the address, and ends all sessions.
 * @throws AppError INVALID if the token is unknown, used or expired, or the password is too common or equals the
 * e-mail.
 */
// ctx: the new password is hashed before BEGIN
export async function resetPassword(ctx: Context, input: { token: string; password: string }): Promise<void> {
  const owner = await getTokenOwner(ctx.db, input.token, 'reset-password', ctx.now());
  const { id: userId } = owner;
  const passwordHash = await hashPassword(input.password, owner);
  await ctx.write([userScope(userId)], async (tx) => {
    await redeemToken(tx, input.token, 'reset-password', ctx.now());
    const user = await findUser(tx, userId);
    if (!user) return;
    // If the address was unverified, the Google account linked to it may belong to another person, so it's unlinked.
    const unproven = user.emailVerifiedAt === null ? { emailVerifiedAt: ctx.now(), googleSubject: null } : {};
    await updateUser(tx, userId, { passwordHash, ...unproven });
    await deleteAllSessions(tx, userId);
    notifySessions(tx, userId);
    await deleteFailuresOf(tx, user.email);
    await recordPasswordChange(ctx, tx, user, 'password.reset');
  });
}

/**
 * Sets a new password for the caller and ends their other sessions. Accounts without a password get their first one.
 * @throws AppError INVALID if the current password is wrong, or the new one is too common or equals the e-mail,
 * TOO_MANY after five wrong passwords, CONFLICT if the password was changed meanwhile.
 */
// ctx: the old password is checked, and the new one hashed, before BEGIN
export async function changePassword(ctx: SignedInContext, input: ChangePasswordInput): Promise<void> {
  const before = await findUser(ctx.db, ctx.actor.id);
  if (before && before.passwordHash !== null) {
    await confirmPassword(ctx, before, input.currentPassword, 'currentPassword');
  }
  const passwordHash = await hashPassword(input.newPassword, { ...before, field: 'newPassword' });
  await ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    const user = await findUser(tx, actor.id);
    if (!user || user.passwordHash !== before?.passwordHash) {
      throw new AppError('CONFLICT', 'Your password was changed meanwhile. Try again with the new one.');
    }
    await updateUser(tx, actor.id, { passwordHash });
    await deleteOtherSessions(tx, actor.id, sessionKeyOf(actor.sessionId));
    notifySessions(tx, actor.id);
    await deleteTokens(tx, actor.id, 'reset-password');
    await recordPasswordChange(ctx, tx, user, 'password.changed');
  });
}

async function recordPasswordChange(
  ctx: Context,
  tx: Tx,
  { id, email }: Pick<User, 'id' | 'email'>,
  action: 'password.changed' | 'password.reset',
): Promise<void> {
  await audit(tx, { actorId: id, subjectId: id, action, at: ctx.now() });
  await enqueueMails(tx, [passwordChangedMail(email, ctx.deps.baseUrl())], ctx.now());
  record(tx, userScope(id), 'profile', id);
}
