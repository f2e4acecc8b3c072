// Owns signing in: checks who it is, opens the session, answers the token.
import type { Profile, SignedIn } from '@quorbit/contracts/accounts/schema';
import { WRONG_PAIR } from '@quorbit/contracts/errors/messages';
import type { Tx } from '@quorbit/db/client';
import { AppError } from '../../lib/app-error.ts';
import type { Context, SignedInContext } from '../../trpc/context.ts';
import { findUserByEmail, holdUser, type User } from './accounts.repository.ts';
import { passwordMatches } from './passwords.ts';
import { readProfile } from './profiles.ts';
import { createSession } from './sessions.ts';
import { enterOutcome, refuseWhenLocked } from './sign-in-failures.ts';
import { signToken } from './tokens.ts';

interface OpenedSession {
  /** The session's id, for the token alone. */
  sid: string;
  user: Profile;
}

/** Opens a session for an account, in the caller's transaction. */
export async function openSession(ctx: Context, tx: Tx, userId: string): Promise<OpenedSession> {
  return { sid: await createSession(tx, userId, ctx.userAgent), user: await readProfile(tx, userId) };
}

/** What somebody who just signed in is given. Called after the commit. */
export async function withToken(ctx: Context, { sid, user }: OpenedSession): Promise<SignedIn> {
  return { user, token: await signToken(ctx.deps.authSecret, { id: user.id, sid }) };
}

/** Whether an account may sign in over this connection at all. */
export function mayEnter(ctx: Pick<Context, 'demo'>, user: Pick<User, 'suspendedAt' | 'isDemo'>): boolean {
  return user.suspendedAt === null && (ctx.demo || !user.isDemo);
}

/**
 * Signs in with e-mail and password. Unknown e-mail and wrong password are told apart neither by text nor by time.
 * @throws AppError WRONG_CREDENTIALS, TOO_MANY after five failures from one address within 15 minutes
 */
export async function login(ctx: Context, input: { email: string; password: string }): Promise<SignedIn> {
  const attempt = { email: input.email, address: ctx.address };
  await refuseWhenLocked(ctx.db, attempt, ctx.now());
  const user = await findUserByEmail(ctx.db, input.email);
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  // A failure must be committed, so the refusal is thrown afterwards.
  const opened = await ctx.write([], async (tx) => {
    const account = user && matches ? await holdUser(tx, user.id) : undefined;
    const enters = account && account.passwordHash === user?.passwordHash && mayEnter(ctx, account);
    await enterOutcome(tx, attempt, Boolean(enters), ctx.now());
    return enters ? openSession(ctx, tx, account.id) : null;
  });
  if (!opened) throw new AppError('WRONG_CREDENTIALS', WRONG_PAIR);
  return withToken(ctx, opened);
}

/**
 * Asks a signed-in person for the password once more. Counts like signing in, so that a session that was left open
 * cannot be used to guess.
 * @param field the name of the input in `issues`
 * @throws AppError INVALID naming the field, TOO_MANY as `login` does
 */
export async function confirmPassword(
  ctx: SignedInContext,
  user: Pick<User, 'email' | 'passwordHash'>,
  given: string | undefined,
  field: string,
): Promise<void> {
  if (given === undefined) throw wrongField(field, 'Enter your password.');
  const attempt = { email: user.email, address: ctx.address };
  await refuseWhenLocked(ctx.db, attempt, ctx.now());
  const matches = await passwordMatches(user.passwordHash, given);
  await ctx.write([], (tx) => enterOutcome(tx, attempt, matches, ctx.now()));
  if (!matches) throw wrongField(field, 'This is not your password.');
}

export function wrongField(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] });
}
