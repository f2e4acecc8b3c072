import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { loadFailureWords } from '#lib/server/load-failure-words.ts';
import { ownReplyKept } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** The learner's dashboard. `failure`: why the current figures failed to load. */
export function useDashboard(timeRange: TimeRange) {
  const answer = useAnswer(timeRange, true);
  return {
    view: ownReplyKept.view(answer),
    failure: loadFailureWords(answer.error, 'Invalid response from server'),
    failed: answer.failureCount > 0 || answer.isError,
  };
}

/**
 * The newest dashboard of another time range, for when this one fails to load: undefined while unknown, null if there
 * has never been one.
 */
export function useOtherDashboard(timeRange: TimeRange, enabled: boolean): DashboardView | null | undefined {
  const week = useAnswer('week', enabled && timeRange !== 'week');
  const month = useAnswer('month', enabled && timeRange !== 'month');
  const year = useAnswer('year', enabled && timeRange !== 'year');
  const [newest] = [week, month, year]
    .filter(({ data }) => data !== undefined)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  if (newest?.data) return newest.data;
  const known = [week, month, year].every(({ isPending, isFetching }) => !isPending || !isFetching);
  return known ? null : undefined;
}

function useAnswer(timeRange: TimeRange, enabled: boolean) {
  // Opening the page always fetches the current figures.
  const options = { ...ownReplyKept.options, refetchOnMount: 'always' as const, enabled };
  return trpc.dashboards.get.useQuery({ timeRange }, options);
}
