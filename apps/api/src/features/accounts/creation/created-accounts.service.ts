// Owns accounts that admins create for others. The caller has checked the admin's rights and locked the accounts'
// scopes.
import type { Role } from '@quorbit/contracts/accounts/roles';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { auditAll } from '../../audit/audit.service.ts';
import { findUsers, insertUsers, listTakenEmails, lockUser } from '../accounts.repository.ts';

interface CreatedAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The hash of a one-time password. */
  passwordHash: string;
}

/** Inserts accounts whose owners will choose their own password. Their e-mails count as unverified. */
export async function addCreatedAccounts(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'timeZone'>,
  accounts: readonly CreatedAccount[],
  now: Date,
): Promise<void> {
  // New accounts get the admin's time zone until their own work shows another one.
  await insertUsers(
    tx,
    accounts.map((account) => ({ ...account, timeZone: actor.timeZone, createdAt: now })),
  );
  for (const { id } of accounts) record(tx, userScope(id), 'profile', id);
  await auditAll(
    tx,
    accounts.map(({ id, role }) => ({
      actorId: actor.id,
      subjectId: id,
      action: 'account.created',
      details: role,
      at: now,
    })),
  );
}

/** Returns which of these addresses can't be used for a new account any more. */
export async function listUnavailableEmails(
  db: Executor,
  emails: readonly string[],
  { env }: Pick<Deps, 'env'>,
): Promise<string[]> {
  const taken = await listTakenEmails(db, emails);
  // The operator's admin account may not exist yet, but its address is reserved.
  return emails.filter((email) => email === env.admin?.email || taken.includes(email));
}

/**
 * Returns an active admin, locked against deletion until the transaction ends; null if the user isn't an admin or is
 * suspended.
 */
export async function lockActiveAdmin(tx: Tx, id: string): Promise<Pick<Actor, 'id' | 'timeZone'> | null> {
  const user = await lockUser(tx, id);
  return user?.role === 'admin' && user.suspendedAt === null ? user : null;
}

/** Returns the current data of those accounts whose password hash is still the given one, by their ids. */
export async function listWithSamePassword(
  db: Executor,
  accounts: readonly { id: string; passwordHash: string | null }[],
): Promise<Map<string, Pick<CreatedAccount, 'name' | 'email' | 'role'>>> {
  const hashes = new Map(accounts.map(({ id, passwordHash }) => [id, passwordHash]));
  const users = await findUsers(db, [...hashes.keys()]);
  return new Map(
    users
      .filter(({ id, passwordHash }) => passwordHash !== null && passwordHash === hashes.get(id))
      .map(({ id, name, email, role }) => [id, { name, email, role }]),
  );
}
