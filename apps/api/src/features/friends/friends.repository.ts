import { MAX_FRIENDS } from '@quorbit/contracts/friends/limits';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { friendships } from '@quorbit/db/schema/friends';
import { learners } from '@quorbit/db/schema/learners';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { people, settingOf, visiblePeople } from '../accounts/accounts.views.ts';

/** Returns a user's friends by name; suspended people aren't included. */
export function listFriends(db: Executor, userId: string) {
  return db
    .select({
      id: visiblePeople.id,
      name: visiblePeople.name,
      xp: learners.xp,
      showOnline: settingOf<boolean>(friendships.friendId, 'showOnline'),
    })
    .from(friendships)
    .innerJoin(visiblePeople, eq(visiblePeople.id, friendships.friendId))
    .innerJoin(learners, eq(learners.userId, friendships.friendId))
    .where(and(eq(friendships.userId, userId), isNull(visiblePeople.suspendedAt)))
    .orderBy(visiblePeople.name, visiblePeople.id)
    .limit(MAX_FRIENDS);
}

/** Returns the ids of a user's friends, suspended ones included. */
export async function listFriendIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: friendships.friendId })
    .from(friendships)
    .where(eq(friendships.userId, userId))
    .limit(MAX_FRIENDS);
  return rows.map(({ id }) => id);
}

const isPair = (userId: string, friendId: string) =>
  and(eq(friendships.userId, userId), eq(friendships.friendId, friendId));

export async function areFriends(db: Executor, a: string, b: string): Promise<boolean> {
  const rows = await db.select({ since: friendships.since }).from(friendships).where(isPair(a, b));
  return rows.length > 0;
}

/** Returns the number of friends of each of these people. */
export async function countFriends(db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: friendships.userId, count: sql<number>`count(*)::int` })
    .from(friendships)
    .where(isOneOf(friendships.userId, userIds))
    .groupBy(friendships.userId);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** Makes two people friends. The caller holds the scopes of both. */
export async function insertFriends(tx: Tx, a: string, b: string, since: Date): Promise<void> {
  await tx.insert(friendships).values([
    { userId: a, friendId: b, since },
    { userId: b, friendId: a, since },
  ]);
}

/** Ends a friendship on both sides. Returns false if there was none. */
export async function deleteFriends(tx: Tx, a: string, b: string): Promise<boolean> {
  const deleted = rowsOf(
    await tx.execute(sql`
      delete from ${friendships}
      where (user_id = ${a}::uuid and friend_id = ${b}::uuid) or (user_id = ${b}::uuid and friend_id = ${a}::uuid)
      returning user_id`),
  );
  return deleted.length > 0;
}

/** Returns a page of a user's friends, for the export. */
export function pageOfFriends(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ id: people.id, name: people.name, since: friendships.since })
    .from(friendships)
    .innerJoin(people, eq(people.id, friendships.friendId))
    .where(and(eq(friendships.userId, userId), after === null ? undefined : gt(friendships.friendId, after)))
    .orderBy(friendships.friendId)
    .limit(limit);
}
