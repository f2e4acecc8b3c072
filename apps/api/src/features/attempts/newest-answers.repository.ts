// Reads the newest attempts at a quiz, to show how its questions are answered.
import type { Executor } from '@quorbit/db/client';
import { attempts } from '@quorbit/db/schema/attempts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';

/**
 * Returns the answers in the `limit` newest attempts at a quiz, without the owner's. Attempts that don't count (games
 * in rooms, repeats at ranked quizzes, ungraded ones) are left out after the limit, so that no more rows are read.
 */
export function listNewestAnswers(db: Executor, quizId: string, ownerId: string | null, limit: number) {
  const newest = db
    .select({
      userId: attempts.userId,
      source: attempts.source,
      status: attempts.status,
      counted: attempts.counted,
      answers: attempts.answers,
      versionId: attempts.versionId,
    })
    .from(attempts)
    .where(eq(attempts.quizId, quizId))
    .orderBy(desc(attempts.finishedAt))
    .limit(limit)
    .as('newest');
  return db
    .select({ answers: newest.answers, versionId: newest.versionId })
    .from(newest)
    .where(
      and(
        eq(newest.source, 'self'),
        ne(newest.status, 'submitted'),
        eq(newest.counted, true),
        ownerId === null ? undefined : sql`${newest.userId} <> ${ownerId}`,
      ),
    );
}
