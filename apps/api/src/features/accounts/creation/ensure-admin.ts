// Creates the operator's admin at the start of the server, or promotes the account that has the address.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { OperatorError } from '@quorbit/db/operator-error';
import { record, write } from '@quorbit/db/write';
import type { Deps } from '../../../kernel/deps.ts';
import type { Env } from '../../../kernel/env.ts';
import type { RoleChange } from '../../../kernel/shared-parts.ts';
import { AppError } from '../../../lib/app-error.ts';
import { retryOnConflict } from '../../../lib/background/retry-on-conflict.ts';
import type { Logger } from '../../../lib/logger.ts';
import { deleteAllSessions } from '../../../sessions/sessions.repository.ts';
import { audit } from '../../audit/audit.service.ts';
import { findUser, findUserByEmail, insertUser, type User, updateUser } from '../accounts.repository.ts';
import { deleteTokens } from '../credentials/mail-tokens.repository.ts';
import { hashPassword, passwordMatches } from '../credentials/passwords.ts';
import { findAppliedHash, upsertAppliedHash } from './admin-account.repository.ts';

const ADMIN_NAME = 'Admin';

interface AdminDeps extends Pick<Deps, 'roleChanges'> {
  database: Database;
  admin: NonNullable<Env['admin']>;
  log: Logger;
  now: () => Date;
}

/**
 * Makes sure that the operator's admin exists. Unchanged values change nothing, not even a password that the admin has
 * chosen since; new values set role and password, and end all sessions of the account.
 * @throws OperatorError for one of the most common passwords.
 */
export async function ensureAdmin(work: AdminDeps): Promise<void> {
  await retryOnConflict(() => applyAdmin(work));
}

async function applyAdmin({ database, admin, log, now, roleChanges }: AdminDeps): Promise<void> {
  const values = `${admin.email}\n${admin.password}`;
  const found = await findUserByEmail(database.read, admin.email);
  const isApplied = await passwordMatches(await findAppliedHash(database.read), values);
  if (isApplied && found?.role === 'admin') return;

  const passwordHash = await hashForAdmin(admin.password);
  const appliedHash = await hashPassword(values);
  const id = found?.id ?? newId(now().getTime());
  await write(
    database,
    [userScope(id)],
    async (tx) => {
      const user = await findUser(tx, id);
      // Ids of deleted accounts are never used again, so that the account's devices learn of its deletion.
      if (found && !user)
        throw new OperatorError('The account of ADMIN_EMAIL was deleted at this moment. Start again.');
      await (user
        ? promoteToAdmin(tx, user, { passwordHash, roleChanges }, now())
        : createAdmin(tx, id, admin.email, passwordHash, now()));
      await upsertAppliedHash(tx, appliedHash);
      record(tx, userScope(id), 'profile', id);
    },
    { onLateError: (err) => log.error({ err }, 'work after making the admin failed') },
  );
  log.info({ userId: id }, found ? 'admin account updated' : 'admin account made');
}

async function createAdmin(tx: Tx, id: string, email: string, passwordHash: string, now: Date): Promise<void> {
  await insertUser(tx, {
    id,
    name: ADMIN_NAME,
    email,
    passwordHash,
    role: 'admin',
    emailVerifiedAt: now,
    createdAt: now,
  });
  await audit(tx, { actorId: null, subjectId: id, action: 'admin.created', at: now });
}

async function promoteToAdmin(
  tx: Tx,
  user: User,
  { passwordHash, roleChanges }: { passwordHash: string; roleChanges: readonly RoleChange[] },
  now: Date,
): Promise<void> {
  await updateUser(tx, user.id, {
    role: 'admin',
    passwordHash,
    suspendedAt: null,
    isDemo: false,
    emailVerifiedAt: user.emailVerifiedAt ?? now,
    // A Google identity that was linked before the address was verified may belong to anybody.
    googleSubject: user.emailVerifiedAt === null ? null : user.googleSubject,
  });
  for (const change of roleChanges) await change(tx, user, 'admin');
  await deleteAllSessions(tx, user.id);
  await deleteTokens(tx, user.id, 'reset-password');
  const details = user.role === 'admin' ? 'password set' : `${user.role} → admin, password set`;
  await audit(tx, { actorId: null, subjectId: user.id, action: 'admin.promoted', details, at: now });
}

async function hashForAdmin(password: string): Promise<string> {
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof AppError) {
      throw new OperatorError('ADMIN_PASSWORD must not be one of the most common passwords.');
    }
    throw error;
  }
}
