import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { ActivityType } from '@quorbit/contracts/study-groups/activities';
import type { GroupCategory } from '@quorbit/contracts/study-groups/categories';
import { GROUP_MEMBERS, SHOWN_ACTIVITIES } from '@quorbit/contracts/study-groups/limits';
import type { GroupRole } from '@quorbit/contracts/study-groups/members';
import type { Executor, Tx } from '@quorbit/db/client';
import { learners } from '@quorbit/db/schema/learners';
import { groupActivities, groupMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { and, desc, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm';
import { nameFor, people, visiblePeople } from '../accounts/accounts.views.ts';

/** The number of activities stored for each group. */
const MAX_STORED_ACTIVITIES = 50;

const { search: _search, removalId: _removal, ...columns } = getTableColumns(studyGroups);

/** The columns of a group as one user sees it; a null `userId` stands for somebody without an account. */
const columnsFor = (userId: string | null) => ({
  ...columns,
  memberCount: sql<number>`(select count(*)::int from group_members one where one.group_id = study_groups.id)`,
  role: sql<GroupRole | null>`(
    select one.role from group_members one where one.group_id = study_groups.id and one.user_id = ${userId}::uuid)`,
  isBarred: isBarred(userId),
});

/** SQL for whether moderators removed the user from the group. */
const isBarred = (userId: string | null) => sql<boolean>`exists (
  select from group_removed_members one where one.group_id = study_groups.id and one.user_id = ${userId}::uuid)`;

/** Excludes groups that moderators removed; nobody sees them. */
const isNotRemoved = isNull(studyGroups.removalId);

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export async function findGroup(db: Executor, id: string, userId: string | null) {
  const [row] = await db
    .select(columnsFor(userId))
    .from(studyGroups)
    .where(and(eq(studyGroups.id, id), isNotRemoved));
  return row;
}

/** Returns the group with this invite code, as one user sees it; `userId` is null for somebody without an account. */
export async function findGroupByCode(db: Executor, inviteCode: string, userId: string | null) {
  const [row] = await db
    .select(columnsFor(userId))
    .from(studyGroups)
    .where(and(eq(studyGroups.inviteCode, inviteCode), isNotRemoved));
  return row;
}

/** Locks the group's row until the end of the transaction. Data read before may be outdated by then. */
export async function lockGroup(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: studyGroups.id }).from(studyGroups).where(eq(studyGroups.id, id)).for('update');
}

export interface GroupFilter {
  /** The words to search for, as a `tsquery`; null for all groups. */
  terms: string | null;
  category: GroupCategory | null;
  /** The id of the last group of the previous page: only older groups are returned; null for the first page. */
  before: string | null;
  limit: number;
}

const matchesFilter = ({ terms, category, before }: GroupFilter) =>
  and(
    category === null ? undefined : eq(studyGroups.category, category),
    terms === null ? undefined : sql`${studyGroups.search} @@ to_tsquery('simple', ${terms})`,
    before === null ? undefined : lt(studyGroups.id, before),
  );

/** Returns the groups that the user is a member of, newest first. */
export function listOwnGroups(db: Executor, userId: string, filter: GroupFilter) {
  return db
    .select(columnsFor(userId))
    .from(groupMembers)
    .innerJoin(studyGroups, eq(studyGroups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), matchesFilter(filter)))
    .orderBy(desc(studyGroups.id))
    .limit(filter.limit);
}

/** Returns the open groups that the user could join, including full ones, newest first. */
export function listOpenGroups(db: Executor, userId: string, filter: GroupFilter) {
  const isMember = sql`exists (
    select from group_members one where one.group_id = study_groups.id and one.user_id = ${userId})`;
  return db
    .select(columnsFor(userId))
    .from(studyGroups)
    .where(
      and(
        eq(studyGroups.isPrivate, false),
        isNotRemoved,
        sql`not ${isMember} and not ${isBarred(userId)}`,
        matchesFilter(filter),
      ),
    )
    .orderBy(desc(studyGroups.id))
    .limit(filter.limit);
}

export async function countOwnGroups(db: Executor, userId: string): Promise<number> {
  return db.$count(groupMembers, eq(groupMembers.userId, userId));
}

/**
 * Returns the members of a group, longest-serving first, with their XP and the names that the reader may know; all
 * names if `readerId` is null.
 */
