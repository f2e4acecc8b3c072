// Owns the rows of demo accounts, for the areas that fill them.
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { deleteAllSessions } from '../../../sessions/sessions.repository.ts';
import { findUserByEmail, insertUser, type User, updateUser } from '../accounts.repository.ts';

/** The user with this e-mail, whether a demo account or not; undefined if there is none. */
export function findByEmail(db: Executor, email: string): Promise<User | undefined> {
  return findUserByEmail(db, email);
}

/**
 * Returns a demo account by its e-mail, for demo data of other areas; null if the account isn't a demo account or
 * doesn't exist.
 */
export async function findDemoAccount(db: Executor, email: string): Promise<Actor | null> {
  const user = await findUserByEmail(db, email);
  return user?.isDemo ? { id: user.id, role: user.role, timeZone: user.timeZone, sessionId: '' } : null;
}

/** Inserts a demo account. The caller has locked the account's scope and records the profile change. */
export async function createDemoAccount(tx: Tx, account: Parameters<typeof insertUser>[1]): Promise<void> {
  await insertUser(tx, { ...account, isDemo: true });
}

/** Sets the password of a demo account and ends all its sessions. */
export async function setDemoPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await updateUser(tx, id, { passwordHash });
  await deleteAllSessions(tx, id);
}
