// Reads and updates attempts that wait for the seal of their quiz to end.

import { REPEAT_WINDOW_MS } from '@quorbit/contracts/xp/attempt-xp';
import type { Executor, Tx } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { attemptArrivals, attempts } from '@quorbit/db/schema/attempts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { grantedIn, questionsOfVersion, quizOwners, versionContents } from '../quizzes/quizzes.views.ts';
import type { StoredAttempt } from './attempts.repository.ts';

/** The number of earlier attempts that are counted; more don't change the XP. */
const MAX_REPEATS = 2;

/**
 * Returns a page of the learners with waiting attempts at a quiz, by id, after the id `after`.
 * @param page `userId` limits it to one learner; null means all learners.
 */
export function listWaitingLearners(
  db: Executor,
  { quizId, userId, after, limit }: { quizId: string; userId: string | null; after: string | null; limit: number },
) {
  return db
    .selectDistinct({ id: people.id, role: people.role, timeZone: people.timeZone })
    .from(attempts)
    .innerJoin(people, eq(people.id, attempts.userId))
    .where(
      and(
        eq(attempts.quizId, quizId),
        isWaiting,
        userId === null ? undefined : eq(attempts.userId, userId),
        after === null ? undefined : gt(attempts.userId, after),
      ),
    )
    .orderBy(asc(people.id))
    .limit(limit);
}

/**
 * Returns a learner's waiting attempts at a quiz in order of arrival, each with its version and the number of earlier
 * attempts.
 */
export function listWaiting(tx: Tx, userId: string, quizId: string, limit: number) {
  const earlier = sql`select from attempts earlier where earlier.user_id = ${attempts.userId}
    and earlier.quiz_id = ${attempts.quizId} and earlier.accepted_no < ${attempts.acceptedNo} and earlier.source = 'self'`;
  const window = sql`make_interval(secs => ${REPEAT_WINDOW_MS / 1000})`;
  return tx
    .select({
      attempt: attempts,
      version: {
        category: versionContents.category,
        passingMarks: versionContents.passingMarks,
        totalMarks: versionContents.totalMarks,
        questions: questionsOfVersion,
        granted: grantedIn,
      },
      ownerId: quizOwners.ownerId,
      ranked: quizOwners.ranked,
      all: sql`(select count(*) from (${earlier} limit ${MAX_REPEATS}) as any_time)`.mapWith(Number),
      near: sql`(select count(*) from (
        ${earlier} and earlier.finished_at between ${attempts.finishedAt} - ${window} and ${attempts.finishedAt} + ${window}
        limit ${MAX_REPEATS}) as close)`.mapWith(Number),
    })
    .from(attempts)
    .innerJoin(versionContents, eq(versionContents.id, attempts.versionId))
    .innerJoin(quizOwners, eq(quizOwners.id, attempts.quizId))
    .where(and(eq(attempts.quizId, quizId), eq(attempts.userId, userId), isWaiting))
    .orderBy(asc(attempts.acceptedNo))
    .limit(limit);
}

/** The condition is written exactly as in the partial index of waiting attempts, so that the index is used. */
const isWaiting = sql`${attempts.status} <> 'graded'`;

export type OpenedAttempt = Pick<
  StoredAttempt,
  'id' | 'openedNo' | 'score' | 'totalMarks' | 'percentage' | 'passed' | 'xpEarned' | 'answers'
>;

/** Stores these attempts as graded, and queues the previously ungraded ones for quiz statistics. */
export async function updateOpened(tx: Tx, userId: string, opened: readonly OpenedAttempt[]): Promise<void> {
  const ids = opened.map(({ id }) => id);
  await tx.execute(sql`
    insert into ${attemptArrivals} (user_id, attempt_id)
    select user_id, id from ${attempts}
    where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[]) and status = 'submitted' and source = 'self'`);
  await tx.execute(sql`
    update ${attempts} set status = 'graded', waited_as = status, opened_no = one."openedNo", score = one.score, total_marks = one."totalMarks",
      percentage = one.percentage, passed = one.passed, xp_earned = one."xpEarned", answers = one.answers
    from jsonb_to_recordset(${toJsonRecords(opened)}) as one
      (id uuid, "openedNo" bigint, score int, "totalMarks" int, percentage int, passed boolean, "xpEarned" int, answers jsonb)
    where attempts.user_id = ${userId} and attempts.id = one.id`);
}
