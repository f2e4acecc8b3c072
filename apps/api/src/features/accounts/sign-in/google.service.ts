// Signs people in with Google: finds the account of an identity, and decides when an identity may be linked to an
// existing account.

import {
  email as emailSchema,
  NAME_MAX,
  name as nameSchema,
  type SignInResult,
} from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { record } from '@quorbit/db/write';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { notifySessions } from '../../../sessions/notify-sessions.ts';
import { deleteAllSessions } from '../../../sessions/sessions.repository.ts';
import { canSignIn } from '../../../sessions/sign-in-policy.ts';
import { toSignedIn } from '../../../sessions/tokens.ts';
import { audit } from '../../audit/audit.service.ts';
import { findUser, findUserByEmail, findUserByGoogleSubject, type User, updateUser } from '../accounts.repository.ts';
import { createAccount } from '../accounts.service.ts';
import { acceptInvitation } from '../creation/registration.service.ts';
import { deleteTokens } from '../credentials/mail-tokens.repository.ts';
import type { GoogleIdentity } from './google.client.ts';
import { openSession } from './sign-in.service.ts';

/**
 * Thrown when an identity may not sign in; the web page turns the reason into words. `unverified`: the e-mail address
 * is missing or not proven to be theirs; `linked`: the account belongs to another Google identity; `refused`: the
 * account may not sign in; `closed` and `uninvited`: no account is created for a person without one.
 */
export class GoogleRefusal extends Error {
  readonly reason: 'unverified' | 'linked' | 'refused' | 'closed' | 'uninvited';
  constructor(reason: GoogleRefusal['reason']) {
    super(`Google sign-in refused: ${reason}`);
    this.reason = reason;
  }
}

const FALLBACK_NAME = 'Learner';

/**
 * Signs in a person with a Google identity: uses the account linked to it, else the account with its e-mail address,
 * else creates one.
 * @throws GoogleRefusal.
 */
// ctx: the account whose scope is locked is looked up before BEGIN, and the token is signed after COMMIT
export async function signInWithGoogle(
  ctx: Context,
  identity: GoogleIdentity,
  inviteCode?: string | undefined,
): Promise<SignInResult> {
  try {
    return await signIn(ctx, identity, inviteCode);
  } catch (error) {
    // The same person signed in twice at once and the other call created the account, so the second try finds it.
    if (isUniqueViolation(error)) return signIn(ctx, identity, inviteCode);
    throw error;
  }
}

async function signIn(ctx: Context, identity: GoogleIdentity, inviteCode: string | undefined): Promise<SignInResult> {
  const parsed = emailSchema.safeParse(identity.email);
  const email = parsed.success ? parsed.data : null;
  const found =
    (await findUserByGoogleSubject(ctx.db, identity.subject)) ??
    (email === null ? undefined : await findUserByEmail(ctx.db, email));
  const id = found?.id ?? newId(ctx.now().getTime());
  const session = await ctx.write([userScope(id)], async (tx) => {
    if (found) await requireLinkedAccount(ctx, tx, id, identity, email);
    else {
      await createGoogleAccount(ctx, tx, id, identity, email);
      await acceptInviteCode(ctx, tx, inviteCode);
    }
    return openSession(tx, id, ctx.userAgent);
  });
  return toSignedIn(ctx.deps.authSecret, session);
}

async function requireLinkedAccount(
  ctx: Context,
  tx: Tx,
  id: string,
  { subject, emailVerified }: GoogleIdentity,
  email: string | null,
): Promise<void> {
  const user = await findUser(tx, id);
  if (!user || !canSignIn(ctx, user)) throw new GoogleRefusal('refused');
  if (user.googleSubject === subject) return;
  if (!emailVerified || user.email !== email) throw new GoogleRefusal('unverified');
  if (user.googleSubject !== null) throw new GoogleRefusal('linked');
  if (user.isDemo) throw new GoogleRefusal('refused');
  await linkGoogle(ctx, tx, user, subject);
}

async function linkGoogle(ctx: Context, tx: Tx, user: User, subject: string): Promise<void> {
  const proven = user.emailVerifiedAt !== null;
  if (!proven) {
    // The person who created the account never proved that the address is theirs, so they lose access to it.
    await updateUser(tx, user.id, { passwordHash: null, emailVerifiedAt: ctx.now() });
    await deleteAllSessions(tx, user.id);
    notifySessions(tx, user.id);
    await deleteTokens(tx, user.id, 'reset-password');
    await deleteTokens(tx, user.id, 'verify-email');
  }
  await updateUser(tx, user.id, { googleSubject: subject });
  await audit(tx, {
    actorId: user.id,
    subjectId: user.id,
    action: 'account.google-linked',
    details: proven ? '' : 'address was unproven: password and sessions removed',
    at: ctx.now(),
  });
  record(tx, userScope(user.id), 'profile', user.id);
}

async function createGoogleAccount(
  ctx: Context,
  tx: Tx,
  id: string,
  { subject, emailVerified, name }: GoogleIdentity,
  email: string | null,
): Promise<void> {
  if (email === null) throw new GoogleRefusal('unverified');
  if (!emailVerified && ctx.deps.env.admin?.email === email) throw new GoogleRefusal('unverified');
  const account = {
    id,
    name: nameFrom(name, email),
    email,
    googleSubject: subject,
    emailVerifiedAt: emailVerified ? ctx.now() : null,
    timeZone: 'UTC',
  };
  await createAccount(tx, account, ctx.now(), ctx.deps);
}

async function acceptInviteCode({ deps, now }: Context, tx: Tx, inviteCode: string | undefined): Promise<void> {
  try {
    await acceptInvitation(tx, inviteCode, now(), deps);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'FEATURE_OFF')) throw error;
    throw new GoogleRefusal(deps.switches.registration() === 'closed' ? 'closed' : 'uninvited');
  }
}

/** Returns a name that the app's rules accept: the given one, else the part of the address before the @. */
function nameFrom(preferred: string | null, email: string): string {
  for (const candidate of [preferred, email.split('@')[0]]) {
    const parsed = nameSchema.safeParse(candidate?.trim().slice(0, NAME_MAX));
    if (parsed.success) return parsed.data;
  }
  return FALLBACK_NAME;
}
