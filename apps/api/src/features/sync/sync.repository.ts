import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { syncClients, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { and, eq } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';

export async function findLastSeq(db: Executor, userId: string, clientId: string): Promise<number> {
  const [row] = await db
    .select({ lastSeq: syncClients.lastSeq })
    .from(syncClients)
    .where(and(eq(syncClients.userId, userId), eq(syncClients.clientId, clientId)));
  return row?.lastSeq ?? 0;
}

/** Returns a learner as the author of parked ops. It needs no session, because the ops arrived in one. */
export async function findLearner(db: Executor, userId: string) {
  const [row] = await db
    .select({ id: people.id, role: people.role, timeZone: people.timeZone, zoneFixed: people.zoneFixed })
    .from(people)
    .where(eq(people.id, userId));
  return row ? { ...row, sessionId: '' } : null;
}

/** Returns the time zone in force, and whether the learner has fixed it. */
export async function getCurrentZone(db: Executor, userId: string): Promise<{ timeZone: string; zoneFixed: boolean }> {
  const { id, timeZone, zoneFixed } = people;
  const [row] = await db.select({ timeZone, zoneFixed }).from(people).where(eq(id, userId));
  if (!row) throw new Error(`There is no user ${userId}.`);
  return row;
}

/** Deletes all feed rows of a user's own scope. */
export async function deleteScopeRows(tx: Tx, userId: string): Promise<void> {
  await tx.delete(syncRows).where(eq(syncRows.scope, userScope(userId)));
}

export async function deleteScopeState(tx: Tx, userId: string): Promise<void> {
  await tx.delete(syncScopes).where(eq(syncScopes.scope, userScope(userId)));
}
