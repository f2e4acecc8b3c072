// Owns sessions: lucia over our own tables. The only module that knows lucia.
import type { Executor } from '@quorbit/db/client';
import { sessions, users } from '@quorbit/db/schema/accounts';
import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import { sha256 } from '../../lib/tokens.ts';
import type { Actor } from '../../trpc/context.ts';

const SESSION_DAYS = 30;
const MAX_SESSIONS_SHOWN = 50;
const SHOWN_PREFIX = 'shown:';
const SHOWN_LENGTH = 32;

interface UserAttributes {
  role: Actor['role'];
  timeZone: string;
  suspendedAt: Date | null;
  isDemo: boolean;
}
interface SessionAttributes {
  userAgent: string | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** The table holds a SHA-256 of each session's id, so that reading it signs nobody in. */
export function sessionKeyOf(sessionId: string): string {
  return sha256(sessionId);
}

/** Asked at every call, so it reads only what is used, and its text is made once for each database. */
function prepareSessionAndUser(db: Executor) {
  return db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      role: users.role,
      timeZone: users.timeZone,
      suspendedAt: users.suspendedAt,
      isDemo: users.isDemo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('key')))
    .prepare('session_and_user');
}

const preparedFor = new WeakMap<Executor, ReturnType<typeof prepareSessionAndUser>>();

function sessionAndUser(db: Executor) {
  const prepared = preparedFor.get(db) ?? prepareSessionAndUser(db);
  preparedFor.set(db, prepared);
  return prepared;
}

function adapter(db: Executor): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await sessionAndUser(db).execute({ key: sessionKeyOf(sessionId) });
      if (!row) return [null, null];
      const { userId, expiresAt, userAgent, ...attributes } = row;
      return [
        { id: sessionId, userId, expiresAt, attributes: { userAgent } },
        { id: userId, attributes },
      ];
    },
    async getUserSessions(userId) {
      return (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(toLucia);
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await db.insert(sessions).values({ id: sessionKeyOf(id), userId, expiresAt, userAgent: attributes.userAgent });
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db
        .update(sessions)
        .set({ expiresAt, lastSeenAt: new Date() })
        .where(eq(sessions.id, sessionKeyOf(sessionId)));
    },
    async deleteSession(sessionId) {
      await db.delete(sessions).where(eq(sessions.id, sessionKeyOf(sessionId)));
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, new Date()));
    },
  };
}

function toLucia(row: typeof sessions.$inferSelect): DatabaseSession {
  return { id: row.id, userId: row.userId, expiresAt: row.expiresAt, attributes: { userAgent: row.userAgent } };
}

function lucia(db: Executor) {
  return new Lucia<SessionAttributes, UserAttributes>(adapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getSessionAttributes: ({ userAgent }) => ({ userAgent }),
    getUserAttributes: ({ role, timeZone, suspendedAt, isDemo }) => ({ role, timeZone, suspendedAt, isDemo }),
  });
}

/** Makes a session of 30 days and answers its id, which only the token may carry. */
export async function createSession(db: Executor, userId: string, userAgent: string | null): Promise<string> {
  const session = await lucia(db).createSession(userId, { userAgent: userAgent?.slice(0, 300) ?? null });
  return session.id;
}

interface Admission {
  /** Whether demo accounts may use this connection. */
  demo: boolean;
}

/** The caller behind a session id; null when the session is over or the account may not enter. Slides the session. */
export async function findActor(db: Executor, sessionId: string, { demo }: Admission): Promise<Actor | null> {
  const { session, user } = await lucia(db).validateSession(sessionId);
  if (!session || !user || user.suspendedAt || (user.isDemo && !demo)) return null;
  return { id: user.id, role: user.role, timeZone: user.timeZone, sessionId: session.id };
}

/** The same caller read again inside a transaction, which must not slide the session. */
export async function rereadActor(db: Executor, sessionId: string, { demo }: Admission): Promise<Actor | null> {
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      timeZone: users.timeZone,
      suspendedAt: users.suspendedAt,
      isDemo: users.isDemo,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionKeyOf(sessionId)));
  if (!row || row.suspendedAt || (row.isDemo && !demo) || row.expiresAt <= new Date()) return null;
  return { id: row.id, role: row.role, timeZone: row.timeZone, sessionId };
}

// lucia's invalidate functions hash what they are given; stored keys are hashes already, so those rows are deleted here.

export async function endSession(db: Executor, userId: string, sessionKey: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, sessionKey), eq(sessions.userId, userId)));
}

export async function endAllSessions(db: Executor, userId: string): Promise<void> {
  await lucia(db).invalidateUserSessions(userId);
}

export async function endOtherSessions(db: Executor, userId: string, keptKey: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptKey)));
}

/** The name under which a session is shown to its owner; it gives away neither the session's id nor the stored key. */
export function shownIdOf(sessionKey: string): string {
  return sha256(`${SHOWN_PREFIX}${sessionKey}`).slice(0, SHOWN_LENGTH);
}

/** Ends the session that is shown under this name. Answers false when the user has none such. */
export async function endShownSession(db: Executor, userId: string, shownId: string): Promise<boolean> {
  const shown = sql`left(encode(sha256(convert_to(${SHOWN_PREFIX} || ${sessions.id}, 'UTF8')), 'hex'), ${SHOWN_LENGTH})`;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${shown} = ${shownId}`))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** The user's live sessions, the current one first, then the latest used; at most 50. */
export function listSessions(db: Executor, userId: string, currentKey: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(eq(sessions.id, currentKey)), desc(sessions.lastSeenAt), sessions.id)
    .limit(MAX_SESSIONS_SHOWN);
}

/** Removes up to `limit` sessions that are over. Answers how many. */
export async function deleteExpiredSessions(db: Executor, limit: number): Promise<number> {
  const over = db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, new Date())).limit(limit);
  const gone = await db.delete(sessions).where(inArray(sessions.id, over)).returning({ id: sessions.id });
  return gone.length;
}
