import { addDays } from '../streaks/days.ts';

/** The number of days between two ratings from which the learner's pause counts as a gap. */
export const GAP_DAYS = 7;

export interface ReviewGap {
  /** The learner's day on which the learner returned to reviewing after the gap. */
  returnDay: string;
  /** The number of days from the learner's return to today. */
  daysSince: number;
}

/**
 * Returns the last gap: the learner's day of return is the newest day with ratings, or today, that follows six days
 * without any. There is always a gap, because days before the first known one count as days without ratings.
 * @param today the learner's day.
 * @param rated days with ratings, in any order.
 */
export function findGapBefore(today: string, rated: Iterable<string>): ReviewGap | null {
  const days = [...new Set([...rated, today])].filter((day) => day <= today).sort();
  const returnDay = days.findLast((day, index) => {
    const before = days[index - 1];
    return before === undefined || before <= addDays(day, -GAP_DAYS);
  });
  return returnDay === undefined ? null : { returnDay, daysSince: daysBetween(returnDay, today) };
}

const DAY_MS = 86_400_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
