import {
  type Counters,
  countersOf,
  HIGHEST_COUNTERS,
  STORED_COUNTERS,
  type StoredCounter,
} from '@quorbit/contracts/achievements/counters';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { achievementCounters, achievements, gameBadges } from '@quorbit/db/schema/achievements';
import { learners } from '@quorbit/db/schema/learners';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';

export interface AchievementState {
  counters: Counters;
  /** The time of each unlocked achievement, by achievement id. */
  unlocked: ReadonlyMap<string, Date>;
}

interface StateRow {
  counters: Record<string, number> | null;
  unlocked: Record<string, string> | null;
  xp: number | null;
}

const selectState = (userId: string) => sql`
  (select jsonb_object_agg(counter, value) from ${achievementCounters} where user_id = ${userId}) as counters,
  (select jsonb_object_agg(achievement_id, unlocked_at) from ${achievements} where user_id = ${userId}) as unlocked,
  (select xp from ${learners} where user_id = ${userId}) as xp`;

function toAchievementState(row: StateRow | undefined): AchievementState {
  const unlocked = Object.entries(row?.unlocked ?? {}).map(([id, at]) => [id, new Date(at)] as const);
  return { counters: countersOf({ ...row?.counters, xp: row?.xp ?? 0 }), unlocked: new Map(unlocked) };
}

/** Returns a learner's counters and unlocked achievements; unknown learners get zeros and none. */
export async function getAchievementState(db: Executor, userId: string): Promise<AchievementState> {
  const [row] = rowsOf<StateRow>(await db.execute(sql`select ${selectState(userId)}`));
  return toAchievementState(row);
}

/**
 * Adds to the counters; a counter that holds a maximum is raised to the value instead. Returns the state before the
 * change.
 */
export async function raiseCounters(
  tx: Tx,
  userId: string,
  added: Readonly<Partial<Record<StoredCounter, number>>>,
): Promise<AchievementState> {
  const rows = STORED_COUNTERS.flatMap((counter) => {
    const value = added[counter] ?? 0;
    return value === 0 ? [] : [{ userId, counter, value }];
  });
  const { value } = achievementCounters;
  const [row] = rowsOf<StateRow>(
    await tx.execute(sql`
      with raised as (
        ${insertRows(achievementCounters, ['userId', 'counter', 'value'], rows)}
        on conflict (user_id, counter) do update set value =
          case when excluded.counter = any(${sql.param([...HIGHEST_COUNTERS])}::text[])
            then greatest(${value}, excluded.value) else ${value} + excluded.value end
      )
      select ${selectState(userId)}`),
  );
  return toAchievementState(row);
}

/** Sets a learner's achievement counters to the given values; counters that aren't given stay unchanged. */
export async function upsertCounters(
  tx: Tx,
  userId: string,
  counters: Readonly<Partial<Record<StoredCounter, number>>>,
): Promise<void> {
  const rows = STORED_COUNTERS.flatMap((counter) => {
    const value = counters[counter];
    return value === undefined ? [] : [{ userId, counter, value }];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    ${insertRows(achievementCounters, ['userId', 'counter', 'value'], rows)}
    on conflict (user_id, counter) do update set value = excluded.value`);
}

export interface UnlockedAchievement {
  id: string;
  /** The time when the learner did the work that unlocked the achievement. */
  at: Date;
}

/** Saves unlocked achievements; one that was unlocked before keeps its earlier time. */
export async function insertUnlocked(tx: Tx, userId: string, unlocked: readonly UnlockedAchievement[]): Promise<void> {
  if (unlocked.length === 0) return;
  const rows = unlocked.map(({ id, at }) => ({ userId, achievementId: id, unlockedAt: at }));
  await tx.execute(
    sql`${insertRows(achievements, ['userId', 'achievementId', 'unlockedAt'], rows)} on conflict do nothing`,
  );
}

/** Returns the time at which the learner unlocked each achievement, by achievement id. */
export async function listUnlocked(db: Executor, userId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(achievements).where(eq(achievements.userId, userId));
  return new Map(rows.map((row) => [row.achievementId, row.unlockedAt]));
}

/** Saves a badge; does nothing if its source has awarded it already. */
export async function insertBadge(tx: Tx, badge: typeof gameBadges.$inferInsert): Promise<void> {
  await tx.insert(gameBadges).values(badge).onConflictDoNothing();
}

export type BadgeRow = typeof gameBadges.$inferSelect;

/** A learner's badges from games, newest first. */
export function listBadges(db: Executor, userId: string, limit: number): Promise<BadgeRow[]> {
  return db
    .select()
    .from(gameBadges)
    .where(eq(gameBadges.userId, userId))
    .orderBy(desc(gameBadges.awardedAt), desc(gameBadges.sourceId))
    .limit(limit);
}

export function countBadges(db: Executor, userId: string): Promise<number> {
  return db.$count(gameBadges, eq(gameBadges.userId, userId));
}

/** Returns the learner's badges that these sources awarded. */
export function listBadgesBySource(db: Executor, userId: string, sourceIds: readonly string[]): Promise<BadgeRow[]> {
  return db
    .select()
    .from(gameBadges)
    .where(and(eq(gameBadges.userId, userId), isOneOf(gameBadges.sourceId, sourceIds)));
}

/** Returns the ids of the sources that awarded badges to these people. */
export async function listBadgeSources(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: gameBadges.sourceId }).from(gameBadges).where(isOneOf(gameBadges.userId, userIds));
  return rows.map(({ id }) => id);
}

/** A select with two columns: `id`, the source of a badge, and `name`, the name of its game. */
export type GameNames = SQL;

/** Fills in the game's name in badges without one. */
export async function updateGameNames(tx: Tx, games: GameNames): Promise<void> {
  await tx.execute(sql`
    update ${gameBadges} set game = games.name from (${games}) as games
    where games.id = source_id and game is null`);
}

/** Returns a page of the learner's badges, for the export. */
export function pageOfBadges(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(gameBadges)
    .where(and(eq(gameBadges.userId, userId), after === null ? undefined : gt(gameBadges.sourceId, after)))
    .orderBy(gameBadges.sourceId)
    .limit(limit);
}
