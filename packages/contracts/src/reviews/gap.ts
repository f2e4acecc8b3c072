import { addDays } from '../streaks/days.ts';

/** So many days without a rating are a gap. */
export const GAP_DAYS = 7;

export interface ReviewGap {
  /** The learner's day on which they came back. */
  returnDay: string;
  /** Days from then to today. */
  daysSince: number;
}

/**
 * The last gap before today: no rating on the six days before the one on which the learner came back, which is today where
 * nothing was rated since. Null where there was none. Days before the first one that is known count as a gap.
 * @param today the learner's day
 * @param rated days with ratings, in any order
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
