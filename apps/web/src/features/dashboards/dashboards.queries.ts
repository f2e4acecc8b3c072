import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { formatLoadFailure } from '#lib/server/format-load-failure.ts';
import { serverThenOwnLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the learner's dashboard. `failure` says why the current figures failed to load. */
export function useDashboard(timeRange: TimeRange) {
  const query = useDashboardQuery(timeRange, true);
  return {
    view: serverThenOwnLastReply.view(query),
    failure: formatLoadFailure(query.error, 'Invalid response from server'),
    failed: query.failureCount > 0 || query.isError,
  };
}

/**
 * Returns the newest dashboard of another time range, for when this one fails to load: undefined while unknown, null if
 * none was ever loaded.
 */
export function useOtherDashboard(timeRange: TimeRange, enabled: boolean): DashboardView | null | undefined {
  const week = useDashboardQuery('week', enabled && timeRange !== 'week');
  const month = useDashboardQuery('month', enabled && timeRange !== 'month');
  const year = useDashboardQuery('year', enabled && timeRange !== 'year');
  const [newest] = [week, month, year]
    .filter(({ data }) => data !== undefined)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  if (newest?.data) return newest.data;
  const isKnown = [week, month, year].every(({ isPending, isFetching }) => !isPending || !isFetching);
  return isKnown ? null : undefined;
}

function useDashboardQuery(timeRange: TimeRange, enabled: boolean) {
  // Opening the page always fetches the current figures.
  const options = { ...serverThenOwnLastReply.options, refetchOnMount: 'always' as const, enabled };
  return trpc.dashboards.get.useQuery({ timeRange }, options);
}
