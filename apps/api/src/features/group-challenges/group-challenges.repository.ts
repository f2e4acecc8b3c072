import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { groupChallengeShares, groupChallenges } from '@quorbit/db/schema/group-challenges';
import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { nameFor, visiblePeople } from '../accounts/accounts.views.ts';
import { memberships } from '../group-sharing/group-sharing.views.ts';

export type GroupChallengeRow = typeof groupChallenges.$inferSelect;

/** Returns a group's challenges that still count members' work, the next one to end first. A group has only a few. */
export function listOpen(db: Executor, groupId: string): Promise<GroupChallengeRow[]> {
  return db
    .select()
    .from(groupChallenges)
    .where(and(eq(groupChallenges.groupId, groupId), isNotNull(groupChallenges.foldAt)))
    .orderBy(asc(groupChallenges.endsOn), asc(groupChallenges.id));
}

/** Counts a group's challenges whose goal isn't reached and that don't end before this day. */
export async function countRunning(db: Executor, groupId: string, today: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(groupChallenges)
    .where(
      and(eq(groupChallenges.groupId, groupId), gte(groupChallenges.endsOn, today), isNull(groupChallenges.reachedAt)),
    );
  return row?.count ?? 0;
}

export async function insertChallenge(tx: Tx, row: typeof groupChallenges.$inferInsert): Promise<void> {
  await tx.insert(groupChallenges).values(row);
}

/** Deletes a challenge of a group. Returns false if the group has no such challenge. */
export async function deleteChallenge(tx: Tx, groupId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(groupChallenges)
    .where(and(eq(groupChallenges.groupId, groupId), eq(groupChallenges.id, id)))
    .returning({ id: groupChallenges.id });
  return deleted.length > 0;
}

/**
 * Returns the names of these people by id. If one of the reader and a person blocked the other, a placeholder replaces
 * the name. Suspended people are left out.
 */
export async function listNames(
  db: Executor,
  readerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: visiblePeople.id, name: nameFor<string>(readerId, visiblePeople, HIDDEN_PLAYER) })
    .from(visiblePeople)
    .where(and(isOneOf(visiblePeople.id, ids), isNull(visiblePeople.suspendedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the challenges that are due to be folded, the longest waiting first. */
export function listDue(db: Executor, now: Date, limit: number): Promise<{ id: string; groupId: string }[]> {
  return db
    .select({ id: groupChallenges.id, groupId: groupChallenges.groupId })
    .from(groupChallenges)
    .where(and(sql`fold_at is not null`, lte(groupChallenges.foldAt, now)))
    .orderBy(asc(groupChallenges.foldAt))
    .limit(limit);
}

/** Locks a due challenge for folding. Undefined if it was deleted or another process folded it meanwhile. */
export async function lockDue(tx: Tx, id: string, now: Date): Promise<GroupChallengeRow | undefined> {
  const [row] = await tx
    .select()
    .from(groupChallenges)
    .where(and(eq(groupChallenges.id, id), lte(groupChallenges.foldAt, now)))
    .for('update');
  return row;
}

export async function updateFold(
  tx: Tx,
  id: string,
  fold: Pick<GroupChallengeRow, 'reachedAt' | 'foldAt'>,
): Promise<void> {
  await tx.update(groupChallenges).set(fold).where(eq(groupChallenges.id, id));
}

export async function listMembers(db: Executor, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.groupId, groupId))
    .orderBy(memberships.userId);
  return rows.map(({ userId }) => userId);
}

/** Returns a page of the challenges that a user set, for the export. */
export function pageOfCreator(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, groupId, title, measure, goal, endsOn, createdAt } = groupChallenges;
  return db
    .select({ id, groupId, title, measure, goal, endsOn, createdAt })
    .from(groupChallenges)
    .where(and(eq(groupChallenges.createdBy, userId), after === null ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

/** Returns a page of a user's shares in challenges, for the export. */
export function pageOfSharer(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, challengeId, base } = groupChallengeShares;
  return db
    .select({
      id,
      challengeId,
      title: groupChallenges.title,
      count: sql`${base} + ${groupChallengeShares.count}`.mapWith(Number),
    })
    .from(groupChallengeShares)
    .innerJoin(groupChallenges, eq(groupChallenges.id, challengeId))
    .where(and(eq(groupChallengeShares.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

/** Returns a page of the ids of all challenges of all groups that still count members' work. */
export async function listIds(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: groupChallenges.id })
    .from(groupChallenges)
    .where(and(isNotNull(groupChallenges.foldAt), after === null ? undefined : gt(groupChallenges.id, after)))
    .orderBy(groupChallenges.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function lockChallenge(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: groupChallenges.id }).from(groupChallenges).where(eq(groupChallenges.id, id)).for('update');
}
