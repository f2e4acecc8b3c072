// Owns the rows of demo accounts, for the areas that fill them.
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { deleteAllSessions } from '../../../sessions/sessions.repository.ts';
import { findUserByEmail, insertUser, type User, updateUser } from '../accounts.repository.ts';

/** The user with this e-mail, a demo account or not. */
export function findByEmail(db: Executor, email: string): Promise<User | undefined> {
  return findUserByEmail(db, email);
}

/** A demo account by its e-mail, for areas that show it with others; null if it isn't one or doesn't exist. */
export async function findDemoAccount(db: Executor, email: string): Promise<Actor | null> {
  const user = await findUserByEmail(db, email);
  return user?.isDemo ? { id: user.id, role: user.role, timeZone: user.timeZone, sessionId: '' } : null;
}

/** The caller has locked the account's scope and records the profile. */
export async function createDemoAccount(tx: Tx, account: Parameters<typeof insertUser>[1]): Promise<void> {
  await insertUser(tx, { ...account, isDemo: true });
}

/** Ends all sessions of the account. */
export async function setDemoPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await updateUser(tx, id, { passwordHash });
  await deleteAllSessions(tx, id);
}
