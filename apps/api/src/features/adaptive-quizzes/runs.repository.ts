import type { QuestionResponse } from '@quorbit/contracts/quizzes/question-kinds';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { adaptiveAnswers, adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { listedQuizzes, wordings } from '../quizzes/quizzes.views.ts';
import { isUnsealedFor } from '../quizzes/seals/seals.views.ts';

export type RunRow = typeof adaptiveRuns.$inferSelect;
export type RunWithTitle = NonNullable<Awaited<ReturnType<typeof findRun>>>;
export type AskedQuestionRow = Awaited<ReturnType<typeof listAskedQuestions>>[number];

interface Reader {
  id: string;
  role: string;
}

const withTitle = { run: adaptiveRuns, title: listedQuizzes.title };

export async function findRun(db: Executor, userId: string, id: string) {
  const [row] = await db
    .select(withTitle)
    .from(adaptiveRuns)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, adaptiveRuns.quizId))
    .where(and(eq(adaptiveRuns.id, id), eq(adaptiveRuns.userId, userId)));
  return row;
}

export async function findOpenRun(db: Executor, userId: string, quizId: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(adaptiveRuns)
    .where(and(eq(adaptiveRuns.userId, userId), eq(adaptiveRuns.quizId, quizId), isNull(adaptiveRuns.endedAt)));
  return row;
}

/**
 * Lists the newest ended runs in a category that have at least one answer.
 * @param before only runs with a smaller id are listed, that is, older ones; null for all.
 */
export function listEnded(
  db: Executor,
  userId: string,
  { category, before, limit }: { category: string; before: string | null; limit: number },
) {
  return db
    .select(withTitle)
    .from(adaptiveRuns)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, adaptiveRuns.quizId))
    .where(
      and(
        eq(adaptiveRuns.userId, userId),
        eq(adaptiveRuns.category, category),
        isNotNull(adaptiveRuns.endedAt),
        before === null ? undefined : lt(adaptiveRuns.id, before),
        sql`exists (select from ${adaptiveAnswers} where run_id = ${adaptiveRuns.id} and answered_at is not null)`,
      ),
    )
    .orderBy(desc(adaptiveRuns.id))
    .limit(limit);
}

/**
 * Lists the questions of a run in the order asked, with their keys. `open` says whether the reader may see the key now.
 */
export function listAskedQuestions(db: Executor, reader: Reader, runId: string, now: Date) {
  const { place, questionId, difficulty, guessing, option, response, correct, answeredAt } = adaptiveAnswers;
  return db
    .select({
      place,
      questionId,
      difficulty,
      guessing,
      option,
      response,
      correct,
      answeredAt,
      content: wordings.content,
      open: sql<boolean>`${isUnsealedFor(reader, now, adaptiveAnswers.quizId)}`,
    })
    .from(adaptiveAnswers)
    .innerJoin(wordings, and(eq(wordings.quizId, adaptiveAnswers.quizId), eq(wordings.no, adaptiveAnswers.questionNo)))
    .where(eq(adaptiveAnswers.runId, runId))
    .orderBy(asc(place));
}

/**
 * Lists the answers of these runs with the data that estimates need. The query joins the runs because Drizzle omits
 * table names in single-table queries, and the seal conditions need those names.
 */
export function listScoredAnswers(db: Executor, reader: Reader, runIds: readonly string[], now: Date) {
  const { runId, questionId, difficulty, guessing, option, response, correct, answeredAt } = adaptiveAnswers;
  return db
    .select({
      runId,
      questionId,
      difficulty,
      guessing,
      option,
      response,
      correct,
      answeredAt,
      open: sql<boolean>`${isUnsealedFor(reader, now, adaptiveAnswers.quizId)}`,
    })
    .from(adaptiveAnswers)
    .innerJoin(adaptiveRuns, eq(adaptiveRuns.id, runId))
    .where(and(isOneOf(runId, runIds), isNotNull(answeredAt)))
    .orderBy(asc(runId), asc(adaptiveAnswers.place));
}

/** Returns a question with its key as JSON, by quiz and question number. */
export async function getContent(db: Executor, quizId: string, questionNo: number): Promise<string> {
  const [row] = await db
    .select({ content: wordings.content })
    .from(wordings)
    .where(and(eq(wordings.quizId, quizId), eq(wordings.no, questionNo)));
  if (!row) throw new Error(`The quiz ${quizId} has no question ${questionNo}.`);
  return row.content;
}

export async function insertRun(tx: Tx, run: Omit<RunRow, 'endedAt' | 'ending'>): Promise<void> {
  await tx.insert(adaptiveRuns).values(run);
}

export async function insertQuestion(
  tx: Tx,
  question: Pick<typeof adaptiveAnswers.$inferInsert, 'runId' | 'place' | 'quizId' | 'questionId'> & {
    questionNo: number;
    difficulty: number;
    guessing: number;
  },
): Promise<void> {
  await tx.insert(adaptiveAnswers).values(question);
}

interface AnswerUpdate {
  option: number | null;
  response: QuestionResponse | null;
  correct: boolean;
  answeredAt: Date;
}

export async function updateAnswer(tx: Tx, runId: string, place: number, answer: AnswerUpdate): Promise<void> {
  await tx
    .update(adaptiveAnswers)
    .set(answer)
    .where(and(eq(adaptiveAnswers.runId, runId), eq(adaptiveAnswers.place, place)));
}

/** Ends a run and deletes its open question, which then counts as not asked. */
export async function endRun(tx: Tx, id: string, ended: Pick<RunRow, 'endedAt' | 'ending'>): Promise<void> {
  await tx.delete(adaptiveAnswers).where(and(eq(adaptiveAnswers.runId, id), isNull(adaptiveAnswers.answeredAt)));
  await tx.update(adaptiveRuns).set(ended).where(eq(adaptiveRuns.id, id));
}
