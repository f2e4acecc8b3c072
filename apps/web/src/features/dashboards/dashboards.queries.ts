import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import { lastReplyKept } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

/** The learner's dashboard. Whoever opens the page gets the present figures. */
export function useDashboard(timeRange: TimeRange) {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  return lastReplyKept.view(trpc.dashboards.get.useQuery({ timeRange }, options));
}
