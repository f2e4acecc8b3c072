import type { Executor, Tx } from '@quorbit/db/client';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { eq, gt, sql } from 'drizzle-orm';

// Sums are declared as types, not interfaces, so that generic code can compare rows field by field.
export type QuizSums = { attempts: number; percentageSum: number };
/** Sums over the answers to a question; `timeSum` is in tenths of a second. */
export type QuestionSums = { answered: number; correct: number; timeSum: number };

export const NO_SUMS: QuestionSums = { answered: 0, correct: 0, timeSum: 0 };

export async function listQuizIds(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(after === null ? undefined : gt(quizzes.id, after))
    .orderBy(quizzes.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Locks the row that every fold of the quiz's attempts writes, so nothing more is folded until the commit. */
export async function lockStats(tx: Tx, quizId: string): Promise<void> {
  await tx.insert(quizStats).values({ quizId }).onConflictDoNothing();
  await tx.select().from(quizStats).where(eq(quizStats.quizId, quizId)).for('update');
}

/** Lifts the time limit in this transaction: sums over all attempts at a popular quiz take long. */
export async function allowLongStatements(db: Executor): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
}

export async function findQuizStats(db: Executor, quizId: string): Promise<QuizSums> {
  const [row] = await db
    .select({ attempts: quizStats.attempts, percentageSum: quizStats.percentageSum })
    .from(quizStats)
    .where(eq(quizStats.quizId, quizId));
  return row ?? { attempts: 0, percentageSum: 0 };
}

export async function listQuestionStats(db: Executor, quizId: string): Promise<Map<string, QuestionSums>> {
  const rows = await db.select().from(questionStats).where(eq(questionStats.quizId, quizId));
  return new Map(
    rows.map(({ questionId, answered, correct, timeSum }) => [questionId, { answered, correct, timeSum }]),
  );
}

/** Replaces the sums of a quiz and its questions. The caller has locked the row with `lockStats`. */
export async function replaceStats(
  tx: Tx,
  quizId: string,
  quiz: QuizSums,
  questions: ReadonlyMap<string, QuestionSums>,
): Promise<void> {
  await tx.update(quizStats).set(quiz).where(eq(quizStats.quizId, quizId));
  await tx.delete(questionStats).where(eq(questionStats.quizId, quizId));
  if (questions.size === 0) return;
  await tx.insert(questionStats).values([...questions].map(([questionId, row]) => ({ quizId, questionId, ...row })));
}
