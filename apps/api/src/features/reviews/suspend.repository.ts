import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, setFromExcluded } from '@quorbit/db/records';
import { cards, reviewSuspensions } from '@quorbit/db/schema/reviews';
import { and, eq, gt, sql } from 'drizzle-orm';

export type Suspension = Omit<typeof reviewSuspensions.$inferSelect, 'userId'>;

/** Lists the latest suspension change of each of these questions. */
export function listSuspensions(tx: Tx, userId: string, questionIds: readonly string[]): Promise<Suspension[]> {
  const { userId: _userId, ...columns } = columnsOf();
  return tx
    .select(columns)
    .from(reviewSuspensions)
    .where(and(eq(reviewSuspensions.userId, userId), isOneOf(reviewSuspensions.questionId, questionIds)));
}

/** Returns the quiz of the learner's card for each of these questions; questions without a card are left out. */
export async function listQuizzesOfCards(
  tx: Tx,
  userId: string,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ questionId: cards.questionId, quizId: cards.quizId })
    .from(cards)
    .where(and(eq(cards.userId, userId), isOneOf(cards.questionId, questionIds)));
  return new Map(rows.map(({ questionId, quizId }) => [questionId, quizId]));
}

export async function upsertSuspensions(tx: Tx, userId: string, suspensions: readonly Suspension[]): Promise<void> {
  const rows = suspensions.map((suspension) => ({ ...suspension, userId }));
  await tx.execute(sql`
    ${insertRows(reviewSuspensions, ['userId', 'questionId', 'suspended', 'at', 'opId'], rows)}
    on conflict (user_id, question_id) do update set ${setFromExcluded(['suspended', 'at', 'opId'])}`);
}

/** Returns a page of a user's suspended and restored cards, for the export. */
export function pageOfSuspensions(db: Executor, userId: string, after: string | null, limit: number) {
  const { questionId, suspended, at } = columnsOf();
  return db
    .select({ questionId, suspended, at })
    .from(reviewSuspensions)
    .where(and(eq(reviewSuspensions.userId, userId), after === null ? undefined : gt(questionId, after)))
    .orderBy(questionId)
    .limit(limit);
}

function columnsOf() {
  const { userId, questionId, suspended, at, opId } = reviewSuspensions;
  return { userId, questionId, suspended, at, opId };
}
