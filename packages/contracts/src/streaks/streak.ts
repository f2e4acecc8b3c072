import { daysBetween } from './days.ts';

/** A freeze pays for one missed day and costs this many points. */
const POINTS_PER_FREEZE = 7;
export const MAX_POINTS = 14;
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
 */
export function foldStreak(days: readonly string[], before: Streak = NO_STREAK): Streak {
  let streak = before;
  for (const day of days) {
    const carried = payMissedDays(streak, day);
    streak = { count: carried.count + 1, points: Math.min(MAX_POINTS, carried.points + 1), lastDay: day };
  }
  return streak;
}

/**
 * The longest streak after each of some days is added, in the order in which they are added; those before `before` are
 * left out.
 * @param added null for what adds no day
 * @param days further days that are known, none before `before` ends
 */
export function longestAfterEach(
  added: readonly (string | null)[],
  days: readonly string[],
  before: Streak = NO_STREAK,
): number[] {
  const known = new Set(days);
  let longest = 0;
  return added.map((day) => {
    if (day !== null && !known.has(day)) {
      known.add(day);
      longest = Math.max(longest, ...streakSteps([...known].sort(), before).map(({ count }) => count));
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
 * @param days and `before` as for `foldStreak`
 */
export function streakSteps(days: readonly string[], before: Streak = NO_STREAK): StreakStep[] {
  let streak = before;
  return days.map((day) => {
    streak = foldStreak([day], streak);
    return { day, count: streak.count };
  });
}

/**
 * The streak on `today`: freezes pay for the days missed since the last active one, or the streak ends. Today isn't over
 * yet, so it can't be missed.
 */
export function closeStreak(streak: Streak, today: string): Streak {
  return { ...payMissedDays(streak, today), lastDay: streak.lastDay };
}

/** A learner's day on which work was done, never after `today`, the learner's day now. */
export interface WorkedDay {
  day: string;
  today: string;
}

/** The days of work that still count for the streak, each once, in rising order. Those too long ago no longer do. */
export function timelyDays(worked: readonly WorkedDay[]): string[] {
  const timely = worked.filter(({ day, today }) => daysBetween(day, today) <= STREAK_MAX_LATE_DAYS);
  return [...new Set(timely.map(({ day }) => day))].sort();
}

/** How many whole freezes the points buy. */
export function freezesOf(streak: Streak): number {
  return Math.floor(streak.points / POINTS_PER_FREEZE);
}

function payMissedDays(streak: Streak, until: string): { count: number; points: number } {
  if (streak.lastDay === null) return { count: 0, points: 0 };
  const missed = Math.max(0, daysBetween(streak.lastDay, until) - 1);
  const cost = missed * POINTS_PER_FREEZE;
  return cost <= streak.points ? { count: streak.count, points: streak.points - cost } : { count: 0, points: 0 };
}
