import type { Streak } from '@quorbit/contracts/streaks/streak';
import type { ZoneSession } from '@quorbit/contracts/streaks/zones';
import type { Executor, Tx } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { learners } from '@quorbit/db/schema/learners';
import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import { and, desc, eq, gt, sql } from 'drizzle-orm';

/** Adds active days that are later than all others, and stores the resulting streak. */
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
  /** Whether the active day is new, added by the call that returns it. */
  added: boolean;
}

/** Adds active days in any order. Returns all active days in order; null if none of them was new. */
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

/** Returns all of a learner's active days in order: one row per day, so a few thousand at most. */
export async function listActiveDays(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(activeDays.day);
  return rows.map((row) => row.day);
}

/** Returns the stored streak under the names of its columns; undefined if the learner has no row. */
export async function findStreak(db: Executor, userId: string) {
  const [row] = await db
    .select({
      streakCount: learners.streakCount,
      streakPoints: learners.streakPoints,
      streakLastDay: learners.streakLastDay,
      skippedDays: learners.skippedDays,
    })
    .from(learners)
    .where(eq(learners.userId, userId));
  return row;
}

/** Stores the streak. @param skipped the days that journeys across time zones skip */
export async function updateStreak(
  tx: Tx,
  userId: string,
  { count: streakCount, points: streakPoints, lastDay: streakLastDay }: Streak,
  skipped: ReadonlySet<string>,
): Promise<void> {
  await tx
    .update(learners)
    .set({ streakCount, streakPoints, streakLastDay, skippedDays: [...skipped].sort() })
    .where(eq(learners.userId, userId));
}

/** Returns a page of the days that count for a learner's streak, for the export. */
export function pageOfDays(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(and(eq(activeDays.userId, userId), after === null ? undefined : gt(activeDays.day, after)))
    .orderBy(activeDays.day)
    .limit(limit);
}

/** When and in which zones a learner worked, as stored before an update. */
interface ZoneHistory {
  /** The work sessions on the requested days. */
  zoneDays: ZoneSession[];
  /** The zone and time (milliseconds) of the newest work; null before the first. */
  newestWork: { zone: string; at: number } | null;
  skippedDays: string[];
}

interface ZoneDayRow {
  day: string;
  zone: string;
  first: string;
  last: string;
}

/**
 * Stores when and in which time zones a learner worked.
 * @param dayRange the first and the last day of the sessions to return.
 * @returns the sessions as stored before.
 */
export async function upsertZoneDays(
  tx: Tx,
  userId: string,
  zoneDays: readonly ZoneSession[],
  dayRange: { from: string; to: string },
): Promise<ZoneHistory> {
  const rows = zoneDays.map(({ day, zone, first, last }) => ({
    day,
    zone,
    first_at: new Date(first).toISOString(),
    last_at: new Date(last).toISOString(),
  }));
  const [before] = rowsOf<{ seen: ZoneDayRow[]; newest: { zone: string; last_at: string } | null; skipped: string[] }>(
    await tx.execute(sql`
      with noted as (
        insert into ${dayZones} (user_id, day, zone, first_at, last_at)
        select ${userId}::uuid, one.day, one.zone, one.first_at, one.last_at
        from jsonb_to_recordset(${toJsonRecords(rows)})
          as one (day date, zone text, first_at timestamptz, last_at timestamptz)
        on conflict (user_id, day, zone) do update set
          first_at = least(${dayZones}.first_at, excluded.first_at),
          last_at = greatest(${dayZones}.last_at, excluded.last_at)
      )
      select
        (select coalesce(jsonb_agg(jsonb_build_object(
            'day', one.day, 'zone', one.zone, 'first', one.first_at, 'last', one.last_at)), '[]')
          from ${dayZones} one where one.user_id = ${userId}
            and one.day between ${dayRange.from}::date and ${dayRange.to}::date) as seen,
        (select jsonb_build_object('zone', one.zone, 'last_at', one.last_at) from ${dayZones} one
          where one.user_id = ${userId} order by one.last_at desc, one.zone collate "C" desc limit 1) as newest,
        (select to_jsonb(one.skipped_days) from ${learners} one where one.user_id = ${userId}) as skipped`),
  );
  if (!before) throw new Error('A statement without a table returned no row.');
  const { newest, skipped: skippedDays } = before;
  return {
    zoneDays: before.seen.map(({ first, last, ...where }) => ({
      ...where,
      first: Date.parse(first),
      last: Date.parse(last),
    })),
    newestWork: newest && { zone: newest.zone, at: Date.parse(newest.last_at) },
    skippedDays,
  };
}

/** Returns the time zone of a learner's newest work; null before the first. */
export async function findNewestZone(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ zone: dayZones.zone })
    .from(dayZones)
    .where(eq(dayZones.userId, userId))
    .orderBy(desc(dayZones.lastAt), sql`${dayZones.zone} collate "C" desc`)
    .limit(1);
  return row?.zone ?? null;
}

/** Returns when and in which time zones a learner worked: a row or two for each day of work. */
export async function listZoneDays(db: Executor, userId: string): Promise<ZoneSession[]> {
  const rows = await db.select().from(dayZones).where(eq(dayZones.userId, userId));
  return rows.map(({ day, zone, firstAt, lastAt }) => ({
    day,
    zone,
    first: firstAt.getTime(),
    last: lastAt.getTime(),
  }));
}

/** Returns a page of the time zones in which a learner worked, for the export. */
export function pageOfZoneDays(
  db: Executor,
  userId: string,
  after: { day: string; zone: string } | null,
  limit: number,
) {
  const later = after && sql`(${dayZones.day}, ${dayZones.zone}) > (${after.day}::date, ${after.zone})`;
  return db
    .select()
    .from(dayZones)
    .where(and(eq(dayZones.userId, userId), later ?? undefined))
    .orderBy(dayZones.day, dayZones.zone)
    .limit(limit);
}
