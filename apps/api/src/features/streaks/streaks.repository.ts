import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { learners } from '@quorbit/db/schema/learners';
import { activeDays } from '@quorbit/db/schema/streaks';
import { and, eq, gt, sql } from 'drizzle-orm';

/** Adds days that are later than all others, with the streak that they make. */
export async function appendDays(tx: Tx, userId: string, days: readonly string[], streak: Streak): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into ${activeDays} (user_id, day) select ${userId}::uuid, unnest(${sql.param(days)}::text[])::date
      on conflict do nothing
    )
    update ${learners}
    set streak_count = ${streak.count}, streak_points = ${streak.points}, streak_last_day = ${streak.lastDay}
    where user_id = ${userId}`);
}

interface ActiveDay {
  day: string;
  /** Whether it didn't count before. */
  added: boolean;
}

/** Adds days in any order. Returns all active days in order; null when each counted already. */
export async function insertDays(tx: Tx, userId: string, days: readonly string[]): Promise<ActiveDay[] | null> {
  const rows = rowsOf<ActiveDay>(
    await tx.execute(sql`
      with added as (
        insert into ${activeDays} (user_id, day) select ${userId}::uuid, unnest(${sql.param(days)}::text[])::date
        on conflict do nothing returning day
      )
      select day::text, false as added from ${activeDays} where user_id = ${userId} and exists (select from added)
      union all select day::text, true from added order by day`),
  );
  return rows.length === 0 ? null : rows;
}

/** All of a learner's active days in order: one row a day, so a few thousand at most. */
export async function listActiveDays(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(activeDays.day);
  return rows.map((row) => row.day);
}

/** The stored streak, as its columns are called. */
export async function findStreak(db: Executor, userId: string) {
  const [row] = await db
    .select({
      streakCount: learners.streakCount,
      streakPoints: learners.streakPoints,
      streakLastDay: learners.streakLastDay,
    })
    .from(learners)
    .where(eq(learners.userId, userId));
  return row;
}

export async function setStreak(tx: Tx, userId: string, streak: Streak): Promise<void> {
  await tx
    .update(learners)
    .set({ streakCount: streak.count, streakPoints: streak.points, streakLastDay: streak.lastDay })
    .where(eq(learners.userId, userId));
}

/** A page of the days that count for a learner's streak, for the export. */
export function pageOfDays(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(and(eq(activeDays.userId, userId), after === null ? undefined : gt(activeDays.day, after)))
    .orderBy(activeDays.day)
    .limit(limit);
}
