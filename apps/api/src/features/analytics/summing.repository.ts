import type {
  HourSums,
  QuestionSums,
  QuizSums,
  SummedAttempt,
  SummedRatings,
  SumRow,
} from '@quorbit/contracts/analytics/sums';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { studyHours, studyLearners, studyQuestions, studyQuizzes, studySums } from '@quorbit/db/schema/analytics';
import { learners } from '@quorbit/db/schema/learners';
import { sql } from 'drizzle-orm';
import { versionTitles } from '../quizzes/quizzes.views.ts';
import { numberedRatings } from '../reviews/reviews.views.ts';
import { entriesOf } from './entries.repository.ts';

/**
 * A learner with accepted work that isn't in the study sums yet: the work numbered after `summedNo`, up to
 * `acceptedNo`.
 */
export interface UnsummedLearner {
  userId: string;
  summedNo: number;
  acceptedNo: number;
}

export type NumberedAttempt = SummedAttempt & { userId: string; no: number };

interface RawAttempt {
  user_id: string;
  no: unknown;
  part: SummedAttempt['part'];
  quiz_id: string;
  version_id: string;
  category: string;
  day: string;
  hour: number | null;
  percentage: number;
  answers: SummedAttempt['answers'];
}

/** The columns of an `entry` and of its `version` that `toAttempt` needs. */
export const ENTRY_COLUMNS = sql`entry.user_id, entry.no, entry.part, entry.quiz_id, entry.version_id, version.category,
  entry.day::text as day, entry.hour, entry.percentage, entry.answers`;

export function toAttempt(row: RawAttempt): NumberedAttempt {
  const { user_id: userId, no, quiz_id: quizId, version_id: versionId, ...rest } = row;
  return { userId, no: Number(no), quizId, versionId, ...rest };
}

/** Returns whether any learner has accepted work that isn't in the sums. */
export async function hasUnsummed(db: Executor): Promise<boolean> {
  // The planner can't know how few learners have unsummed work. Ordering by `user_id` makes it use the partial index of
  // only those learners.
  const behind = await db.execute(sql`
    select user_id from ${learners} where accepted_no > summed_no order by user_id limit 1`);
  return rowsOf(behind).length > 0;
}

/**
 * Locks and returns learners with accepted work that isn't in the study sums yet. No more of their work is accepted
 * until the transaction ends.
 */
export async function lockUnsummedLearners(tx: Tx, limit: number): Promise<UnsummedLearner[]> {
  return rowsOf<{ user_id: string; summed_no: unknown; accepted_no: unknown }>(
    await tx.execute(sql`
      select user_id, summed_no, accepted_no from ${learners} where accepted_no > summed_no
      order by user_id limit ${limit} for update skip locked`),
  ).map((row) => ({
    userId: row.user_id,
    summedNo: Number(row.summed_no),
    acceptedNo: Number(row.accepted_no),
  }));
}

