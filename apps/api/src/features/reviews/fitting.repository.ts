import type { LogEntry } from '@quorbit/contracts/reviews/cards';
import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { reviewFittings, reviewLog, reviewModels } from '@quorbit/db/schema/reviews';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

/** The most entries of a learner's log that weights are fitted to, the newest ones. */
const MAX_ENTRIES = 20_000;

/**
 * Removes the oldest fitting request and returns its learner's id; null if there is none. A request that another
 * process is removing is skipped.
 */
export async function dequeueFitting(tx: Tx): Promise<string | null> {
  const [row] = rowsOf<{ user_id: string }>(
    await tx.execute(sql`
      delete from ${reviewFittings} where user_id = (
        select user_id from ${reviewFittings} order by asked_at limit 1 for update skip locked
      )
      returning user_id`),
  );
  return row?.user_id ?? null;
}

export async function hasFittingRequest(db: Executor): Promise<boolean> {
  return (await db.select().from(reviewFittings).limit(1)).length > 0;
}

/**
 * Returns the number of a learner's ratings, without undone ones, and their number when weights were last fitted (0 if
 * they never were).
 */
export async function countFittableRatings(db: Executor, userId: string): Promise<{ ratings: number; fitted: number }> {
  const [current] = await db
    .select({ ratings: count() })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), isNotNull(reviewLog.quality), eq(reviewLog.undone, false)));
  const [last] = await db
    .select({ ratings: reviewModels.ratings })
    .from(reviewModels)
    .where(eq(reviewModels.userId, userId))
    .orderBy(desc(reviewModels.since))
    .limit(1);
  return { ratings: current?.ratings ?? 0, fitted: last?.ratings ?? 0 };
}

/** Returns the logs of a learner's cards, without undone ratings. */
export async function listLogs(db: Executor, userId: string): Promise<LogEntry[][]> {
  const rows = await db
    .select({
      questionId: reviewLog.questionId,
      opId: reviewLog.opId,
      attemptId: reviewLog.attemptId,
      quality: reviewLog.quality,
      at: reviewLog.at,
    })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), isNull(reviewLog.undoes), eq(reviewLog.undone, false)))
    .orderBy(desc(reviewLog.at))
    .limit(MAX_ENTRIES);
  const logs = new Map<string, LogEntry[]>();
  for (const { questionId, opId, attemptId, quality, at: time } of rows) {
    const at = time.toISOString();
    const log = logs.get(questionId) ?? [];
    logs.set(questionId, log);
    if (quality === null) log.push({ id: attemptId ?? '', at, cause: 'mistake' });
    else log.push({ id: opId ?? '', at, cause: 'rating', quality });
  }
  return [...logs.values()];
}

/** Lists the learner's own adopted weights, in ascending order of time. */
export async function listAdoptedModels(db: Executor, userId: string) {
  const rows = await db
    .select({ since: reviewModels.since, weights: reviewModels.weights })
    .from(reviewModels)
    .where(and(eq(reviewModels.userId, userId), eq(reviewModels.adopted, true)))
    .orderBy(asc(reviewModels.since));
  return rows.map(({ since, weights }) => ({ since: since.toISOString(), weights }));
}