export function listMembers(db: Executor, groupId: string, readerId: string | null = null) {
  return db
    .select({
      userId: groupMembers.userId,
      role: groupMembers.role,
      joinedAt: groupMembers.joinedAt,
      showsPercent: groupMembers.showsPercent,
      joinsMemory: groupMembers.joinsMemory,
      name: nameFor<string>(readerId, visiblePeople, HIDDEN_PLAYER),
      accountRole: visiblePeople.role,
      suspendedAt: visiblePeople.suspendedAt,
      xp: learners.xp,
    })
    .from(groupMembers)
    .innerJoin(visiblePeople, eq(visiblePeople.id, groupMembers.userId))
    .innerJoin(learners, eq(learners.userId, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(groupMembers.joinedAt, groupMembers.userId);
}

/** Returns the newest activities of a group, as many as are shown, with the names that the reader may know. */
export function listActivities(db: Executor, groupId: string, readerId: string) {
  const { id, type, quizId, quizTitle, createdAt } = groupActivities;
  return db
    .select({ id, type, quizId, quizTitle, createdAt, name: nameFor<string | null>(readerId, people, HIDDEN_PLAYER) })
    .from(groupActivities)
    .leftJoin(people, eq(people.id, groupActivities.userId))
    .where(eq(groupActivities.groupId, groupId))
    .orderBy(desc(groupActivities.id))
    .limit(SHOWN_ACTIVITIES);
}

/** Stores a member's agreement to be counted by the group; returns false if the user isn't a member. */
export async function updateAgreement(
  tx: Tx,
  groupId: string,
  userId: string,
  agreed: { showsPercent: boolean; joinsMemory: boolean },
): Promise<boolean> {
  const updated = await tx.update(groupMembers).set(agreed).where(isMember(groupId, userId)).returning();
  return updated.length > 0;
}

/** Returns the ids of the members of a group. */
export async function listMemberIds(db: Executor, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
    .limit(GROUP_MEMBERS.max);
  return rows.map(({ userId }) => userId);
}

export async function insertGroup(tx: Tx, group: typeof studyGroups.$inferInsert): Promise<void> {
  await tx.insert(studyGroups).values(group);
}

export async function updateGroup(tx: Tx, id: string, change: Partial<typeof studyGroups.$inferInsert>): Promise<void> {
  await tx.update(studyGroups).set(change).where(eq(studyGroups.id, id));
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.delete(studyGroups).where(eq(studyGroups.id, id));
}

export async function insertMember(tx: Tx, member: typeof groupMembers.$inferInsert): Promise<void> {
  await tx.insert(groupMembers).values(member);
}

const isMember = (groupId: string, userId: string) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));

export async function deleteMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.delete(groupMembers).where(isMember(groupId, userId));
}

/** Sets a member's role; returns false if the user isn't a member. */
export async function updateRole(tx: Tx, groupId: string, userId: string, role: GroupRole): Promise<boolean> {
  const updated = await tx.update(groupMembers).set({ role }).where(isMember(groupId, userId)).returning();
  return updated.length > 0;
}

export async function findRole(db: Executor, groupId: string, userId: string): Promise<GroupRole | null> {
  const [row] = await db.select({ role: groupMembers.role }).from(groupMembers).where(isMember(groupId, userId));
  return row?.role ?? null;
}

interface NewActivity {
  groupId: string;
  userId: string | null;
  type: ActivityType;
  quiz?: { id: string; title: string };
  /** The title of the challenge, for an activity about a challenge. */
  title?: string;
  at: Date;
}

/** Stores an activity, and deletes the group's oldest ones, so that `MAX_STORED_ACTIVITIES` remain. */
export async function insertActivity(tx: Tx, { groupId, userId, type, quiz, title, at }: NewActivity): Promise<void> {
  await tx.execute(sql`
    with outdated as (
      delete from ${groupActivities} where group_id = ${groupId} and id <= (
        select id from ${groupActivities} where group_id = ${groupId} order by id desc
        offset ${MAX_STORED_ACTIVITIES - 1} limit 1)
    )
    insert into ${groupActivities} (id, group_id, user_id, type, quiz_id, quiz_title, created_at)
    values (${newId(at.getTime())}, ${groupId}, ${userId}, ${type}, ${quiz?.id ?? null}, ${quiz?.title ?? title ?? null},
      ${at.toISOString()})`);
}

/** Returns a page of the groups that a user is in, for the export. */
export function pageOfMemberships(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({
      group: { id: studyGroups.id, name: studyGroups.name, founderId: studyGroups.founderId },
      role: groupMembers.role,
      joinedAt: groupMembers.joinedAt,
      showsPercent: groupMembers.showsPercent,
      joinsMemory: groupMembers.joinsMemory,
    })
    .from(groupMembers)
    .innerJoin(studyGroups, eq(studyGroups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), after === null ? undefined : gt(groupMembers.groupId, after)))
    .orderBy(groupMembers.groupId)
    .limit(limit);
}

/** Returns a page of a user's activities in groups, for the export. */
export function pageOfActivities(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(groupActivities)
    .where(and(eq(groupActivities.userId, userId), after === null ? undefined : gt(groupActivities.id, after)))
    .orderBy(groupActivities.id)
    .limit(limit);
}
