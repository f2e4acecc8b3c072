// Owns asking somebody who is signed in to prove once more who they are, before they do what can't be undone.
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
 * Takes the caller's password; for five minutes `requireConfirmed` lets this session pass. Accounts without a password
 * sign in again instead.
 * @throws AppError INVALID for a wrong password, TOO_MANY after five wrong ones, CONFLICT for accounts without one
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

/** @throws AppError CONFIRM_FIRST unless the caller signed in, or gave the password, within the last five minutes */
export async function requireConfirmed(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const session = await findConfirmation(tx, sessionKeyOf(actor.sessionId));
  const confirmedAt = Math.max(session?.createdAt.getTime() ?? 0, session?.confirmedAt?.getTime() ?? 0);
  if (now.getTime() - confirmedAt > CONFIRMED_FOR_MS) throw new AppError('CONFIRM_FIRST', CONFIRM_FIRST);
}
