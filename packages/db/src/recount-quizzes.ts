import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from './client.ts';
import { compare, type Totals } from './recount-totals.ts';
import { rowsOf } from './rows.ts';
import { attempts } from './schema/attempts.ts';
import { questionStats, quizStats, quizzes } from './schema/quizzes.ts';

const PAGE = 500;

interface QuestionSums {
  answered: number;
  correct: number;
  /** Tenths of a second. */
  timeSum: number;
}

const NO_SUMS: QuestionSums = { answered: 0, correct: 0, timeSum: 0 };

/** A quiz's sums over the attempts that were folded into them. Those still waiting are the worker's business. */
export const quizTotals: Totals = {
  name: 'quizzes',
  async nextKeys(db, after) {
    const rows = await db
      .select({ id: quizzes.id })
      .from(quizzes)
      .where(after === null ? undefined : gt(quizzes.id, after))
      .orderBy(quizzes.id)
      .limit(PAGE);
    return rows.map((row) => row.id);
  },
  scopesOf: () => [],
  async lock(tx, quizId) {
    // Whoever folds attempts of the quiz writes this row too, so what is folded stays as it is until the commit.
    await tx.insert(quizStats).values({ quizId }).onConflictDoNothing();
    await tx.select().from(quizStats).where(eq(quizStats.quizId, quizId)).for('update');
  },
  async inspect(db, quizId) {
    await db.execute(sql`set local statement_timeout = 0`);
    const quiz = await quizSums(db, quizId);
    const questions = await questionSums(db, quizId);
    const [storedQuiz] = await db.select().from(quizStats).where(eq(quizStats.quizId, quizId));
    const storedQuestions = await storedSums(db, quizId);
    const ids = [...new Set([...questions.keys(), ...storedQuestions.keys()])].sort();
    const { attempts: storedAttempts = 0, percentageSum = 0 } = storedQuiz ?? {};
    const differences = [
      ...compare('quiz_stats', quizId, { attempts: storedAttempts, percentageSum }, quiz),
      ...ids.flatMap((id) =>
        compare(
          'question_stats',
          `${quizId}/${id}`,
          { ...(storedQuestions.get(id) ?? NO_SUMS) },
          {
            ...(questions.get(id) ?? NO_SUMS),
          },
        ),
      ),
    ];
    return {
      differences,
      async repair(tx) {
        if (differences.length === 0) return;
        await tx.update(quizStats).set(quiz).where(eq(quizStats.quizId, quizId));
        await replaceQuestionSums(tx, quizId, questions);
      },
    };
  },
};

async function quizSums(db: Executor, quizId: string) {
  const [row] = await db
    .select({
      attempts: sql`count(*)`.mapWith(Number),
      percentageSum: sql`coalesce(sum(${attempts.percentage}), 0)`.mapWith(Number),
    })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), eq(attempts.folded, true)));
  return row ?? { attempts: 0, percentageSum: 0 };
}

/** Questions that were left out count nowhere. */
async function questionSums(db: Executor, quizId: string): Promise<Map<string, QuestionSums>> {
  const rows = rowsOf<{ id: string; answered: unknown; correct: unknown; time_sum: unknown }>(
    await db.execute(sql`
      select answer->>'questionId' as id, count(*) as answered,
        count(*) filter (where (answer->>'correct')::boolean) as correct,
        sum(round((answer->>'timeSpent')::numeric * 10)) as time_sum
      from attempts, jsonb_array_elements(answers) as answer
      where quiz_id = ${quizId} and folded and answer->>'option' is not null
      group by 1
    `),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { answered: Number(row.answered), correct: Number(row.correct), timeSum: Number(row.time_sum) },
    ]),
  );
}

async function storedSums(db: Executor, quizId: string): Promise<Map<string, QuestionSums>> {
  const rows = await db.select().from(questionStats).where(eq(questionStats.quizId, quizId));
  return new Map(
    rows.map(({ questionId, answered, correct, timeSum }) => [questionId, { answered, correct, timeSum }]),
  );
}

async function replaceQuestionSums(tx: Tx, quizId: string, sums: ReadonlyMap<string, QuestionSums>): Promise<void> {
  await tx.delete(questionStats).where(eq(questionStats.quizId, quizId));
  if (sums.size === 0) return;
  await tx.insert(questionStats).values([...sums].map(([questionId, row]) => ({ quizId, questionId, ...row })));
}
