// The data of written tests that other areas may read, and the conditions for an answer to be marked or to wait for a
// mark.
import { answerMarks, sittingAnswers, sittings } from '@quorbit/db/schema/written-tests';
import type { SqlFragment } from '@quorbit/db/views';
import { sql } from 'drizzle-orm';

/** Joins sittings, their answers, and the answers' marks, if they have any. */
export const answersWithMarks: SqlFragment = sql`
  ${sittings}
  join ${sittingAnswers} on ${sittingAnswers.sittingId} = ${sittings.id}
  left join ${answerMarks} on ${answerMarks.sittingId} = ${sittingAnswers.sittingId}
    and ${answerMarks.questionId} = ${sittingAnswers.questionId}`;

/** The condition that an answer in `answersWithMarks` has text and a mark of its newest text. */
export const hasMark: SqlFragment = sql`
  ${sittingAnswers.text} <> '' and ${answerMarks.answerRevision} = ${sittingAnswers.revision}`;

/**
 * The condition that an answer in `answersWithMarks` waits for a mark: it's submitted, has text without a current mark,
 * and its marks aren't published.
 */
export const isToMark: SqlFragment = sql`
  ${sittings.submittedAt} is not null and ${sittings.publishedAt} is null
  and ${sittingAnswers.text} <> '' and ${answerMarks.answerRevision} is distinct from ${sittingAnswers.revision}`;

/** Counts the answers of all tests that wait for a mark. */
export const answersToMark: SqlFragment = sql`select count(*)::int as answers from ${answersWithMarks} where ${isToMark}`;
