import { daysBetween } from './days.ts';

/** A freeze pays for one missed day and costs this many points. */
export const POINTS_PER_FREEZE = 7;
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
 * The streak that a set of active days stands for. Adding a day to the set never lowers the result, so evidence that
 * arrives late can only help.
 * @param days distinct days `YYYY-MM-DD` in rising order
 */
export function foldStreak(days: readonly string[]): Streak {
  let streak = NO_STREAK;
  for (const day of days) {
    const carried = payMissedDays(streak, day);
    streak = { count: carried.count + 1, points: Math.min(MAX_POINTS, carried.points + 1), lastDay: day };
  }
  return streak;
}

/** The streak as it stands on `today`: days missed since the last active one are paid for, or end it. Today itself is not over. */
export function closeStreak(streak: Streak, today: string): Streak {
  return { ...payMissedDays(streak, today), lastDay: streak.lastDay };
}

/** Whole freezes that the points stand for. */
export function freezesOf(streak: Streak): number {
  return Math.floor(streak.points / POINTS_PER_FREEZE);
}

function payMissedDays(streak: Streak, until: string): { count: number; points: number } {
  if (streak.lastDay === null) return { count: 0, points: 0 };
  const missed = Math.max(0, daysBetween(streak.lastDay, until) - 1);
  const cost = missed * POINTS_PER_FREEZE;
  return cost <= streak.points ? { count: streak.count, points: streak.points - cost } : { count: 0, points: 0 };
}
