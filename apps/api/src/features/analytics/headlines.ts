import { sumStudyBy } from '@quorbit/contracts/analytics/figures';
import { computeHeadline, HEADLINE_DAYS, type Headline } from '@quorbit/contracts/analytics/insights';
import { NO_CATEGORY, type SumRow } from '@quorbit/contracts/analytics/sums';
import { addDays } from '@quorbit/contracts/streaks/days';

/** Returns the first day whose study sums the headline of a dashboard needs. */
export function firstHeadlineDayOf(today: string): string {
  return addDays(today, 1 - 2 * HEADLINE_DAYS);
}

/**
 * Builds the headline of a learner's dashboard.
 * @param sums the sums of at least each day since `firstHeadlineDayOf(today)`.
 */
export function buildHeadline(sums: readonly SumRow[], today: string, hasStarted: boolean): Headline {
  const since = addDays(today, 1 - HEADLINE_DAYS);
  const days = sums.filter(
    ({ span, startsOn, category }) =>
      span === 'day' && category !== NO_CATEGORY && startsOn >= firstHeadlineDayOf(today),
  );
  const byCategory = (rows: readonly SumRow[]) => sumStudyBy(rows, ({ category }) => category);
  return computeHeadline(
    byCategory(days.filter(({ startsOn }) => startsOn >= since)),
    byCategory(days.filter(({ startsOn }) => startsOn < since)),
    hasStarted,
  );
}
