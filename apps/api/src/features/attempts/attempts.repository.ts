import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { attemptArrivals, attempts, type StoredAnswer } from '@quorbit/db/schema/attempts';
import { and, count, eq, gt, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { AnswerSums } from '../../kernel/attempt-queries.ts';
import { versionPacks, versionTitles } from '../quizzes/quizzes.views.ts';

export type StoredAttempt = typeof attempts.$inferSelect;

/** The fields stored when an attempt is accepted. */
export type NewAttempt = Pick<StoredAttempt, (typeof NEW_FIELDS)[number]>;

const NEW_FIELDS = [
  'id',
  'userId',
  'quizId',
  'versionId',
  'packHash',
  'startedAt',
  'finishedAt',
  'day',
  'hour',
  'source',
  'mode',
  'status',
  'score',
  'totalMarks',
  'percentage',
  'passed',
  'xpEarned',
  'answers',
  'answersHash',
  'acceptedNo',
  'counted',
  'receivedAt',
] as const satisfies (keyof StoredAttempt)[];

/** Inserts attempts, and queues them for quiz statistics, except ungraded attempts and games. */
export async function insertAttempts(tx: Tx, rows: readonly NewAttempt[]): Promise<void> {
  await tx.execute(sql`
    with made as (${insertRows(attempts, NEW_FIELDS, rows)} returning user_id, id, status, source)
    insert into ${attemptArrivals} (user_id, attempt_id)
    select user_id, id from made where status <> 'submitted' and source = 'self'`);
}

/** Returns a page of a learner's attempts in order of acceptance. @param after the last number of the previous page */
export function listAccepted(db: Executor, userId: string, after: number, limit: number): Promise<StoredAttempt[]> {
  return db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), gt(attempts.acceptedNo, after)))
    .orderBy(attempts.acceptedNo)
    .limit(limit);
}

