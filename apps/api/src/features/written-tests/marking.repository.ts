// Reads submitted answers for markers, and writes and publishes their marks.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { answerMarks, sittingAnswers, sittings } from '@quorbit/db/schema/written-tests';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { answersWithMarks, isToMark } from './written-tests.views.ts';

export type MarkRow = typeof answerMarks.$inferSelect;

/** Counts the started, submitted and published sittings of each test; tests without sittings are left out. */
export function countSittings(db: Executor, testIds: readonly string[]) {
  return db
    .select({
      testId: sittings.testId,
      started: sql<number>`count(*)::int`,
      submitted: sql<number>`count(${sittings.submittedAt})::int`,
      published: sql<number>`count(${sittings.publishedAt})::int`,
    })
    .from(sittings)
    .where(isOneOf(sittings.testId, testIds))
    .groupBy(sittings.testId);
}

/** Counts the answers of each test that wait to be marked; tests without such answers are left out. */
export async function countAnswersToMark(db: Executor, testIds: readonly string[]) {
  const counted = await db.execute(sql`
    select ${sittings.testId} as test_id, count(*)::int as answers
    from ${answersWithMarks} where ${isOneOf(sittings.testId, testIds)} and ${isToMark}
    group by ${sittings.testId}`);
  return new Map(rowsOf<{ test_id: string; answers: number }>(counted).map((row) => [row.test_id, row.answers]));
}

/** Counts the submitted answers with text to each question of a test, and how many of them wait to be marked. */
export async function countByQuestion(db: Executor, testId: string) {
  const counted = await db.execute(sql`
    select ${sittingAnswers.questionId} as question_id, count(*)::int as answers,
      (count(*) filter (where ${isToMark}))::int as to_mark
    from ${answersWithMarks}
    where ${sittings.testId} = ${testId} and ${sittings.submittedAt} is not null and ${sittingAnswers.text} <> ''
    group by ${sittingAnswers.questionId}`);
  const rows = rowsOf<{ question_id: string; answers: number; to_mark: number }>(counted);
  return new Map(rows.map((row) => [row.question_id, { answers: row.answers, toMark: row.to_mark }]));
}

export interface UnchosenRow {
  questionId: string;
  /**
   * The number of answers with late text that no marker has decided on, in submitted sittings with unpublished marks.
   */
  answers: number;
  /** A hash of the answers with undecided late text, which changes whenever one of them changes. */
  version: string;
}

const isUnchosen = sql`${sittingAnswers.late} = 'unchosen' and ${sittings.submittedAt} is not null
  and ${sittings.publishedAt} is null`;
const unchosenSums = sql`count(*)::int as answers, md5(string_agg(concat_ws(':', ${sittingAnswers.sittingId},
  ${sittingAnswers.lateRevision}, ${sittingAnswers.revision}), ',' order by ${sittingAnswers.sittingId})) as version`;

/** Counts the answers of a test that have late text on which no marker has decided, by question. */
export async function listUnchosenByQuestion(db: Executor, testId: string): Promise<UnchosenRow[]> {
  return rowsOf(
    await db.execute(sql`
      select ${sittingAnswers.questionId} as "questionId", ${unchosenSums}
      from ${sittings} join ${sittingAnswers} on ${sittingAnswers.sittingId} = ${sittings.id}
      where ${sittings.testId} = ${testId} and ${isUnchosen} group by ${sittingAnswers.questionId}`),
  );
}

/** Counts the answers of these sittings that have late text on which no marker has decided, by sitting and question. */
export async function listUnchosenBySitting(
  db: Executor,
  sittingIds: readonly string[],
): Promise<(UnchosenRow & { sittingId: string })[]> {
  return rowsOf(
    await db.execute(sql`
      select ${sittingAnswers.sittingId} as "sittingId", ${sittingAnswers.questionId} as "questionId", ${unchosenSums}
      from ${sittings} join ${sittingAnswers} on ${sittingAnswers.sittingId} = ${sittings.id}
      where ${isOneOf(sittings.id, sittingIds)} and ${isUnchosen}
      group by ${sittingAnswers.sittingId}, ${sittingAnswers.questionId}`),
  );
}

/** Lists up to `limit` answers of a test that have late text on which no marker has decided, in a stable order. */
export function listUnchosen(db: Executor, testId: string, limit: number) {
  return db
    .select({ sittingId: sittingAnswers.sittingId, questionId: sittingAnswers.questionId })
    .from(sittingAnswers)
    .innerJoin(sittings, eq(sittings.id, sittingAnswers.sittingId))
    .where(and(eq(sittings.testId, testId), isUnchosen))
    .orderBy(asc(sittingAnswers.sittingId), asc(sittingAnswers.questionId))
    .limit(limit);
}

