import { totalsBy } from '@quorbit/contracts/analytics/figures';
import { HEADLINE_DAYS, type Headline, headlineOf } from '@quorbit/contracts/analytics/insights';
import { NO_CATEGORY, type SumRow } from '@quorbit/contracts/analytics/sums';
import { addDays } from '@quorbit/contracts/streaks/days';

/** The first day that a headline looks back to. */
export function headlineFrom(today: string): string {
  return addDays(today, 1 - 2 * HEADLINE_DAYS);
}

/** @param sums those of each day since `headlineFrom(today)`, at least */
export function headlineFor(sums: readonly SumRow[], today: string, begun: boolean): Headline {
  const since = addDays(today, 1 - HEADLINE_DAYS);
  const days = sums.filter(
    ({ span, startsOn, category }) => span === 'day' && category !== NO_CATEGORY && startsOn >= headlineFrom(today),
  );
  const byCategory = (rows: readonly SumRow[]) => totalsBy(rows, ({ category }) => category);
  return headlineOf(
    byCategory(days.filter(({ startsOn }) => startsOn >= since)),
    byCategory(days.filter(({ startsOn }) => startsOn < since)),
    begun,
  );
}
