import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { challengeRuns, challenges } from '@quorbit/db/schema/challenges';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';

export type RunRow = typeof challengeRuns.$inferSelect;

/**
 * Returns a learner's newest run of each of these challenges.
 * @param completed whether to look at completed runs only.
 */
export function listNewest(
  db: Executor,
  userId: string,
  challengeIds: readonly string[],
  { completed = false } = {},
): Promise<RunRow[]> {
  return db
    .selectDistinctOn([challengeRuns.challengeId])
    .from(challengeRuns)
    .where(
      and(
        eq(challengeRuns.userId, userId),
        isOneOf(challengeRuns.challengeId, challengeIds),
        completed ? isNotNull(challengeRuns.completedAt) : undefined,
      ),
    )
    .orderBy(asc(challengeRuns.challengeId), desc(challengeRuns.no));
}

/** Lists a learner's runs of a challenge, newest first. */
export function listRuns(db: Executor, userId: string, challengeId: string, limit: number): Promise<RunRow[]> {
  return db
    .select()
    .from(challengeRuns)
    .where(and(eq(challengeRuns.challengeId, challengeId), eq(challengeRuns.userId, userId)))
    .orderBy(desc(challengeRuns.no))
    .limit(limit);
}

export async function findRun(db: Executor, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(challengeRuns).where(eq(challengeRuns.id, id));
  return row;
}

export async function insertRun(tx: Tx, run: typeof challengeRuns.$inferInsert): Promise<void> {
  await tx.insert(challengeRuns).values(run);
}

export async function updateRun(tx: Tx, id: string, change: Partial<RunRow>): Promise<void> {
  await tx.update(challengeRuns).set(change).where(eq(challengeRuns.id, id));
}

/** Returns whether a learner has ever completed a challenge. */
export async function hasCompleted(db: Executor, userId: string, challengeId: string): Promise<boolean> {
  const rows = await db
    .select({ id: challengeRuns.id })
    .from(challengeRuns)
    .where(
      and(
        eq(challengeRuns.challengeId, challengeId),
        eq(challengeRuns.userId, userId),
        isNotNull(challengeRuns.completedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns a page of a learner's runs, for the export. */
export function pageOfUser(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ run: challengeRuns, title: challenges.title })
    .from(challengeRuns)
    .innerJoin(challenges, eq(challenges.id, challengeRuns.challengeId))
    .where(and(eq(challengeRuns.userId, userId), after === null ? undefined : gt(challengeRuns.id, after)))
    .orderBy(asc(challengeRuns.id))
    .limit(limit);
}

/** Returns a page of the learners who never completed a challenge, by learner id, each with their newest run. */
export function pageOfIncomplete(
  db: Executor,
  challengeId: string,
  after: string | null,
  limit: number,
): Promise<RunRow[]> {
  return db
    .selectDistinctOn([challengeRuns.userId])
    .from(challengeRuns)
    .where(
      and(
        eq(challengeRuns.challengeId, challengeId),
        after === null ? undefined : gt(challengeRuns.userId, after),
        sql`not exists (
          select from challenge_runs as done
          where done.challenge_id = ${challengeRuns.challengeId} and done.user_id = ${challengeRuns.userId}
            and done.completed_at is not null)`,
      ),
    )
    .orderBy(asc(challengeRuns.userId), desc(challengeRuns.no))
    .limit(limit);
}
