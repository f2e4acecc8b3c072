// Reads a user's adaptive quizzes for the export, and erases them.
import type { Executor, Tx } from '@quorbit/db/client';
import { adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import { and, asc, eq, gt } from 'drizzle-orm';
import { listedQuizzes } from '../quizzes/quizzes.views.ts';

/** Returns a page of a user's runs. @param after the id of the previous page's last run */
export function pageOfUser(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, quizId, category, model, startedAt, endedAt } = adaptiveRuns;
  return db
    .select({ id, quizId, title: listedQuizzes.title, category, model, startedAt, endedAt })
    .from(adaptiveRuns)
    .innerJoin(listedQuizzes, eq(listedQuizzes.id, quizId))
    .where(and(eq(adaptiveRuns.userId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

export async function deleteOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(adaptiveRuns).where(eq(adaptiveRuns.userId, userId));
}
