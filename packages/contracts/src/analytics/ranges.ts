import { addDays } from '../streaks/days.ts';
import { monthOf } from '../xp/periods.ts';
import type { Span } from './sums.ts';
import type { TimeRange } from './time-ranges.ts';

const DAYS = { week: 7, month: 30 } as const;
const MONTHS = 12;

export interface StudyRange {
  /** The first learner's day of the range; the last day is today. */
  from: string;
  /**
   * The span that each sum in the range covers (a day or a month), and the first day of each of these spans, earliest
   * first.
   */
  span: Span;
  starts: string[];
}

/**
 * Returns the days that a range covers: the last 7, the last 30, or the current calendar month and the eleven months
 * before it.
 * @param today the learner's day.
 */
export function rangeEndingOn(range: TimeRange, today: string): StudyRange {
  const starts =
    range === 'year'
      ? Array.from({ length: MONTHS }, (_, index) => monthsBefore(today, MONTHS - 1 - index))
      : Array.from({ length: DAYS[range] }, (_, index) => addDays(today, index + 1 - DAYS[range]));
  return { from: starts[0] ?? today, span: range === 'year' ? 'month' : 'day', starts };
}

/** Returns the first day of the month that lies the given number of months before the month of `day`. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${monthOf(new Date(Date.UTC(year, month - 1 - months, 1)).toISOString())}-01`;
}
