// Queries about groups and members that moderators removed.
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { groupMembers, groupRemovedMembers, groupShares, studyGroups } from '@quorbit/db/schema/study-groups';
import { and, eq, gt, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { quizOwners } from '../quizzes/quizzes.views.ts';

const MEMBER_COLUMNS = sql.raw('group_id, user_id, role, joined_at, shows_percent, joins_memory');

/**
 * Returns the id of the moderators' decision that removed a group; null if the group isn't removed, undefined if it
 * doesn't exist.
 */
export async function findRemoval(db: Executor, groupId: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ removalId: studyGroups.removalId })
    .from(studyGroups)
    .where(eq(studyGroups.id, groupId));
  return row?.removalId;
}

/**
 * Moves members of a group to the table of removed members, so that they can be restored. `userId` limits it to one
 * member; null means all.
 * @returns the ids of the moved members.
 */
export async function moveToRemoved(
  tx: Tx,
  { groupId, userId, removalId }: { groupId: string; userId: string | null; removalId: string },
  now: Date,
): Promise<string[]> {
  const rows = rowsOf<{ user_id: string }>(
    await tx.execute(sql`
      with gone as (
        delete from ${groupMembers} where group_id = ${groupId} ${userId === null ? sql`` : sql`and user_id = ${userId}`}
        returning ${MEMBER_COLUMNS})
      insert into ${groupRemovedMembers} (${MEMBER_COLUMNS}, removal_id, removed_at)
      select ${MEMBER_COLUMNS}, ${removalId}::uuid, ${now.toISOString()}::timestamptz from gone
      returning user_id`),
  );
  return rows.map((row) => row.user_id);
}

/**
 * Restores the members that a decision removed, except those already in the maximum number of groups, and deletes the
 * records of their removal.
 * @param maxMembers places in the group.
 * @returns the ids of the restored members.
 */
export async function restoreRemoved(
  tx: Tx,
  groupId: string,
  removalId: string,
  maxMembers: number,
): Promise<string[]> {
  const rows = rowsOf<{ user_id: string }>(
    await tx.execute(sql`
      with gone as (
        delete from ${groupRemovedMembers} where group_id = ${groupId} and removal_id = ${removalId} returning ${MEMBER_COLUMNS})
      insert into ${groupMembers} (${MEMBER_COLUMNS})
      select ${MEMBER_COLUMNS} from gone
      where (select count(*) from ${groupMembers} as one where one.user_id = gone.user_id) < ${MAX_GROUPS}
      order by joined_at, user_id limit ${maxMembers}
      returning user_id`),
  );
  return rows.map((row) => row.user_id);
}

/** Returns the member that a decision removed, with the account's role; undefined if there is none. */
export async function findRemovedMember(tx: Tx, groupId: string, removalId: string) {
  const [row] = await tx
    .select({ userId: groupRemovedMembers.userId, role: people.role })
    .from(groupRemovedMembers)
    .innerJoin(people, eq(people.id, groupRemovedMembers.userId))
    .where(and(eq(groupRemovedMembers.groupId, groupId), eq(groupRemovedMembers.removalId, removalId)));
  return row;
}

/** Moves a removed member to another decision, so that undoing that decision restores the member. */
export async function reassignRemoval(tx: Tx, groupId: string, from: string, to: string): Promise<void> {
  await tx
    .update(groupRemovedMembers)
    .set({ removalId: to })
    .where(and(eq(groupRemovedMembers.groupId, groupId), eq(groupRemovedMembers.removalId, from)));
}

/** Returns the user's own quizzes that the user shares in a group. */
export async function listOwnShares(tx: Tx, userId: string, groupId: string) {
  const rows = await tx
    .select({ quizId: groupShares.quizId, sharedAt: groupShares.sharedAt })
    .from(groupShares)
    .innerJoin(quizOwners, eq(quizOwners.id, groupShares.quizId))
    .where(and(eq(groupShares.groupId, groupId), eq(groupShares.sharedBy, userId), eq(quizOwners.ownerId, userId)));
  return rows.map(({ quizId, sharedAt }) => ({ quizId, sharedAt: sharedAt.toISOString() }));
}

/** Returns the ids of those of the given quizzes that the user still owns. */
export async function listOwnedQuizIds(tx: Tx, userId: string, quizIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: quizOwners.id })
    .from(quizOwners)
    .where(and(isOneOf(quizOwners.id, quizIds), eq(quizOwners.ownerId, userId)));
  return rows.map(({ id }) => id);
}

/** Returns a page of the groups from which a user was removed, for the export. */
export function pageOfRemovedFrom(db: Executor, userId: string, after: string | null, limit: number) {
  const { groupId, role, joinedAt, removedAt } = groupRemovedMembers;
  return db
    .select({ groupId, name: studyGroups.name, role, joinedAt, removedAt })
    .from(groupRemovedMembers)
    .innerJoin(studyGroups, eq(studyGroups.id, groupId))
    .where(and(eq(groupRemovedMembers.userId, userId), after === null ? undefined : gt(groupId, after)))
    .orderBy(groupId)
    .limit(limit);
}
