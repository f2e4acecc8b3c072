// A challenge of a study group: until when it runs, and how far it is. Pure.
import { daysBetween } from '../streaks/days.ts';
import { CHALLENGE_LATE_DAYS, MAX_CHALLENGE_DAYS } from './limits.ts';

/** @param today of the admin who sets it */
export function isLastDayAllowed(endsOn: string, today: string): boolean {
  const ahead = daysBetween(today, endsOn);
  return ahead >= 0 && ahead <= MAX_CHALLENGE_DAYS;
}

/** Days left, the last one included; 0 once it is over. @param today the reader's day */
export function daysLeft(endsOn: string, today: string): number {
  return Math.max(0, daysBetween(today, endsOn) + 1);
}

/** Whether late work no longer counts, in whatever zone it was done. */
export function isClosed(endsOn: string, today: string): boolean {
  return daysBetween(endsOn, today) > CHALLENGE_LATE_DAYS;
}

/** A reached goal stays reached, whatever is undone or deleted afterwards. */
export function challengeStateOf(
  { goal, endsOn, total, reached }: { goal: number; endsOn: string; total: number; reached: boolean },
  today: string,
): 'open' | 'reached' | 'over' {
  if (reached || total >= goal) return 'reached';
  return daysLeft(endsOn, today) > 0 ? 'open' : 'over';
}
