// Reads the figures of a whole test. A sitting's points count once all its answers are marked.
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { answerMarks, sittingAnswers, sittings } from '@quorbit/db/schema/written-tests';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { answersWithMarks, hasMark, isToMark } from './written-tests.views.ts';

/**
 * Builds the query for a test's submitted sittings, with their points so far and the number of answers left to mark.
 */
const sittingTotals = (testId: string) => sql`
  select ${sittings.id} as id, coalesce(sum(${answerMarks.points}) filter (where ${hasMark}), 0) as points,
    count(*) filter (where ${isToMark}) as to_mark
  from ${sittings}
  left join ${sittingAnswers} on ${sittingAnswers.sittingId} = ${sittings.id}
  left join ${answerMarks} on ${answerMarks.sittingId} = ${sittingAnswers.sittingId}
    and ${answerMarks.questionId} = ${sittingAnswers.questionId}
  where ${sittings.testId} = ${testId} and ${sittings.submittedAt} is not null
  group by ${sittings.id}`;

interface MarkedSums {
  marked: number;
  /** The mean points of the marked sittings; null if there are none. */
  mean: number | null;
  median: number | null;
}

export async function sumMarkedSittings(db: Executor, testId: string): Promise<MarkedSums> {
  const summed = await db.execute(sql`
    select count(*)::int as marked, avg(points)::float8 as mean,
      (percentile_cont(0.5) within group (order by points))::float8 as median
    from (${sittingTotals(testId)}) as one where to_mark = 0`);
  return rowsOf<MarkedSums>(summed)[0] ?? { marked: 0, mean: null, median: null };
}

/** Counts the marked sittings for each number of points. */
export async function countByPoints(db: Executor, testId: string): Promise<{ points: number; sittings: number }[]> {
  return rowsOf(
    await db.execute(sql`
      select points::float8 as points, count(*)::int as sittings
      from (${sittingTotals(testId)}) as one where to_mark = 0 group by points order by points`),
  );
}

export interface QuestionSums {
  questionId: string;
  /** The number of submitted answers with text. */
  answers: number;
  toMark: number;
  meanWords: number;
  /** The sum of points in the sittings that are completely marked. */
  points: number;
}

export async function sumByQuestion(db: Executor, testId: string): Promise<QuestionSums[]> {
  return rowsOf(
    await db.execute(sql`
      select ${sittingAnswers.questionId} as "questionId", count(*)::int as answers,
        (count(*) filter (where ${isToMark}))::int as "toMark",
        round(avg(${sittingAnswers.words}))::int as "meanWords",
        coalesce(sum(${answerMarks.points}) filter (where total.to_mark = 0), 0)::float8 as points
      from ${answersWithMarks}
      join (${sittingTotals(testId)}) as total on total.id = ${sittings.id}
      where ${sittings.testId} = ${testId} and ${sittingAnswers.text} <> ''
      group by ${sittingAnswers.questionId}`),
  );
}

/** Returns a page of the submitted sittings, in the order of submission. */
export function listSubmittedSittings(
  db: Executor,
  testId: string,
  { after, limit }: { after: { submittedAt: Date; id: string } | null; limit: number },
) {
  return db
    .select({ sitting: sittings, learner: people.name })
    .from(sittings)
    .innerJoin(people, eq(people.id, sittings.userId))
    .where(
      and(
        eq(sittings.testId, testId),
        isNotNull(sittings.submittedAt),
        after === null
          ? undefined
          : sql`(${sittings.submittedAt}, ${sittings.id}) > (${after.submittedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(sittings.submittedAt), asc(sittings.id))
    .limit(limit);
}

interface SittingSums {
  id: string;
  /** The number of answers with a mark of their newest text. */
  marked: number;
  toMark: number;
  points: number;
}

/** Sums up the marks of each sitting; sittings without answers are left out. */
export async function sumBySitting(db: Executor, ids: readonly string[]): Promise<SittingSums[]> {
  return rowsOf(
    await db.execute(sql`
      select ${sittings.id} as id, (count(*) filter (where ${hasMark}))::int as marked,
        (count(*) filter (where ${isToMark}))::int as "toMark",
        coalesce(sum(${answerMarks.points}) filter (where ${hasMark}), 0)::float8 as points
      from ${answersWithMarks} where ${isOneOf(sittings.id, ids)} group by ${sittings.id}`),
  );
}
