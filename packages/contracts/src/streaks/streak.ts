import { daysBetween } from './days.ts';
import { JOURNEY_DAYS, listDaysBetween, mergeSessions, type ZoneSession } from './zones.ts';

/** The price of a freeze, which pays for one missed day. */
const POINTS_PER_FREEZE = 7;
export const MAX_STREAK_POINTS = 14;
/** The most days that work may arrive late and still count for the streak. Work that arrives later only earns XP. */
export const STREAK_MAX_LATE_DAYS = 30;

/**
 * A streak as of its last active day. `count` is the number of active days in a row; `points` are 0 to 14, and seven of
 * them are one freeze.
 */
export interface Streak {
  count: number;
  points: number;
  lastDay: string | null;
}

export const NO_STREAK: Streak = { count: 0, points: 0, lastDay: null };

/**
 * Returns the streak that a set of active days makes. Adding a day to the set never lowers the result, so work that
 * arrives late can only help.
 * @param days distinct days `YYYY-MM-DD` in rising order.
 * @param before the streak of all earlier days.
 * @param skipped days that cost nothing although they aren't active (from `computeSkippedDays`); more of them never
 * lower the result.
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
 * Returns the length of the longest streak after each of the added days, in the order of `added`. The streaks counted
 * are those after `before`.
 * @param added the days to add; null for work that adds no day.
 * @param days further active days that are known, all after the end of `before`.
 * @param skipped as for `foldStreak`.
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

/** The length of the streak as of an active day. */
export interface StreakStep {
  day: string;
  count: number;
}

/**
 * Returns the streak as of each of the given days. The highest count among them is the longest streak, which never
 * falls either when a day is added.
 * @param days `days`, `before` and `skipped` are as for `foldStreak`.
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
 * Returns the streak on `today`. Freezes pay for the days missed since the last active day; if they don't suffice, the
 * streak ends. Today isn't over yet, so it can't be missed.
 * @param skipped as for `foldStreak`.
 */
export function computeStreakOn(streak: Streak, today: string, skipped?: ReadonlySet<string>): Streak {
  return { ...payMissedDays(streak, today, skipped), lastDay: streak.lastDay };
}

/** A learner's day on which work was done. `today` is the learner's current day; `day` is never after it. */
export interface WorkedDay {
  day: string;
  today: string;
}

/** A piece of work with the learner's day on which it was done. */
export interface DayWork extends WorkedDay {
  /** The time zone of the day; null if it's no longer known. */
  zone: string | null;
  /** The time of the work, corrected by the device's clock skew, in milliseconds; never in the future. */
  at: number;
  /** Whether this work makes the day count for the streak. */
  counts: boolean;
}

/** Returns the distinct days of work that are recent enough to count for the streak, in rising order. */
export function listTimelyDays(worked: readonly WorkedDay[]): string[] {
  return [...new Set(worked.filter(isTimely).map(({ day }) => day))].sort();
}

/**
 * Returns the sessions in which the learner worked, one per day and zone. Work that is too old for the streak is left
 * out.
 */
export function zoneSessionsOf(work: readonly DayWork[]): ZoneSession[] {
  return mergeSessions(
    work.filter(isTimely).flatMap(({ day, zone, at }) => (zone === null ? [] : { day, zone, first: at, last: at })),
  );
}

function isTimely({ day, today }: WorkedDay): boolean {
  return daysBetween(day, today) <= STREAK_MAX_LATE_DAYS;
}

/** Returns the number of whole freezes that the streak's points buy. */
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
