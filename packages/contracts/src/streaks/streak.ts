import { daysBetween } from './days.ts';
import { JOURNEY_DAYS, listDaysBetween, mergeSessions, type ZoneSession } from './zones.ts';

/** A freeze pays for one missed day and costs this many points. */
const POINTS_PER_FREEZE = 7;
export const MAX_STREAK_POINTS = 14;
/** Work that arrives later than this many days after it was done earns XP but no streak. */
export const STREAK_MAX_LATE_DAYS = 30;

/** A streak as of its last active day. `count`: active days in a row; `points`: 0–14, seven of them are one freeze. */
export interface Streak {
  count: number;
  points: number;
  lastDay: string | null;
}

export const NO_STREAK: Streak = { count: 0, points: 0, lastDay: null };

/**
 * The streak that a set of active days makes. Adding a day to the set never lowers the result, so evidence that
 * arrives late can only help.
 * @param days distinct days `YYYY-MM-DD` in rising order
 * @param before the streak of all earlier days
 * @param skipped days that cost nothing although none of them counts (`skippedDays`); more of them never lower the result
 */
export function foldStreak(
  days: readonly string[],
  before: Streak = NO_STREAK,
  skipped: ReadonlySet<string> = new Set(),
): Streak {
  let streak = before;
  for (const day of days) {
    const carried = payMissedDays(streak, day, skipped);
    streak = { count: carried.count + 1, points: Math.min(MAX_STREAK_POINTS, carried.points + 1), lastDay: day };
  }
  return streak;
}

/**
 * The longest streak after each of some days is added, in the order in which they are added; those before `before` are
 * left out.
 * @param added null for what adds no day
 * @param days further days that are known, none before `before` ends
 * @param skipped as for `foldStreak`
 */
export function longestStreakAfterEach(
  added: readonly (string | null)[],
  days: readonly string[],
  before: Streak = NO_STREAK,
  skipped: ReadonlySet<string> = new Set(),
): number[] {
  const known = new Set(days);
  let longest = 0;
  return added.map((day) => {
    if (day !== null && !known.has(day)) {
      known.add(day);
      longest = Math.max(longest, ...streakSteps([...known].sort(), before, skipped).map(({ count }) => count));
    }
    return longest;
  });
}

/** How long the streak is as of an active day. */
export interface StreakStep {
  day: string;
  count: number;
}

/**
 * The streak as of each of some days. The highest count among them is the longest streak, which never falls either when a
 * day is added.
 * @param days `before` and `skipped` as for `foldStreak`
 */
export function streakSteps(
  days: readonly string[],
  before: Streak = NO_STREAK,
  skipped: ReadonlySet<string> = new Set(),
): StreakStep[] {
  let streak = before;
  return days.map((day) => {
    streak = foldStreak([day], streak, skipped);
    return { day, count: streak.count };
  });
}

/**
 * The streak on `today`: freezes pay for the days missed since the last active one, or the streak ends. Today isn't over
 * yet, so it can't be missed.
 * @param skipped as for `foldStreak`
 */
export function computeStreakOn(streak: Streak, today: string, skipped?: ReadonlySet<string>): Streak {
  return { ...payMissedDays(streak, today, skipped), lastDay: streak.lastDay };
}

/** A learner's day on which work was done, never after `today`, the learner's day now. */
export interface WorkedDay {
  day: string;
  today: string;
}

/** A piece of work on a learner's day. */
export interface DayWork extends WorkedDay {
  /** The zone that the day is of; null where it isn't known any more. */
  zone: string | null;
  /** Corrected time, milliseconds; never after now. */
  at: number;
  /** Whether the day counts for the streak because of it. */
  counts: boolean;
}

/** The days of work that still count for the streak, each once, in rising order. Those too long ago no longer do. */
export function listTimelyDays(worked: readonly WorkedDay[]): string[] {
  return [...new Set(worked.filter(isTimely).map(({ day }) => day))].sort();
}

/** When and where the learner was seen at work, by day and zone; what is too late for the streak is left out. */
export function zoneSessionsOf(work: readonly DayWork[]): ZoneSession[] {
  return mergeSessions(
    work.filter(isTimely).flatMap(({ day, zone, at }) => (zone === null ? [] : { day, zone, first: at, last: at })),
  );
}

function isTimely({ day, today }: WorkedDay): boolean {
  return daysBetween(day, today) <= STREAK_MAX_LATE_DAYS;
}

/** How many whole freezes the points buy. */
export function countFreezes(streak: Streak): number {
  return Math.floor(streak.points / POINTS_PER_FREEZE);
}

function payMissedDays(
  streak: Streak,
  until: string,
  skipped: ReadonlySet<string> = new Set(),
): { count: number; points: number } {
  const { lastDay } = streak;
  if (lastDay === null) return { count: 0, points: 0 };
  const between = Math.max(0, daysBetween(lastDay, until) - 1);
  const missed = skipped.size > 0 && between < JOURNEY_DAYS ? countUnskipped(lastDay, until, skipped) : between;
  const cost = missed * POINTS_PER_FREEZE;
  return cost <= streak.points ? { count: streak.count, points: streak.points - cost } : { count: 0, points: 0 };
}

function countUnskipped(from: string, until: string, skipped: ReadonlySet<string>): number {
  return listDaysBetween(from, until).filter((day) => !skipped.has(day)).length;
}
