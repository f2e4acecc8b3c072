// Makes signed-in users prove their identity again before they do something that can't be undone.
import type { ConfirmInput } from '@quorbit/contracts/accounts/schema';
import { CONFIRM_FIRST } from '@quorbit/contracts/errors/messages';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { SignedInContext } from '../../../kernel/context.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { sessionKeyOf } from '../../../sessions/session-keys.ts';
import { confirmSession, findConfirmation } from '../../../sessions/sessions.repository.ts';
import { findUser } from '../accounts.repository.ts';
import { confirmPassword } from './sign-in.service.ts';

const CONFIRMED_FOR_MS = 5 * 60_000;

/**
 * Checks the caller's password and, for five minutes, lets this session pass `requireConfirmed`. Users without a
 * password have to sign in again instead.
 * @throws AppError INVALID for a wrong password, TOO_MANY after five wrong ones, CONFLICT for accounts without one.
 */
// ctx: the password is checked before BEGIN
export async function confirmIdentity(ctx: SignedInContext, { password }: ConfirmInput): Promise<void> {
  const user = await findUser(ctx.db, ctx.actor.id);
  if (!user) throw notFound('User');
  if (user.passwordHash === null) {
    throw new AppError('CONFLICT', 'This account has no password. Log out and sign in with Google again.');
  }
  await confirmPassword(ctx, user, password, 'password');
  await ctx.writeAs([], (tx, actor) => confirmSession(tx, sessionKeyOf(actor.sessionId), ctx.now()));
}

/**
 * Passes only if the caller signed in or confirmed the password within the last five minutes.
 * @throws AppError CONFIRM_FIRST otherwise.
 */
export async function requireConfirmed(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const session = await findConfirmation(tx, sessionKeyOf(actor.sessionId));
  const confirmedAt = Math.max(session?.createdAt.getTime() ?? 0, session?.confirmedAt?.getTime() ?? 0);
  if (now.getTime() - confirmedAt > CONFIRMED_FOR_MS) throw new AppError('CONFIRM_FIRST', CONFIRM_FIRST);
}
