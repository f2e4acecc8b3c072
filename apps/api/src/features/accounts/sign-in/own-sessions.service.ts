// Lets users list and end their own sessions.
import type { SessionView } from '@quorbit/contracts/accounts/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { notifySessions } from '../../../sessions/notify-sessions.ts';
import { displayIdOf, sessionKeyOf } from '../../../sessions/session-keys.ts';
import {
  deleteAllSessions,
  deleteOwnSession,
  deleteSessionByDisplayId,
  listSessions,
} from '../../../sessions/sessions.repository.ts';
import { audit } from '../../audit/audit.service.ts';

/** Returns at most 50 of the caller's live sessions, the current one first. */
export async function listOwnSessions(db: Executor, actor: Actor): Promise<SessionView[]> {
  const current = sessionKeyOf(actor.sessionId);
  return (await listSessions(db, actor.id, current)).map((row) => ({
    id: displayIdOf(row.id),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    userAgent: row.userAgent,
    current: row.id === current,
  }));
}

/** Ends the caller's current session. */
export async function logout(tx: Tx, actor: Actor): Promise<void> {
  await deleteOwnSession(tx, actor.id, sessionKeyOf(actor.sessionId));
  notifySessions(tx, actor.id);
}

/** Ends all of the caller's sessions, including the current one. */
export async function logoutAll(tx: Tx, actor: Actor, now: Date): Promise<void> {
  await deleteAllSessions(tx, actor.id);
  notifySessions(tx, actor.id);
  await auditEnd(tx, actor, 'all', now);
}

/** Ends one of the caller's sessions by its display id. @throws AppError NOT_FOUND if the caller has no such session */
export async function endOwnSession(tx: Tx, actor: Actor, { id }: { id: string }, now: Date): Promise<void> {
  if (!(await deleteSessionByDisplayId(tx, actor.id, id))) throw notFound('Session');
  notifySessions(tx, actor.id);
  await auditEnd(tx, actor, 'one', now);
}

function auditEnd(tx: Tx, { id }: Actor, details: 'all' | 'one', now: Date): Promise<void> {
  return audit(tx, { actorId: id, subjectId: id, action: 'sessions.ended', details, at: now });
}