/** Marks each learner's attempts at a ranked quiz after the first as not counted. */
export async function excludeRankedRepeats(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update attempts set counted = false
    from quizzes
    where quizzes.id = attempts.quiz_id and quizzes.ranked and exists (
      select from attempts earlier
      where earlier.user_id = attempts.user_id and earlier.quiz_id = attempts.quiz_id
        and earlier.accepted_no < attempts.accepted_no
    )
  `);
}

/** Returns the highest number that an attempt of the learner has in the order of accepted work; 0 if there is none. */
export async function getHighestAttemptNo(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ accepted: max(attempts.acceptedNo), opened: max(attempts.openedNo) })
    .from(attempts)
    .where(eq(attempts.userId, userId));
  return Math.max(row?.accepted ?? 0, row?.opened ?? 0);
}

/**
 * Returns a page of attempts stored without the hour in which they were finished, by id.
 * @param after the last id of the previous page.
 */
export function listWithoutHour(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ id: attempts.id, finishedAt: attempts.finishedAt })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNull(attempts.hour), after === null ? undefined : gt(attempts.id, after)))
    .orderBy(attempts.id)
    .limit(limit);
}

export async function updateHours(
  tx: Tx,
  userId: string,
  hours: readonly { id: string; hour: number }[],
): Promise<void> {
  await tx.execute(sql`
    update attempts set hour = one.hour
    from jsonb_to_recordset(${toJsonRecords(hours)}) as one (id uuid, hour smallint)
    where attempts.user_id = ${userId} and attempts.id = one.id`);
}

/**
 * Returns whether the learner may open this pack: they may after any attempt at the quiz outside a room, or after a
 * room game that used this pack.
 */
export async function canOpenPack(
  db: Executor,
  userId: string,
  { quizId, hash }: { quizId: string; hash: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.quizId, quizId),
        or(ne(attempts.source, 'room'), eq(attempts.packHash, hash)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns whether anybody but the quiz's owner has an attempt at it. */
export async function hasAttemptsByOthers(
  db: Executor,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<boolean> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.quizId, id), sql`${attempts.userId} is distinct from ${ownerId}::uuid`))
    .limit(1);
  return rows.length > 0;
}

/** Returns how often the learner took each of these quizzes outside games, and the best percentage. */
export function listQuizRecords(db: Executor, userId: string, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: attempts.quizId, attempts: count(), best: max(attempts.percentage) })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isOneOf(attempts.quizId, quizIds), eq(attempts.source, 'self')))
    .groupBy(attempts.quizId);
}

/** The parts of an attempt that count towards quiz and question statistics. */
export interface UnfoldedAttempt {
  quizId: string;
  percentage: number;
  answers: StoredAnswer[];
}

/** Takes attempts off the queue for quiz statistics, skipping rows that another process has locked. */
export async function dequeueForStatistics(tx: Tx, limit: number): Promise<UnfoldedAttempt[]> {
  const rows = rowsOf<{ quiz_id: string; percentage: number; answers: StoredAnswer[] }>(
    await tx.execute(sql`
      with taken as (
        delete from ${attemptArrivals} where (user_id, attempt_id) in (
          select user_id, attempt_id from ${attemptArrivals} limit ${limit} for update skip locked
        )
        returning user_id, attempt_id
      )
      select quiz_id, percentage, answers from taken
      join ${attempts} on attempts.user_id = taken.user_id and attempts.id = taken.attempt_id`),
  );
  return rows.map(({ quiz_id: quizId, ...row }) => ({ quizId, ...row }));
}

/**
 * Returns a learner's attempts for the mirror, with the title of the answered version and its packs with and without
 * keys.
 */
export function listForMirror(db: Executor, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      attempt: attempts,
      title: versionTitles.title,
      category: versionTitles.category,
      keyedPackHash: sql<string>`case when ${attempts.source} = 'room' then ${attempts.packHash} else ${versionPacks.hash} end`,
      openPackHash: sql<string>`(
        select open.hash from ${versionPacks} open where open.version_id = attempts.version_id and not open.keyed)`,
    })
    .from(attempts)
    .innerJoin(versionTitles, eq(versionTitles.id, attempts.versionId))
    .innerJoin(
      versionPacks,
      and(
        eq(versionPacks.versionId, attempts.versionId),
        eq(versionPacks.keyed, true),
        isNull(versionPacks.questionNos),
      ),
    )
    .where(and(eq(attempts.userId, userId), isOneOf(attempts.id, ids)));
}

/** Returns the ids of all attempts of these people. */
export async function listIds(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: attempts.id }).from(attempts).where(isOneOf(attempts.userId, userIds));
  return rows.map(({ id }) => id);
}

/** Returns a page of a learner's attempts in order of acceptance, with the title of the answered version. */
export function pageOfLearner(db: Executor, userId: string, after: number | null, limit: number) {
  return db
    .select({ attempt: attempts, title: versionTitles.title, category: versionTitles.category })
    .from(attempts)
    .innerJoin(versionTitles, eq(versionTitles.id, attempts.versionId))
    .where(and(eq(attempts.userId, userId), after === null ? undefined : gt(attempts.acceptedNo, after)))
    .orderBy(attempts.acceptedNo)
    .limit(limit);
}

export async function deleteOfLearner(tx: Tx, userId: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.userId, userId));
}

/**
 * The condition that quiz statistics include an attempt. They exclude games, ungraded attempts, and attempts that the
 * worker hasn't added yet.
 */
const isFolded = sql`${attempts.source} = 'self' and ${attempts.status} <> 'submitted' and not exists (
  select from ${attemptArrivals}
  where ${attemptArrivals.userId} = ${attempts.userId} and ${attemptArrivals.attemptId} = ${attempts.id})`;

/** Returns the totals of a quiz over all attempts that its statistics include. */
export async function sumAttempts(db: Executor, quizId: string): Promise<{ attempts: number; percentageSum: number }> {
  const [row] = await db
    .select({
      attempts: sql`count(*)`.mapWith(Number),
      percentageSum: sql`coalesce(sum(${attempts.percentage}), 0)`.mapWith(Number),
    })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), isFolded));
  return row ?? { attempts: 0, percentageSum: 0 };
}

/**
 * Returns the totals of each question over all attempts that the statistics include. Unanswered questions don't count.
 */
export async function sumAnswers(db: Executor, quizId: string): Promise<Map<string, AnswerSums>> {
  const rows = rowsOf<{ id: string; answered: unknown; correct: unknown; time_sum: unknown }>(
    await db.execute(sql`
      select answer->>'questionId' as id, count(*) as answered,
        count(*) filter (where (answer->>'correct')::boolean) as correct,
        sum(round((answer->>'timeSpent')::numeric * 10)) as time_sum
      from attempts, jsonb_array_elements(answers) as answer
      where quiz_id = ${quizId} and ${isFolded} and (answer->>'option' is not null or answer->>'response' is not null)
      group by 1
    `),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { answered: Number(row.answered), correct: Number(row.correct), timeSum: Number(row.time_sum) },
    ]),
  );
}
