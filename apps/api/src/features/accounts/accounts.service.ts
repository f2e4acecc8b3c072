// Owns accounts: who exists, who they are, which role and settings they have.
import { SELF_SERVICE_ROLES } from '@quorbit/contracts/accounts/roles';
import type {
  Profile,
  RegisterInput,
  SignedIn,
  SignInOptions,
  UpdateRoleInput,
  UpdateSettingsInput,
} from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { record } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Context, SignedInContext } from '../../trpc/context.ts';
import { audit } from '../audit/audit.service.ts';
import { insertUser, type User, updateUser } from './accounts.repository.ts';
import { hashPassword } from './passwords.ts';
import { readProfile } from './profiles.ts';
import { openSession, withToken } from './sign-in.service.ts';
import { signToken } from './tokens.ts';
import { mailVerification } from './verification.service.ts';

/** Which ways of signing in stand open over this connection. */
export function signInOptions(ctx: Context): SignInOptions {
  return { google: ctx.deps.env.google !== null, demo: ctx.demo };
}

/** Makes an account with role user and signs it in. @throws AppError CONFLICT for a taken e-mail */
export async function register(ctx: Context, input: RegisterInput): Promise<SignedIn> {
  if (ctx.deps.env.admin?.email === input.email) throw emailTaken();
  const passwordHash = await hashPassword(input.password);
  const id = newId(ctx.now().getTime());
  try {
    const opened = await ctx.write([userScope(id)], async (tx) => {
      await addAccount(ctx, tx, {
        id,
        name: input.name,
        email: input.email,
        passwordHash,
        timeZone: input.timeZone ?? 'UTC',
      });
      return openSession(ctx, tx, id);
    });
    return await withToken(ctx, opened);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

type NewAccount = Pick<User, 'id' | 'name' | 'email' | 'timeZone'> &
  Partial<Pick<User, 'passwordHash' | 'googleSubject' | 'emailVerifiedAt'>>;

/** Writes an account that its owner makes; asks to confirm the e-mail unless that is proven. */
export async function addAccount(ctx: Context, tx: Tx, account: NewAccount): Promise<void> {
  const now = ctx.now();
  await insertUser(tx, { ...account, createdAt: now });
  record(tx, userScope(account.id), 'profile', account.id);
  await audit(tx, { actorId: account.id, subjectId: account.id, action: 'account.registered', at: now });
  if (!account.emailVerifiedAt) await mailVerification(ctx, tx, account);
}

function emailTaken(): AppError {
  const message = 'An account with this e-mail exists already. Log in instead.';
  return new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] });
}

/** The caller's own profile. */
export function me(ctx: SignedInContext): Promise<Profile> {
  return readProfile(ctx.db, ctx.actor.id);
}

/**
 * Switches the caller between user and premium. The role is read from the account at each request, so every session has
 * the new one at once; the caller gets a new token for the same session.
 * @throws AppError FORBIDDEN for another's account, for admins and for the role admin
 */
export async function switchRole(ctx: SignedInContext, input: UpdateRoleInput): Promise<SignedIn> {
  const user = await ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    const role = SELF_SERVICE_ROLES.find((candidate) => candidate === input.role);
    if (input.userId !== actor.id || actor.role === 'admin' || !role) {
      throw new AppError('FORBIDDEN', 'You can only switch your own account between user and premium.');
    }
    if (role !== actor.role) {
      await updateUser(tx, actor.id, { role });
      await audit(tx, {
        actorId: actor.id,
        subjectId: actor.id,
        action: 'role.changed',
        details: `${actor.role} → ${role}`,
        at: ctx.now(),
      });
      record(tx, userScope(actor.id), 'profile', actor.id);
    }
    return readProfile(tx, actor.id);
  });
  return { user, token: await signToken(ctx.deps.authSecret, { id: user.id, sid: ctx.actor.sessionId }) };
}

/** Changes those of the caller's settings that are given. */
export function updateSettings(ctx: SignedInContext, input: UpdateSettingsInput): Promise<Profile> {
  return ctx.writeAs([userScope(ctx.actor.id)], async (tx, actor) => {
    if (Object.values(input).some((value) => value !== undefined)) {
      await updateUser(tx, actor.id, input);
      record(tx, userScope(actor.id), 'profile', actor.id);
    }
    return readProfile(tx, actor.id);
  });
}
