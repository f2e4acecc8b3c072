import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { groupAssignments } from '@quorbit/db/schema/assignments';
import { and, asc, eq, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { nameFor, visiblePeople } from '../accounts/accounts.views.ts';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { memberships } from '../group-sharing/group-sharing.views.ts';
import { isVisibleTo } from '../quizzes/access.views.ts';
import { listedQuizzes } from '../quizzes/quizzes.views.ts';
import { groupNames } from '../study-groups/study-groups.views.ts';

/** The maximum number of assignments, over all groups, on the home page. */
const MAX_LISTED = 20;

const { groupId, quizId, dueOn, setAt, setBy } = groupAssignments;

interface Reader {
  id: string;
  role: string;
}

const isAssignment = (group: string, quiz: string) => and(eq(groupId, group), eq(quizId, quiz));

/** Selects the day on which the learner first finished the quiz after it was set; null if never. Games don't count. */
const firstDoneOn = (userId: SQL) => sql<string | null>`(
  select attempts.day::text from ${gradedAttempts}
  where attempts.user_id = ${userId} and attempts.quiz_id = ${quizId} and attempts.source = 'self'
    and attempts.finished_at >= ${setAt}
  order by attempts.finished_at limit 1)`;

/** Lists a group's assignments, without deleted quizzes. */
export function listByGroup(db: Executor, group: string, reader: Reader) {
  const doneCount = sql<number>`(
    select count(*)::int from ${memberships}
    where group_members.group_id = ${groupId} and exists (
      select from ${gradedAttempts}
      where attempts.user_id = group_members.user_id and attempts.quiz_id = ${quizId} and attempts.source = 'self'
        and attempts.finished_at >= ${setAt}))`;
  return db
    .select({
      quizId,
      title: listedQuizzes.title,
      dueOn,
      doneOn: firstDoneOn(sql`${reader.id}::uuid`),
      available: sql<boolean>`${isVisibleTo(reader, sql`${quizId}`)}`,
      doneCount,
    })
    .from(groupAssignments)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, quizId))
    .where(and(eq(groupId, group), isNull(listedQuizzes.deletedAt)))
    .orderBy(asc(dueOn), asc(quizId));
}

/**
 * Lists the assignments in the user's groups that the user hasn't done.
 * @param since the earliest due day to include.
 */
export function listUndone(db: Executor, reader: Reader, since: string) {
  return db
    .select({ quizId, title: listedQuizzes.title, dueOn, groupId })
    .from(memberships)
    .innerJoin(groupAssignments, eq(groupId, memberships.groupId))
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, quizId))
    .where(
      and(
        eq(memberships.userId, reader.id),
        gte(dueOn, since),
        isVisibleTo(reader, sql`${quizId}`),
        sql`${firstDoneOn(sql`${reader.id}::uuid`)} is null`,
      ),
    )
    .orderBy(asc(dueOn), asc(groupId), asc(quizId))
    .limit(MAX_LISTED);
}

/** Returns the names of these groups, by group id. */
export async function listGroupNames(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, name } = groupNames;
  const rows = await db.select({ id, name }).from(groupNames).where(isOneOf(id, ids));
  return new Map(rows.map((group) => [group.id, group.name]));
}

export async function findAssignment(db: Executor, group: string, quiz: string) {
  const [row] = await db
    .select({ title: listedQuizzes.title, dueOn, setAt })
    .from(groupAssignments)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, quizId))
    .where(and(isAssignment(group, quiz), isNull(listedQuizzes.deletedAt)));
  return row;
}

/** Lists the members of a group with their first attempt at the quiz since a time; suspended members are left out. */
export function listProgress(db: Executor, group: string, quiz: string, since: Date, readerId: string) {
  const first = db
    .selectDistinctOn([gradedAttempts.userId], {
      userId: gradedAttempts.userId,
      day: gradedAttempts.day,
      finishedAt: gradedAttempts.finishedAt,
      status: gradedAttempts.status,
      percentage: gradedAttempts.percentage,
    })
    .from(gradedAttempts)
    .innerJoin(memberships, eq(memberships.userId, gradedAttempts.userId))
    .where(
      and(
        eq(memberships.groupId, group),
        eq(gradedAttempts.quizId, quiz),
        eq(gradedAttempts.source, 'self'),
        gte(gradedAttempts.finishedAt, since),
      ),
    )
    .orderBy(gradedAttempts.userId, gradedAttempts.finishedAt)
    .as('first');
  return db
    .select({
      userId: memberships.userId,
      name: nameFor<string>(readerId, visiblePeople, HIDDEN_PLAYER),
      showsPercent: memberships.showsPercent,
      doneOn: first.day,
      finishedAt: first.finishedAt,
      // The percentage is null while a seal withholds it.
      percentage: sql<
        number | null
      >`case when ${memberships.showsPercent} and ${first.status} = 'graded' then ${first.percentage} end`,
    })
    .from(memberships)
    .innerJoin(visiblePeople, eq(visiblePeople.id, memberships.userId))
    .leftJoin(first, eq(first.userId, memberships.userId))
    .where(and(eq(memberships.groupId, group), isNull(visiblePeople.suspendedAt)))
    .orderBy(memberships.joinedAt, memberships.userId);
}

/**
 * Sets a quiz as an assignment, or changes its due day and setter. The original time of setting stays, so that work
 * done since then still counts.
 */
export async function upsertAssignment(tx: Tx, row: typeof groupAssignments.$inferInsert): Promise<void> {
  await tx
    .insert(groupAssignments)
    .values(row)
    .onConflictDoUpdate({ target: [groupId, quizId], set: { dueOn: row.dueOn, setBy: row.setBy ?? null } });
}

/** Deletes an assignment. Returns false if the group hasn't set this quiz. */
export async function deleteAssignment(tx: Tx, group: string, quiz: string): Promise<boolean> {
  const deleted = await tx.delete(groupAssignments).where(isAssignment(group, quiz)).returning({ quizId });
  return deleted.length > 0;
}

/** Returns a page of the assignments that a user set, for the export. */
export function pageOfSetter(
  db: Executor,
  userId: string,
  after: { groupId: string; quizId: string } | null,
  limit: number,
) {
  return db
    .select({ groupId, quizId, title: listedQuizzes.title, dueOn, setAt })
    .from(groupAssignments)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, quizId))
    .where(
      and(
        eq(setBy, userId),
        after === null
          ? undefined
          : or(gt(groupId, after.groupId), and(eq(groupId, after.groupId), gt(quizId, after.quizId))),
      ),
    )
    .orderBy(groupId, quizId)
    .limit(limit);
}
