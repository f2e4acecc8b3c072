// Signs users in: checks the credentials, opens a session and returns its token.

import { CHOOSE_PASSWORD, SAME_AS_ONE_TIME } from '@quorbit/contracts/accounts/password-rules';
import type { LoginInput, SignInResult } from '@quorbit/contracts/accounts/schema';
import { WRONG_CREDENTIALS } from '@quorbit/contracts/errors/messages';
import type { Tx } from '@quorbit/db/client';
import type { Context, SignedInContext } from '../../../kernel/context.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { createSession } from '../../../sessions/sessions.service.ts';
import { canSignIn } from '../../../sessions/sign-in-policy.ts';
import { type OpenSession, toSignedIn } from '../../../sessions/tokens.ts';
import { audit } from '../../audit/audit.service.ts';
import { findUserByEmail, lockUser, replacePassword, type User, updateUser } from '../accounts.repository.ts';
import { deleteTokens } from '../credentials/mail-tokens.repository.ts';
import { hashPassword, isOneTimeHash, matchPassword, passwordMatches } from '../credentials/passwords.ts';
import { getProfile } from '../profiles/profiles.service.ts';
import { requireNotLocked, saveSignInOutcome } from './sign-in-failures.service.ts';

/** Opens a session for an account, in the caller's transaction. */
export async function openSession(tx: Tx, userId: string, userAgent: string | null): Promise<OpenSession> {
  return { sid: await createSession(tx, userId, userAgent), user: await getProfile(tx, userId) };
}

/**
 * Signs in with e-mail and password. Neither the message nor the response time tells an unknown e-mail from a wrong
 * password. A user with a one-time password has to choose a new one at the same time.
 * @throws AppError WRONG_CREDENTIALS, TOO_MANY after five failures from one address within 15 minutes, INVALID naming
 * `newPassword` if a new password is needed.
 */
// ctx: the password is checked before BEGIN, the token signed after COMMIT
export async function login(ctx: Context, input: LoginInput): Promise<SignInResult> {
  const attempt = { email: input.email, address: ctx.address };
  await requireNotLocked(ctx.db, attempt, ctx.now());
  const user = await findUserByEmail(ctx.db, input.email);
  const match = await matchPassword(user?.passwordHash ?? null, input.password);
  const chosenHash = user && match && canSignIn(ctx, user) ? await hashChosenPassword(user, input) : null;
  // The failure must be committed, so the error is thrown after the transaction.
  const session = await ctx.write([], async (tx) => {
    const account = user && match ? await lockUser(tx, user.id) : undefined;
    const canEnter =
      account &&
      account.passwordHash === user?.passwordHash &&
      canSignIn(ctx, account) &&
      (chosenHash === null || (await choosePassword(tx, account, chosenHash, ctx.now())));
    await saveSignInOutcome(tx, attempt, Boolean(canEnter), ctx.now());
    if (!canEnter) return null;
    if (match?.rehashed) await updateUser(tx, account.id, { passwordHash: match.rehashed });
    return openSession(tx, account.id, ctx.userAgent);
  });
  if (!session) throw new AppError('WRONG_CREDENTIALS', WRONG_CREDENTIALS);
  return toSignedIn(ctx.deps.authSecret, session);
}

/**
 * Returns the hash of the password that replaces a one-time password; null if the user's password isn't a one-time one.
 * @throws AppError INVALID for a missing or unchanged new password.
 */
async function hashChosenPassword(user: User, { password, newPassword = '' }: LoginInput): Promise<string | null> {
  if (!isOneTimeHash(user.passwordHash)) return null;
  if (newPassword === '') throw invalidField('newPassword', CHOOSE_PASSWORD);
  if (newPassword === password) throw invalidField('newPassword', SAME_AS_ONE_TIME);
  return hashPassword(newPassword, { email: user.email, field: 'newPassword' });
}

/** Replaces a one-time password. Returns false if it was replaced meanwhile. */
async function choosePassword(tx: Tx, user: User, chosenHash: string, now: Date): Promise<boolean> {
  if (!(await replacePassword(tx, user.id, String(user.passwordHash), chosenHash))) return false;
  await deleteTokens(tx, user.id, 'reset-password');
  await audit(tx, { actorId: user.id, subjectId: user.id, action: 'password.changed', at: now });
  return true;
}

/**
 * Checks the password of a signed-in user once more. Failures count like failed sign-ins, so that nobody can guess the
 * password in a session that was left open.
 * @param field the name of the input in `issues`.
 * @throws AppError INVALID naming the field, TOO_MANY as `login` does.
 */
// ctx: the password is checked before BEGIN, and a wrong one is refused after COMMIT
export async function confirmPassword(
  ctx: SignedInContext,
  user: Pick<User, 'email' | 'passwordHash'>,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (password === undefined) throw invalidField(field, 'Enter your password.');
  const attempt = { email: user.email, address: ctx.address };
  await requireNotLocked(ctx.db, attempt, ctx.now());
  const matches = await passwordMatches(user.passwordHash, password);
  await ctx.write([], (tx) => saveSignInOutcome(tx, attempt, matches, ctx.now()));
  if (!matches) throw invalidField(field, 'This is not your password.');
}
