import type { Executor } from '@quorbit/db/client';
import { goneAccounts, sessions, users } from '@quorbit/db/schema/accounts';
import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { hashUserId } from '../lib/secrets/user-hash.ts';
import { DISPLAY_ID_LENGTH, DISPLAY_ID_PREFIX } from './session-keys.ts';

// All functions here identify a session by its key in the table, never by its id.

const MAX_LISTED = 50;

type SessionRow = typeof sessions.$inferSelect;

/**
 * Prepares the query for a session and its user. It runs on every call, so it reads only the columns in use and is
 * prepared once per database.
 */
function prepareSessionAndUser(db: Executor) {
  return db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      role: users.role,
      timeZone: users.timeZone,
      zoneFixed: users.zoneFixed,
      suspendedAt: users.suspendedAt,
      isDemo: users.isDemo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('key')))
    .prepare('session_and_user');
}

const preparedFor = new WeakMap<Executor, ReturnType<typeof prepareSessionAndUser>>();

export async function findSessionAndUser(db: Executor, key: string) {
  const prepared = preparedFor.get(db) ?? prepareSessionAndUser(db);
  preparedFor.set(db, prepared);
  const [row] = await prepared.execute({ key });
  return row;
}

/** Returns the account of a session, even if the session has expired. */
export async function findUserOfSession(db: Executor, key: string) {
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      timeZone: users.timeZone,
      zoneFixed: users.zoneFixed,
      suspendedAt: users.suspendedAt,
      isDemo: users.isDemo,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, key));
  return row;
}

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function extendSession(db: Executor, key: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt, lastSeenAt: new Date() }).where(eq(sessions.id, key));
}

export async function deleteSession(db: Executor, key: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, key));
}

export async function deleteOwnSession(db: Executor, userId: string, key: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, key), eq(sessions.userId, userId)));
}

export async function deleteAllSessions(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteOtherSessions(db: Executor, userId: string, currentKey: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, currentKey)));
}

/** Deletes the user's session with this display id. Returns false when the user has no such session. */
export async function deleteSessionByDisplayId(db: Executor, userId: string, displayId: string): Promise<boolean> {
  const displayIdSql = sql`left(encode(sha256(convert_to(${DISPLAY_ID_PREFIX} || ${sessions.id}, 'UTF8')), 'hex'), ${DISPLAY_ID_LENGTH})`;
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${displayIdSql} = ${displayId}`))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Returns the user's live sessions: the current one first, then the most recently used; at most 50. */
export function listSessions(db: Executor, userId: string, currentKey: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(eq(sessions.id, currentKey)), desc(sessions.lastSeenAt), sessions.id)
    .limit(MAX_LISTED);
}

/** Deletes up to `limit` expired sessions and returns their number. */
export async function deleteExpiredSessions(db: Executor, limit: number): Promise<number> {
  const expired = db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, new Date())).limit(limit);
  const deleted = await db.delete(sessions).where(inArray(sessions.id, expired)).returning({ id: sessions.id });
  return deleted.length;
}

/** Returns whether this account was deleted. */
export async function isDeletedAccount(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ at: goneAccounts.at })
    .from(goneAccounts)
    .where(eq(goneAccounts.userHash, hashUserId(id)));
  return rows.length > 0;
}

/** Returns the times when a session was opened and when its owner last entered the password in it. */
export async function findConfirmation(db: Executor, key: string) {
  const [row] = await db
    .select({ createdAt: sessions.createdAt, confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, key));
  return row;
}

export async function confirmSession(db: Executor, key: string, at: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.id, key));
}
