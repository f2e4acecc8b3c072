// Owns accounts: who exists, who they are, which role they have.

import { type Role, SELF_SERVICE_ROLES } from '@quorbit/contracts/accounts/roles';
import type { RegisterInput, SignInResult, UpdateRoleInput } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { notifySessions } from '../../sessions/notify-sessions.ts';
import { type OpenSession, toSignedIn } from '../../sessions/tokens.ts';
import { audit } from '../audit/audit.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { insertUser, type User, updateUser } from './accounts.repository.ts';
import { acceptInvitation } from './creation/registration.service.ts';
import { requireRegistration } from './creation/registration.ts';
import { hashPassword } from './credentials/passwords.ts';
import { sendVerificationMail } from './credentials/verification.service.ts';
import { getProfile } from './profiles/profiles.service.ts';
import { openSession } from './sign-in/sign-in.service.ts';

/**
 * Creates an account with role user and signs it in.
 * @throws AppError FEATURE_OFF while registration is closed, or for a missing or used-up invitation; CONFLICT for a
 * taken e-mail.
 */
// ctx: the password is hashed before BEGIN, the token signed after COMMIT
export async function register(ctx: Context, input: RegisterInput): Promise<SignInResult> {
  requireRegistration(ctx.deps.switches, input.inviteCode);
  const passwordHash = await hashPassword(input.password, { email: input.email });
  const id = newId(ctx.now().getTime());
  try {
    const session = await ctx.write([userScope(id)], async (tx) => {
      const { name, email, timeZone = 'UTC' } = input;
      // This check comes as late as the one for taken e-mails, so that timing doesn't reveal the operator's address.
      if (ctx.deps.env.admin?.email === email) throw emailTakenError();
      await createAccount(tx, { id, name, email, passwordHash, timeZone }, ctx.now(), ctx.deps);
      await acceptInvitation(tx, input.inviteCode, ctx.now(), ctx.deps);
      return openSession(tx, id, ctx.userAgent);
    });
    return await toSignedIn(ctx.deps.authSecret, session);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTakenError();
    throw error;
  }
}

type NewAccount = Pick<User, 'id' | 'name' | 'email' | 'timeZone'> &
  Partial<Pick<User, 'passwordHash' | 'googleSubject' | 'emailVerifiedAt'>>;

/** Inserts an account made by its owner, and sends and announces a verification link unless the e-mail is verified already. */
export async function createAccount(
  tx: Tx,
  account: NewAccount,
  now: Date,
  deps: Pick<Deps, 'baseUrl'>,
): Promise<void> {
  await insertUser(tx, { ...account, createdAt: now });
  record(tx, userScope(account.id), 'profile', account.id);
  await audit(tx, { actorId: account.id, subjectId: account.id, action: 'account.registered', at: now });
  if (account.emailVerifiedAt) return;
  await sendVerificationMail(tx, account, now, deps);
  await notify(tx, [{ userId: account.id, kind: 'confirm_email', source: account.id, about: {} }], now);
}

function emailTakenError(): AppError {
  const message = 'An account with this e-mail exists already. Log in instead.';
  return new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] });
}

/**
 * Switches the caller between the roles user and premium. The role is read from the account at each request, so it
 * takes effect in every session at once; the caller gets a new token for the same session.
 * @throws AppError FORBIDDEN for another person's account, for admins and for the role admin.
 */
export async function switchRole(
  tx: Tx,
  actor: Actor,
  input: UpdateRoleInput,
  now: Date,
  { roleChanges }: Pick<Deps, 'roleChanges'>,
): Promise<OpenSession> {
  const role = SELF_SERVICE_ROLES.find((candidate) => candidate === input.role);
  if (input.userId !== actor.id || actor.role === 'admin' || !role) {
    throw new AppError('FORBIDDEN', 'You can only switch your own account between user and premium.');
  }
  if (role !== actor.role) await changeRole(tx, actor, role, { actorId: actor.id, now, roleChanges });
  return { sid: actor.sessionId, user: await getProfile(tx, actor.id) };
}

/**
 * Changes a person's role, which takes effect in all their sessions at once. The caller has locked the person's scope.
 */
export async function changeRole(
  tx: Tx,
  user: Pick<User, 'id' | 'role'>,
  role: Role,
  { actorId, now, roleChanges }: { actorId: string; now: Date } & Pick<Deps, 'roleChanges'>,
): Promise<void> {
  await updateUser(tx, user.id, { role });
  notifySessions(tx, user.id);
  const details = `${user.role} → ${role}`;
  await audit(tx, { actorId, subjectId: user.id, action: 'role.changed', details, at: now });
  record(tx, userScope(user.id), 'profile', user.id);
  for (const change of roleChanges) await change(tx, user, role);
}
