// What other areas may read of written tests, and what counts as waiting for a mark.
import { answerMarks, sittingAnswers, sittings } from '@quorbit/db/schema/written-tests';
import type { SqlFragment } from '@quorbit/db/views';
import { sql } from 'drizzle-orm';

/** Answers with the mark that they have, if any. */
export const answersWithMarks: SqlFragment = sql`
  ${sittings}
  join ${sittingAnswers} on ${sittingAnswers.sittingId} = ${sittings.id}
  left join ${answerMarks} on ${answerMarks.sittingId} = ${sittingAnswers.sittingId}
    and ${answerMarks.questionId} = ${sittingAnswers.questionId}`;

/** Whether such an answer has a mark of its newest text. Where nothing is written none counts. */
export const hasMark: SqlFragment = sql`
  ${sittingAnswers.text} <> '' and ${answerMarks.answerRevision} = ${sittingAnswers.revision}`;

/** Whether it waits for one. */
export const isToMark: SqlFragment = sql`
  ${sittings.submittedAt} is not null and ${sittings.publishedAt} is null
  and ${sittingAnswers.text} <> '' and ${answerMarks.answerRevision} is distinct from ${sittingAnswers.revision}`;

/** How many answers of all tests wait. */
export const answersToMark: SqlFragment = sql`select count(*)::int as answers from ${answersWithMarks} where ${isToMark}`;