/** Locks a learner's row, so that neither the worker nor the learner changes the sums until the transaction ends. */
export async function lockSums(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from ${learners} where user_id = ${userId} for update`);
}

/** Lists the attempts not summed yet of each learner, in the order of their numbers, at most `limit` per learner. */
export async function listUnsummed(
  tx: Tx,
  behind: readonly UnsummedLearner[],
  limit: number,
): Promise<NumberedAttempt[]> {
  return rowsOf<RawAttempt>(
    await tx.execute(sql`
      select ${ENTRY_COLUMNS}
      from jsonb_to_recordset(${toJsonRecords(behind)}) as one ("userId" uuid, "summedNo" bigint)
        cross join lateral ${entriesOf({ userId: sql`one."userId"`, after: sql`one."summedNo"`, limit })} as entry
        join ${versionTitles} as version on version.id = entry.version_id
      order by entry.user_id, entry.no`),
  ).map(toAttempt);
}

/** Counts each learner's ratings by day, after the number `after` and up to `upTo`. */
export async function countRatings(
  db: Executor,
  pieces: readonly { userId: string; after: number; upTo: number }[],
): Promise<(SummedRatings & { userId: string })[]> {
  return rowsOf<{ user_id: string; day: string; ratings: unknown }>(
    await db.execute(sql`
      select user_id, day::text as day, count(*) as ratings
      from jsonb_to_recordset(${toJsonRecords(pieces)}) as one ("userId" uuid, after bigint, "upTo" bigint)
        join ${numberedRatings} as rating on user_id = one."userId" and accepted_no > after and accepted_no <= one."upTo"
      where quality is not null
      group by user_id, day`),
  ).map((row) => ({ userId: row.user_id, day: row.day, ratings: Number(row.ratings) }));
}

type OwnedRows<R> = readonly (R & { userId: string })[];

export interface OwnedWork {
  sums: OwnedRows<SumRow>;
  quizzes: OwnedRows<QuizSums>;
  questions: OwnedRows<QuestionSums>;
  hours: OwnedRows<HourSums>;
}

const SUM_FIELDS = ['quizzes', 'percentages', 'asked', 'answered', 'correct', 'time', 'ratings'] as const;

/** Builds the `set` clause of an upsert that adds to these columns. */
function addToColumns(table: Parameters<typeof insertRows>[0], fields: readonly string[]) {
  return sql.join(
    fields.map(
      (field) => sql`${sql.identifier(field)} = ${table}.${sql.identifier(field)} + excluded.${sql.identifier(field)}`,
    ),
    sql`, `,
  );
}

/** Adds work to the stored sums. The caller has locked the learners. */
export async function addToSums(tx: Tx, { sums, quizzes, questions, hours }: OwnedWork): Promise<void> {
  await tx.execute(sql`
    ${insertRows(studySums, ['userId', 'span', 'startsOn', 'category', ...SUM_FIELDS], sums)}
    on conflict (user_id, span, starts_on, category) do update set ${addToColumns(studySums, SUM_FIELDS)}`);
  // Quizzes, questions and hours are all checked, because answers may be added without a quiz's totals: answers of a
  // room game, and answers that waited for a seal to end.
  if (quizzes.length === 0 && questions.length === 0 && hours.length === 0) return;
  await tx.execute(sql`
    ${insertRows(studyQuizzes, ['userId', 'quizId', 'attempts', 'lastDay'], quizzes)}
    on conflict (user_id, quiz_id) do update set ${addToColumns(studyQuizzes, ['attempts'])},
      last_day = greatest(${studyQuizzes}.last_day, excluded.last_day)`);
  const { answered, correct } = studyQuestions;
  await tx.execute(sql`
    ${insertRows(
      studyQuestions,
      ['userId', 'questionId', 'quizId', 'versionId', 'category', 'answered', 'correct', 'time', 'share'],
      questions.map(withShare),
    )}
    on conflict (user_id, question_id) do update set ${addToColumns(studyQuestions, ['answered', 'correct', 'time'])},
      version_id = excluded.version_id, category = excluded.category, quiz_id = excluded.quiz_id,
      share = (${correct} + excluded.correct) * 1000 / (${answered} + excluded.answered)`);
  await tx.execute(sql`
    ${insertRows(studyHours, ['userId', 'hour', 'answered', 'correct'], hours)}
    on conflict (user_id, hour) do update set ${addToColumns(studyHours, ['answered', 'correct'])}`);
}

/** A question's sums as stored, with the right answers per thousand, by which lists are sorted. */
export type QuestionRow = QuestionSums & { share: number };

/** Adds the right answers per thousand, rounded down like in the upsert. */
export function withShare<Q extends QuestionSums>(question: Q): Q & QuestionRow {
  return { ...question, share: Math.floor((question.correct * 1_000) / question.answered) };
}

/** Saves up to which number each learner's work is summed, and that they studied today. @param today a UTC day */
export async function markSummed(
  tx: Tx,
  done: readonly { userId: string; upTo: number }[],
  today: string,
): Promise<void> {
  const ids = done.map(({ userId }) => userId);
  await tx.execute(sql`
    with done as (
      select * from jsonb_to_recordset(${toJsonRecords(done)}) as one ("userId" uuid, "upTo" bigint)
    ), studied as (
      insert into ${studyLearners} (user_id, studied_on, mastery_due)
      select "userId", ${today}::date, ${today}::date from done
      on conflict (user_id) do update set studied_on = excluded.studied_on,
        mastery_due = coalesce(${studyLearners.masteryDue}, excluded.mastery_due)
    )
    update ${learners} set summed_no = "upTo" from done where user_id = "userId" and ${isOneOf(learners.userId, ids)}`);
}
