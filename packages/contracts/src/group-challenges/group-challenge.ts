// Rules for the challenges of study groups: how long they run, and their state. Pure.
import { daysBetween } from '../streaks/days.ts';
import { CHALLENGE_LATE_DAYS, MAX_CHALLENGE_DAYS } from './limits.ts';

/** Returns whether a challenge may end on this day. @param today the learner's day of the admin who sets it */
export function isLastDayAllowed(endsOn: string, today: string): boolean {
  const ahead = daysBetween(today, endsOn);
  return ahead >= 0 && ahead <= MAX_CHALLENGE_DAYS;
}

/**
 * Returns the number of days left, including the last one; 0 once the challenge is over.
 * @param today the reader's day.
 */
export function daysLeft(endsOn: string, today: string): number {
  return Math.max(0, daysBetween(today, endsOn) + 1);
}

/**
 * Returns whether a group challenge is closed: its late period is over, so that work no longer counts in any time zone.
 */
export function isClosed(endsOn: string, today: string): boolean {
  return daysBetween(endsOn, today) > CHALLENGE_LATE_DAYS;
}

/** Returns the state of a challenge. A reached goal stays reached, even if work is undone or deleted afterwards. */
export function challengeStateOf(
  { goal, endsOn, total, reached }: { goal: number; endsOn: string; total: number; reached: boolean },
  today: string,
): 'open' | 'reached' | 'over' {
  if (reached || total >= goal) return 'reached';
  return daysLeft(endsOn, today) > 0 ? 'open' : 'over';
}
