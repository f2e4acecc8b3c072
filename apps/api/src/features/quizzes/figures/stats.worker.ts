// Folds accepted attempts into the sums of quizzes and questions, so that no learner's transaction waits for another's.
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { sql } from 'drizzle-orm';
import type { Worker } from '../../../kernel/area.ts';
import type { Deps } from '../../../kernel/deps.ts';

const BATCH = 200;
/**
 * The maximum number of rows in one statement, which has 65,535 parameters at most: a batch can have 40,000 questions.
 */
const ROWS_AT_ONCE = 5_000;

/**
 * Folds one batch of attempts; returns true when there may be more. Several processes may run it at once: each takes
 * other attempts.
 */
export function foldAttempts({
  database,
  attemptQueries,
}: Pick<Deps, 'database' | 'attemptQueries'>): Promise<boolean> {
  return database.transaction(async (tx) => {
    const batch = await attemptQueries.dequeueForStatistics(tx, BATCH);
    if (batch.length === 0) return false;

    const quizzes = new Map<string, { quizId: string; attempts: number; percentageSum: number }>();
    const questions = new Map<
      string,
      typeof questionStats.$inferInsert & { answered: number; correct: number; timeSum: number }
    >();
    for (const { quizId, percentage, answers } of batch) {
      const quiz = quizzes.get(quizId) ?? { quizId, attempts: 0, percentageSum: 0 };
      quizzes.set(quizId, { quizId, attempts: quiz.attempts + 1, percentageSum: quiz.percentageSum + percentage });
      for (const { questionId, correct, timeSpent } of answers.filter(isAnswered)) {
        const key = `${quizId}|${questionId}`;
        const sums = questions.get(key) ?? { quizId, questionId, answered: 0, correct: 0, timeSum: 0 };
        sums.answered += 1;
        sums.correct += correct ? 1 : 0;
        sums.timeSum += Math.round(timeSpent * 10);
        questions.set(key, sums);
      }
    }
    // Rows are written in key order: two workers that fold the same quizzes then wait for each other instead of
    // deadlocking.
    const byKey = <T>(sums: Map<string, T>) => [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
    await tx
      .insert(quizStats)
      .values(byKey(quizzes))
      .onConflictDoUpdate({
        target: quizStats.quizId,
        set: {
          attempts: sql`${quizStats.attempts} + excluded.attempts`,
          percentageSum: sql`${quizStats.percentageSum} + excluded.percentage_sum`,
        },
      });
    const questionSums = byKey(questions);
    for (let from = 0; from < questionSums.length; from += ROWS_AT_ONCE) {
      await tx
        .insert(questionStats)
        .values(questionSums.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [questionStats.quizId, questionStats.questionId],
          set: {
            answered: sql`${questionStats.answered} + excluded.answered`,
            correct: sql`${questionStats.correct} + excluded.correct`,
            timeSum: sql`${questionStats.timeSum} + excluded.time_sum`,
          },
        });
    }
    return batch.length === BATCH;
  });
}

export const quizStatsFolding: Worker = {
  name: 'stats',
  pauseMs: 2_000,
  start: (deps) => ({ round: () => foldAttempts(deps) }),
};
