// Reads the written tests that a user took, for the export.
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import {
  answerMarks,
  sittingAnswers,
  sittings,
  sittingTextVersions,
  writtenQuestions,
  writtenTests,
} from '@quorbit/db/schema/written-tests';
import { and, asc, eq, gt, sql } from 'drizzle-orm';

/** Returns a page of the user's sittings. */
export function pageOfSittings(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ sitting: sittings, title: writtenTests.title })
    .from(sittings)
    .innerJoin(writtenTests, eq(writtenTests.id, sittings.testId))
    .where(and(eq(sittings.userId, userId), after === null ? undefined : gt(sittings.id, after)))
    .orderBy(asc(sittings.id))
    .limit(limit);
}

/** Lists the answers of sittings with the points and comments of their marks. */
export function listAnswersWithMarks(db: Executor, sittingIds: readonly string[]) {
  return db
    .select({ answer: sittingAnswers, prompt: writtenQuestions.prompt, mark: answerMarks })
    .from(sittingAnswers)
    .innerJoin(writtenQuestions, eq(writtenQuestions.id, sittingAnswers.questionId))
    .leftJoin(
      answerMarks,
      and(eq(answerMarks.sittingId, sittingAnswers.sittingId), eq(answerMarks.questionId, sittingAnswers.questionId)),
    )
    .where(isOneOf(sittingAnswers.sittingId, sittingIds))
    .orderBy(asc(sittingAnswers.sittingId), asc(writtenQuestions.place));
}

export type VersionCursor = Pick<typeof sittingTextVersions.$inferSelect, 'sittingId' | 'questionId' | 'textId'>;

/** Returns a page of the stored versions of the user's answers: the texts besides the one that counts. */
export function pageOfVersions(db: Executor, userId: string, after: VersionCursor | null, limit: number) {
  const { sittingId, questionId, textId } = sittingTextVersions;
  return db
    .select({ version: sittingTextVersions, testId: sittings.testId, prompt: writtenQuestions.prompt })
    .from(sittingTextVersions)
    .innerJoin(sittings, eq(sittings.id, sittingId))
    .innerJoin(writtenQuestions, eq(writtenQuestions.id, questionId))
    .where(
      and(
        eq(sittings.userId, userId),
        after === null
          ? undefined
          : sql`(${sittingId}, ${questionId}, ${textId}) > (${after.sittingId}::uuid, ${after.questionId}::uuid, ${after.textId}::uuid)`,
      ),
    )
    .orderBy(asc(sittingId), asc(questionId), asc(textId))
    .limit(limit);
}