/**
 * An order of the answers to a question that is stable but different for each question, so that it reveals nothing
 * about the authors.
 */
const shuffledOrder = sql<string>`md5(${sittingAnswers.sittingId}::text || ${sittingAnswers.questionId}::text)::uuid`;

/** Returns a page of the submitted answers with text to one question, with their marks. */
export function listSubmittedAnswers(
  db: Executor,
  { testId, questionId }: { testId: string; questionId: string },
  { after, limit }: { after: { place: string; sittingId: string } | null; limit: number },
) {
  return db
    .select({
      answer: sittingAnswers,
      mark: answerMarks,
      place: shuffledOrder.as('place'),
      deadline: sittings.deadline,
      learner: people.name,
      marker: markerName,
    })
    .from(sittingAnswers)
    .innerJoin(sittings, eq(sittings.id, sittingAnswers.sittingId))
    .innerJoin(people, eq(people.id, sittings.userId))
    .leftJoin(
      answerMarks,
      and(eq(answerMarks.sittingId, sittingAnswers.sittingId), eq(answerMarks.questionId, sittingAnswers.questionId)),
    )
    .where(
      and(
        eq(sittingAnswers.questionId, questionId),
        eq(sittings.testId, testId),
        isNotNull(sittings.submittedAt),
        sql`${sittingAnswers.text} <> ''`,
        after === null
          ? undefined
          : sql`(${shuffledOrder}, ${sittingAnswers.sittingId}) > (${after.place}::uuid, ${after.sittingId}::uuid)`,
      ),
    )
    .orderBy(asc(shuffledOrder), asc(sittingAnswers.sittingId))
    .limit(limit);
}

const markerName = sql<
  string | null
>`(select marker.name from ${people} as marker where marker.id = ${answerMarks.markerId})`;

export type SubmittedAnswer = Awaited<ReturnType<typeof listSubmittedAnswers>>[number];

export async function findMark(
  db: Executor,
  { sittingId, questionId }: Pick<MarkRow, 'sittingId' | 'questionId'>,
): Promise<MarkRow | undefined> {
  const [row] = await db
    .select()
    .from(answerMarks)
    .where(and(eq(answerMarks.sittingId, sittingId), eq(answerMarks.questionId, questionId)));
  return row;
}

export function listMarks(db: Executor, sittingId: string): Promise<MarkRow[]> {
  return db.select().from(answerMarks).where(eq(answerMarks.sittingId, sittingId));
}

/** Inserts or replaces a mark. The caller has locked the sitting. */
export async function upsertMark(tx: Tx, { sittingId, questionId, ...mark }: MarkRow): Promise<void> {
  await tx
    .insert(answerMarks)
    .values({ sittingId, questionId, ...mark })
    .onConflictDoUpdate({ target: [answerMarks.sittingId, answerMarks.questionId], set: mark });
}

export async function findName(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, userId));
  return row?.name ?? null;
}

/**
 * Locks a test's sittings without published marks until the commit.
 * @returns the number of sittings that aren't submitted yet.
 */
export async function lockUnpublished(tx: Tx, testId: string): Promise<number> {
  const locked = await tx.execute(sql`
    select count(*) filter (where submitted_at is null)::int as going_on from (
      select submitted_at from ${sittings} where test_id = ${testId} and published_at is null order by id for update
    ) as unpublished`);
  return rowsOf<{ going_on: number }>(locked)[0]?.going_on ?? 0;
}

/**
 * Publishes the marks of a test's submitted sittings; the caller has checked that all answers are marked.
 * @returns the ids of the sittings and their learners.
 */
export async function publishSittings(tx: Tx, testId: string, now: Date) {
  const published = await tx.execute(sql`
    with totals as (
      select ${sittings.id} as id, sum(${answerMarks.points}) as points
      from ${answersWithMarks}
      where ${sittings.testId} = ${testId} and ${sittings.publishedAt} is null and ${sittingAnswers.text} <> ''
      group by ${sittings.id})
    update ${sittings} set published_at = ${now.toISOString()}::timestamptz,
      points = coalesce((select totals.points from totals where totals.id = sittings.id), 0)
    where test_id = ${testId} and submitted_at is not null and published_at is null
    returning id, user_id`);
  return rowsOf<{ id: string; user_id: string }>(published).map((row) => ({ id: row.id, userId: row.user_id }));
}
