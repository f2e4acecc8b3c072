import type { Executor } from '@quorbit/db/client';
import { and, eq } from 'drizzle-orm';
import { questionAnswers, questionsOfVersion, quizOrigins, versionContents } from '../quizzes/quizzes.views.ts';
import { gradedAttempts } from './attempts.views.ts';

/**
 * Returns at most two attempts with this id, enough to detect an ambiguous id.
 * @param userId the attempts' learner; null for all learners.
 */
export function findReports(db: Executor, id: string, userId: string | null) {
  return db
    .select({
      attempt: {
        id: gradedAttempts.id,
        userId: gradedAttempts.userId,
        quizId: gradedAttempts.quizId,
        startedAt: gradedAttempts.startedAt,
        finishedAt: gradedAttempts.finishedAt,
        source: gradedAttempts.source,
        mode: gradedAttempts.mode,
        status: gradedAttempts.status,
        score: gradedAttempts.score,
        totalMarks: gradedAttempts.totalMarks,
        percentage: gradedAttempts.percentage,
        passed: gradedAttempts.passed,
        xpEarned: gradedAttempts.xpEarned,
        answers: gradedAttempts.answers,
      },
      version: {
        title: versionContents.title,
        category: versionContents.category,
        passingMarks: versionContents.passingMarks,
        totalMarks: versionContents.totalMarks,
        questions: questionsOfVersion,
      },
      origin: quizOrigins.origin,
    })
    .from(gradedAttempts)
    .innerJoin(versionContents, eq(versionContents.id, gradedAttempts.versionId))
    .innerJoin(quizOrigins, eq(quizOrigins.id, gradedAttempts.quizId))
    .where(and(eq(gradedAttempts.id, id), userId === null ? undefined : eq(gradedAttempts.userId, userId)))
    .limit(2);
}

/** Lists how often each question of a quiz was answered, and how often correctly. */
export function listQuestionStats(db: Executor, quizId: string) {
  return db.select().from(questionAnswers).where(eq(questionAnswers.quizId, quizId)).limit(2000);
}
