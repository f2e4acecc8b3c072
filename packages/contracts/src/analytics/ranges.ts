import { addDays } from '../streaks/days.ts';
import { monthOf } from '../xp/periods.ts';
import type { Span } from './sums.ts';
import type { TimeRange } from './time-ranges.ts';

const DAYS = { week: 7, month: 30 } as const;
const MONTHS = 12;

export interface StudyRange {
  /** The first of the learner's days; the last one is today. */
  from: string;
  /** The sums that it is made of, and where each of them begins, the earliest first. */
  span: Span;
  starts: string[];
}

/**
 * The days that a range covers: the last 7, the last 30, or this calendar month and the eleven before it.
 * @param today the learner's day
 */
export function rangeEndingOn(range: TimeRange, today: string): StudyRange {
  const starts =
    range === 'year'
      ? Array.from({ length: MONTHS }, (_, index) => monthsBefore(today, MONTHS - 1 - index))
      : Array.from({ length: DAYS[range] }, (_, index) => addDays(today, index + 1 - DAYS[range]));
  return { from: starts[0] ?? today, span: range === 'year' ? 'month' : 'day', starts };
}

/** The first day of the month that lies so many months before the one of a day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${monthOf(new Date(Date.UTC(year, month - 1 - months, 1)).toISOString())}-01`;
}
