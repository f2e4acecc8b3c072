import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { hiddenQuestions } from '@quorbit/db/schema/quizzes';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';

export type HiddenRow = typeof hiddenQuestions.$inferSelect;

export async function insertHidden(tx: Tx, row: typeof hiddenQuestions.$inferInsert): Promise<void> {
  await tx.insert(hiddenQuestions).values(row);
}

export async function findHidden(db: Executor, id: string): Promise<HiddenRow | undefined> {
  const [row] = await db.select().from(hiddenQuestions).where(eq(hiddenQuestions.id, id));
  return row;
}

/** Returns whether one of these questions is hidden. */
export async function hasHiddenQuestion(
  db: Executor,
  quizId: string,
  questionIds: readonly string[],
): Promise<boolean> {
  const { id, questionId, restoredAt } = hiddenQuestions;
  const rows = await db
    .select({ id })
    .from(hiddenQuestions)
    .where(and(eq(hiddenQuestions.quizId, quizId), isOneOf(questionId, questionIds), isNull(restoredAt)))
    .limit(1);
  return rows.length > 0;
}

export async function updateHidden(
  tx: Tx,
  id: string,
  change: Partial<Pick<HiddenRow, 'restoredAt' | 'checkAt'>>,
): Promise<void> {
  await tx.update(hiddenQuestions).set(change).where(eq(hiddenQuestions.id, id));
}

/** Returns the hidden or restored question whose cards are due for a check first; undefined if none is due. */
export async function findDueHiddenQuestion(db: Executor, now: Date): Promise<HiddenRow | undefined> {
  const { checkAt } = hiddenQuestions;
  const [row] = await db
    .select()
    .from(hiddenQuestions)
    .where(and(isNotNull(checkAt), lte(checkAt, now)))
    .orderBy(asc(checkAt))
    .limit(1);
  return row;
}
