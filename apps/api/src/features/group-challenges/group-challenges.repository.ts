import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { groupChallengeShares, groupChallenges } from '@quorbit/db/schema/group-challenges';
import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { nameFor, visiblePeople } from '../accounts/accounts.views.ts';
import { memberships } from '../group-sharing/group-sharing.views.ts';

export type GroupChallengeRow = typeof groupChallenges.$inferSelect;

/** Challenges that may still count something, the next one to end first; a group has few. */
export function listOpen(db: Executor, groupId: string): Promise<GroupChallengeRow[]> {
  return db
    .select()
    .from(groupChallenges)
    .where(and(eq(groupChallenges.groupId, groupId), isNotNull(groupChallenges.foldAt)))
    .orderBy(asc(groupChallenges.endsOn), asc(groupChallenges.id));
}

/** How many neither are reached nor ended before this day. */
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

/** False where the group has no such challenge. */
export async function deleteChallenge(tx: Tx, groupId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(groupChallenges)
    .where(and(eq(groupChallenges.groupId, groupId), eq(groupChallenges.id, id)))
    .returning({ id: groupChallenges.id });
  return deleted.length > 0;
}

/** What people of the group are called; suspended ones are left out. */
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

/** What is to be folded by now, that which waits longest first. */
export function listDue(db: Executor, now: Date, limit: number): Promise<{ id: string; groupId: string }[]> {
  return db
    .select({ id: groupChallenges.id, groupId: groupChallenges.groupId })
    .from(groupChallenges)
    .where(and(sql`fold_at is not null`, lte(groupChallenges.foldAt, now)))
    .orderBy(asc(groupChallenges.foldAt))
    .limit(limit);
}

/** Undefined where it is gone, or another process folded it meanwhile. */
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

/** A page of the challenges that somebody set, for the export. */
export function pageOfCreator(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, groupId, title, measure, goal, endsOn, createdAt } = groupChallenges;
  return db
    .select({ id, groupId, title, measure, goal, endsOn, createdAt })
    .from(groupChallenges)
    .where(and(eq(groupChallenges.createdBy, userId), after === null ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

/** A page of what somebody added to challenges, for the export. */
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

/** A page of all challenges that still count something. */
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
