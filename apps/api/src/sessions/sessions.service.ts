// Opens and checks sessions. This is the only module that uses lucia.
import type { Executor } from '@quorbit/db/client';
import { isDiskFull } from '@quorbit/db/errors';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { Actor } from '../kernel/actor.ts';
import { sessionKeyOf } from './session-keys.ts';
import * as repository from './sessions.repository.ts';
import { canSignIn, type SignInPolicy } from './sign-in-policy.ts';

const SESSION_DAYS = 30;
const EXPIRED_BATCH = 1_000;

interface UserAttributes {
  role: Actor['role'];
  timeZone: string;
  zoneFixed: boolean;
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

/** Connects lucia to our own tables. Lucia identifies sessions by id, the tables by the key made from it. */
function createAdapter(db: Executor): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await repository.findSessionAndUser(db, sessionKeyOf(sessionId));
      if (!row) return [null, null];
      const { userId, expiresAt, userAgent, ...attributes } = row;
      return [
        { id: sessionId, userId, expiresAt, attributes: { userAgent } },
        { id: userId, attributes },
      ];
    },
    setSession: ({ id, userId, expiresAt, attributes }) =>
      repository.insertSession(db, { id: sessionKeyOf(id), userId, expiresAt, userAgent: attributes.userAgent }),
    updateSessionExpiration: (sessionId, expiresAt) =>
      ignoreDiskFull(repository.extendSession(db, sessionKeyOf(sessionId), expiresAt)),
    deleteSession: (sessionId) => ignoreDiskFull(repository.deleteSession(db, sessionKeyOf(sessionId))),
    // Lucia's interface requires these three methods, but our code lists and ends sessions without lucia, which would
    // hash keys that are hashes already.
    async getUserSessions(userId) {
      const rows = await repository.listSessions(db, userId, '');
      return rows.map(({ userAgent, ...row }) => ({ ...row, attributes: { userAgent } }));
    },
    deleteUserSessions: (userId) => repository.deleteAllSessions(db, userId),
    async deleteExpiredSessions() {
      await repository.deleteExpiredSessions(db, EXPIRED_BATCH);
    },
  };
}

/** Ignores a full disk in writes that are a side effect of checking a session, so that reading still works. */
function ignoreDiskFull(write: Promise<void>): Promise<void> {
  return write.catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
}

function createLucia(db: Executor) {
  return new Lucia<SessionAttributes, UserAttributes>(createAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getSessionAttributes: ({ userAgent }) => ({ userAgent }),
    getUserAttributes: ({ role, timeZone, zoneFixed, suspendedAt, isDemo }) => ({
      role,
      timeZone,
      zoneFixed,
      suspendedAt,
      isDemo,
    }),
  });
}

/** Creates a session of 30 days and returns its id, which must appear only in the token. */
export async function createSession(db: Executor, userId: string, userAgent: string | null): Promise<string> {
  const session = await createLucia(db).createSession(userId, { userAgent: userAgent?.slice(0, 300) ?? null });
  return session.id;
}

/** Returns the caller of a session and extends the session; null when it has expired or the account may not sign in. */
export async function findActor(db: Executor, sessionId: string, policy: SignInPolicy): Promise<Actor | null> {
  const { session, user } = await createLucia(db).validateSession(sessionId);
  if (!session || !user || !canSignIn(policy, user)) return null;
  const { id, role, timeZone, zoneFixed } = user;
  return { id, role, timeZone, zoneFixed, sessionId: session.id };
}

/** Reads the caller of a session again inside a transaction, without extending the session. */
export async function rereadActor(db: Executor, sessionId: string, policy: SignInPolicy): Promise<Actor | null> {
  const row = await repository.findUserOfSession(db, sessionKeyOf(sessionId));
  if (!row || !canSignIn(policy, row) || row.expiresAt <= new Date()) return null;
  const { id, role, timeZone, zoneFixed } = row;
  return { id, role, timeZone, zoneFixed, sessionId };
}
