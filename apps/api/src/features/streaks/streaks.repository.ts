import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { Tx } from '@quorbit/db/client';
import { activeDays, learners } from '@quorbit/db/schema/learners';
import { eq } from 'drizzle-orm';

/** Answers false when the day counted already. */
export async function insertActiveDay(tx: Tx, userId: string, day: string): Promise<boolean> {
  const inserted = await tx
    .insert(activeDays)
    .values({ userId, day })
    .onConflictDoNothing()
    .returning({ day: activeDays.day });
  return inserted.length > 0;
}

/** All of a learner's active days in order: one row a day, so a few thousand at most. */
export async function listActiveDays(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(activeDays.day);
  return rows.map((row) => row.day);
}

export async function setStreak(tx: Tx, userId: string, streak: Streak): Promise<void> {
  await tx
    .update(learners)
    .set({ streakCount: streak.count, streakPoints: streak.points, streakLastDay: streak.lastDay })
    .where(eq(learners.userId, userId));
}
