import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { ActivityType } from '@quorbit/contracts/study-groups/activities';
import type { GroupCategory } from '@quorbit/contracts/study-groups/categories';
import { GROUP_MEMBERS, SHOWN_ACTIVITIES } from '@quorbit/contracts/study-groups/limits';
import type { GroupRole } from '@quorbit/contracts/study-groups/members';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { learners } from '@quorbit/db/schema/learners';
import { groupActivities, groupMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { and, desc, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm';
import { nameFor, people, visiblePeople } from '../accounts/accounts.views.ts';

/** Activities of one group that are stored. */
const MAX_STORED_ACTIVITIES = 50;

const { search: _search, removalId: _removal, ...columns } = getTableColumns(studyGroups);

/** A group as one person sees it. */
const columnsFor = (userId: string | null) => ({
  ...columns,
  memberCount: sql<number>`(select count(*)::int from group_members one where one.group_id = study_groups.id)`,
  role: sql<GroupRole | null>`(
    select one.role from group_members one where one.group_id = study_groups.id and one.user_id = ${userId}::uuid)`,
  isBarred: isBarred(userId),
});

/** Whether moderators removed somebody from the group. */
const isBarred = (userId: string | null) => sql<boolean>`exists (
  select from group_removed_members one where one.group_id = study_groups.id and one.user_id = ${userId}::uuid)`;

/** Groups that moderators removed are there for nobody. */
const isNotRemoved = isNull(studyGroups.removalId);

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export async function findGroup(db: Executor, id: string, userId: string | null) {
  const [row] = await db
    .select(columnsFor(userId))
    .from(studyGroups)
    .where(and(eq(studyGroups.id, id), isNotRemoved));
  return row;
}

/** The group of an invite code, as one person or somebody without an account sees it. */
export async function findGroupByCode(db: Executor, inviteCode: string, userId: string | null) {
  const [row] = await db
    .select(columnsFor(userId))
    .from(studyGroups)
    .where(and(eq(studyGroups.inviteCode, inviteCode), isNotRemoved));
  return row;
}

/** Locks the group's row until the end of the transaction. What was read before may be outdated now. */
export async function lockGroup(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: studyGroups.id }).from(studyGroups).where(eq(studyGroups.id, id)).for('update');
}

export interface GroupFilter {
  /** As a `tsquery`; null for all. */
  terms: string | null;
  category: GroupCategory | null;
  /** Only groups that were made before this one. */
  before: string | null;
  limit: number;
}

const matchesFilter = ({ terms, category, before }: GroupFilter) =>
  and(
    category === null ? undefined : eq(studyGroups.category, category),
    terms === null ? undefined : sql`${studyGroups.search} @@ to_tsquery('simple', ${terms})`,
    before === null ? undefined : lt(studyGroups.id, before),
  );

/** The groups that somebody is a member of, newest first. */
export function listOwnGroups(db: Executor, userId: string, filter: GroupFilter) {
  return db
    .select(columnsFor(userId))
    .from(groupMembers)
    .innerJoin(studyGroups, eq(studyGroups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), matchesFilter(filter)))
    .orderBy(desc(studyGroups.id))
    .limit(filter.limit);
}

/** The open groups that somebody could join, full ones too, newest first. */
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

/** Who is in the group, the longest members first, with XP and the names that the reader may know; all names for nobody. */
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

/** The newest activities that are shown. */
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

/** False for people who aren't members. */
export async function updateAgreement(
  tx: Tx,
  groupId: string,
  userId: string,
  agreed: { showsPercent: boolean; joinsMemory: boolean },
): Promise<boolean> {
  const updated = await tx.update(groupMembers).set(agreed).where(isMember(groupId, userId)).returning();
  return updated.length > 0;
}

/** The names of these groups, by their ids. */
export async function listGroupNames(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: studyGroups.id, name: studyGroups.name })
    .from(studyGroups)
    .where(isOneOf(studyGroups.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The ids of who is in the group. */
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

/** False for people who aren't members. */
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
  /** Of a challenge. */
  title?: string;
  at: Date;
}

/** Notes what happened, and deletes what is so old that nobody is shown it. */
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

/** A page of the groups that somebody is in, for the export. */
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

/** A page of what groups noted of somebody, for the export. */
export function pageOfActivities(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(groupActivities)
    .where(and(eq(groupActivities.userId, userId), after === null ? undefined : gt(groupActivities.id, after)))
    .orderBy(groupActivities.id)
    .limit(limit);
}
