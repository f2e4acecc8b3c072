import type { SummedRatings, WorkSums } from '@quorbit/contracts/analytics/sums';
import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { studyHours, studyQuestions, studyQuizzes, studySums } from '@quorbit/db/schema/analytics';
import { learners } from '@quorbit/db/schema/learners';
import { eq, sql } from 'drizzle-orm';
import { versionTitles } from '../quizzes/quizzes.views.ts';
import { entriesOf } from './entries.repository.ts';
import {
  addToSums,
  countRatings,
  ENTRY_COLUMNS,
  type NumberedAttempt,
  type QuestionRow,
  toAttempt,
} from './summing.repository.ts';

/** Returns the number up to which a learner's accepted work is summed. */
export async function findSummedNo(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ no: learners.summedNo }).from(learners).where(eq(learners.userId, userId));
  return row?.no ?? 0;
}

export async function pageOfSummed(
  db: Executor,
  userId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<NumberedAttempt[]> {
  return rowsOf<Parameters<typeof toAttempt>[0]>(
    await db.execute(sql`
      select ${ENTRY_COLUMNS}
      from ${entriesOf({ userId: sql`${userId}::uuid`, after: sql`${after}`, upTo: sql`${upTo}`, limit })} as entry
        join ${versionTitles} as version on version.id = entry.version_id
      order by entry.no`),
  ).map(toAttempt);
}

export function countRatingsUpTo(db: Executor, userId: string, upTo: number): Promise<SummedRatings[]> {
  return countRatings(db, [{ userId, after: 0, upTo }]);
}

/** Returns all stored study sums of a learner. */
export async function listStoredSums(db: Executor, userId: string): Promise<WorkSums & { questions: QuestionRow[] }> {
  const own = <T extends typeof studySums | typeof studyQuizzes | typeof studyQuestions | typeof studyHours>(
    table: T,
  ) => eq(table.userId, userId);
  return {
    sums: await db.select().from(studySums).where(own(studySums)),
    quizzes: await db.select().from(studyQuizzes).where(own(studyQuizzes)),
    questions: await db.select().from(studyQuestions).where(own(studyQuestions)),
    hours: await db.select().from(studyHours).where(own(studyHours)),
  };
}

/** Replaces all stored study sums of a learner. The caller has locked the learner. */
export async function replaceSums(
  tx: Tx,
  userId: string,
  { sums, quizzes, questions, hours }: WorkSums,
): Promise<void> {
  for (const table of [studySums, studyQuizzes, studyQuestions, studyHours])
    await tx.delete(table).where(eq(table.userId, userId));
  const own = <R>(rows: readonly R[]) => rows.map((row) => ({ ...row, userId }));
  await addToSums(tx, { sums: own(sums), quizzes: own(quizzes), questions: own(questions), hours: own(hours) });
}
