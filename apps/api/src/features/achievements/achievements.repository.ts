import type { Counters } from '@quorbit/contracts/achievements/achievements';
import type { Executor, Tx } from '@quorbit/db/client';
import { achievements } from '@quorbit/db/schema/achievements';
import { learners } from '@quorbit/db/schema/learners';
import { eq } from 'drizzle-orm';

export async function readCounters(db: Executor, userId: string): Promise<Counters> {
  const [row] = await db
    .select({ quizzesFinished: learners.quizzesFinished, quizzesPerfect: learners.quizzesPerfect })
    .from(learners)
    .where(eq(learners.userId, userId));
  return row ?? { quizzesFinished: 0, quizzesPerfect: 0 };
}

export async function writeCounters(tx: Tx, userId: string, counters: Counters): Promise<void> {
  await tx.update(learners).set(counters).where(eq(learners.userId, userId));
}

/** Answers those that were not unlocked before. */
export async function insertUnlocked(tx: Tx, userId: string, ids: readonly string[], at: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const inserted = await tx
    .insert(achievements)
    .values(ids.map((achievementId) => ({ userId, achievementId, unlockedAt: at })))
    .onConflictDoNothing()
    .returning({ id: achievements.achievementId });
  return inserted.map(({ id }) => id);
}

/** When each was unlocked, by id. */
export async function listUnlocked(db: Executor, userId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(achievements).where(eq(achievements.userId, userId));
  return new Map(rows.map((row) => [row.achievementId, row.unlockedAt]));
}
