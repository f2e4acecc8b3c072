// Owns accounts that admins create for others. The caller has asked whether they may, and has locked the accounts' scopes.
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
  /** Of a one-time password. */
  passwordHash: string;
}

/** Writes accounts whose owners choose their own password. Nothing says yet that the addresses are theirs. */
export async function addCreatedAccounts(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'timeZone'>,
  accounts: readonly CreatedAccount[],
  now: Date,
): Promise<void> {
  // They learn where the admin is, until their own work says otherwise.
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

/** Which of these addresses nobody can register with any more. */
export async function listUnavailableEmails(
  db: Executor,
  emails: readonly string[],
  { env }: Pick<Deps, 'env'>,
): Promise<string[]> {
  const taken = await listTakenEmails(db, emails);
  // The operator's admin may not be there yet.
  return emails.filter((email) => email === env.admin?.email || taken.includes(email));
}

/** An admin who may create accounts now, held until the transaction ends; null for everybody else. */
export async function lockActiveAdmin(tx: Tx, id: string): Promise<Pick<Actor, 'id' | 'timeZone'> | null> {
  const user = await lockUser(tx, id);
  return user?.role === 'admin' && user.suspendedAt === null ? user : null;
}

/** Returns the accounts whose password still has the given hash, as they are now, by their ids. */
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
