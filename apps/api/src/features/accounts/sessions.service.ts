// Owns what people do with their own sessions: see them and end them.
import type { SessionView } from '@quorbit/contracts/accounts/schema';
import { notFound } from '../../lib/app-error.ts';
import type { SignedInContext } from '../../trpc/context.ts';
import { audit } from '../audit/audit.service.ts';
import { endAllSessions, endSession, endShownSession, listSessions, sessionKeyOf, shownIdOf } from './sessions.ts';

/** The caller's live sessions, this one first; at most 50. */
export async function ownSessions({ db, actor }: SignedInContext): Promise<SessionView[]> {
  const current = sessionKeyOf(actor.sessionId);
  return (await listSessions(db, actor.id, current)).map((row) => ({
    id: shownIdOf(row.id),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    userAgent: row.userAgent,
    current: row.id === current,
  }));
}

/** Ends this session. */
export async function logout(ctx: SignedInContext): Promise<void> {
  await ctx.writeAs([], (tx, actor) => endSession(tx, actor.id, sessionKeyOf(actor.sessionId)));
}

/** Ends all of the caller's sessions, this one too. */
export async function logoutAll(ctx: SignedInContext): Promise<void> {
  await ctx.writeAs([], async (tx, actor) => {
    await endAllSessions(tx, actor.id);
    await auditEnd(ctx, tx, 'all');
  });
}

/** Ends one of the caller's sessions by the id shown. @throws AppError NOT_FOUND when there is none such */
export async function endOwnSession(ctx: SignedInContext, { id }: { id: string }): Promise<void> {
  await ctx.writeAs([], async (tx, actor) => {
    if (!(await endShownSession(tx, actor.id, id))) throw notFound('Session');
    await auditEnd(ctx, tx, 'one');
  });
}

function auditEnd(ctx: SignedInContext, tx: Parameters<typeof audit>[0], details: 'all' | 'one'): Promise<void> {
  const { id } = ctx.actor;
  return audit(tx, { actorId: id, subjectId: id, action: 'sessions.ended', details, at: ctx.now() });
}
