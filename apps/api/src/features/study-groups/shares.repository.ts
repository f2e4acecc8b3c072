// Queries about the quizzes that groups share.
import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { groupShares, groupUpkeep, studyGroups } from '@quorbit/db/schema/study-groups';
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { nameFor, people } from '../accounts/accounts.views.ts';
import { isVisibleTo } from '../quizzes/access.views.ts';
import { listedQuizzes } from '../quizzes/quizzes.views.ts';

interface Reader {
  id: string;
  role: string;
}

/**
 * Returns the quizzes of a group that aren't deleted, the latest share first, each with whether the reader may see it.
 */
export function listGroupQuizzes(db: Executor, groupId: string, reader: Reader) {
  return db
    .select({
      quizId: groupShares.quizId,
      title: listedQuizzes.title,
      category: listedQuizzes.category,
      questionCount: listedQuizzes.questionCount,
      available: sql<boolean>`${isVisibleTo(reader, sql`${groupShares.quizId}`)}`,
      sharedBy: nameFor<string | null>(reader.id, people, HIDDEN_PLAYER),
      sharerId: groupShares.sharedBy,
      sharedAt: groupShares.sharedAt,
    })
    .from(groupShares)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, groupShares.quizId))
    .leftJoin(people, eq(people.id, groupShares.sharedBy))
    .where(and(eq(groupShares.groupId, groupId), isNull(listedQuizzes.deletedAt)))
    .orderBy(desc(groupShares.sharedAt), groupShares.quizId);
}

/** Returns how many quizzes of a group aren't deleted, and how many of those can be taken. */
export async function countShared(db: Executor, groupId: string): Promise<{ all: number; takeable: number }> {
  const isTakeable = and(eq(listedQuizzes.status, 'published'), gt(listedQuizzes.questionCount, 0));
  const [row] = await db
    .select({ all: count(), takeable: sql<number>`(count(*) filter (where ${isTakeable}))::int` })
    .from(groupShares)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, groupShares.quizId))
    .where(and(eq(groupShares.groupId, groupId), isNull(listedQuizzes.deletedAt)));
  return row ?? { all: 0, takeable: 0 };
}

const isShare = (groupId: string, quizId: string) =>
  and(eq(groupShares.groupId, groupId), eq(groupShares.quizId, quizId));

export async function findShare(db: Executor, groupId: string, quizId: string) {
  const [row] = await db.select().from(groupShares).where(isShare(groupId, quizId));
  return row;
}

export async function insertShare(tx: Tx, share: typeof groupShares.$inferInsert): Promise<void> {
  await tx.insert(groupShares).values(share);
}

/** Inserts these shares, and skips the ones that exist already. */
export async function insertShares(tx: Tx, shares: readonly (typeof groupShares.$inferInsert)[]): Promise<void> {
  if (shares.length > 0)
    await tx
      .insert(groupShares)
      .values([...shares])
      .onConflictDoNothing();
}

export async function deleteShare(tx: Tx, groupId: string, quizId: string): Promise<void> {
  await tx.delete(groupShares).where(isShare(groupId, quizId));
}

/** Returns the ids of the quizzes that a group shares, including deleted ones. */
export async function listSharedQuizIds(db: Executor, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ quizId: groupShares.quizId })
    .from(groupShares)
    .where(eq(groupShares.groupId, groupId));
  return rows.map(({ quizId }) => quizId);
}

/**
 * Deletes a user's shares of the user's own quizzes, in this group or, if `groupId` is null, in all groups. Returns the
 * quizzes' ids.
 */
export async function deleteOwnShares(tx: Tx, userId: string, groupId: string | null): Promise<string[]> {
  const rows = rowsOf<{ quiz_id: string }>(
    await tx.execute(sql`
      delete from ${groupShares} using ${listedQuizzes}
      where quizzes.id = group_shares.quiz_id and quizzes.owner_id = ${userId} and group_shares.shared_by = ${userId}
        and ${groupId === null ? sql`true` : sql`group_shares.group_id = ${groupId}`}
      returning group_shares.quiz_id`),
  );
  return [...new Set(rows.map((row) => row.quiz_id))];
}

/**
 * Queues these quizzes for the worker, which updates the devices of learners who downloaded them, after a group showed
 * or hid them.
 */
export async function enqueueQuizzes(tx: Tx, quizIds: readonly string[], now: Date): Promise<void> {
  if (quizIds.length === 0) return;
  const rows = quizIds.map((quizId) => ({ id: newId(now.getTime()), quizId }));
  await tx.execute(insertRows(groupUpkeep, ['id', 'quizId'], rows));
}

/** Returns a page of the quizzes that a user shared, for the export. */
export function pageOfShares(
  db: Executor,
  userId: string,
  after: { groupId: string; quizId: string } | null,
  limit: number,
) {
  return db
    .select({
      groupId: groupShares.groupId,
      group: studyGroups.name,
      quizId: groupShares.quizId,
      title: listedQuizzes.title,
      sharedAt: groupShares.sharedAt,
    })
    .from(groupShares)
    .innerJoin(studyGroups, eq(studyGroups.id, groupShares.groupId))
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, groupShares.quizId))
    .where(
      and(
        eq(groupShares.sharedBy, userId),
        after === null
          ? undefined
          : or(
              gt(groupShares.groupId, after.groupId),
              and(eq(groupShares.groupId, after.groupId), gt(groupShares.quizId, after.quizId)),
            ),
      ),
    )
    .orderBy(groupShares.groupId, groupShares.quizId)
    .limit(limit);
}
