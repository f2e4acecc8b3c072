import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import { loadFailureWords } from '#lib/load-failure-words.ts';
import { lastReplyKept } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

/** The learner's dashboard. Whoever opens the page gets the present figures. `failure`: said where there are none. */
export function useDashboard(timeRange: TimeRange) {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  const answer = trpc.dashboards.get.useQuery({ timeRange }, options);
  return {
    view: lastReplyKept.view(answer),
    failure: loadFailureWords(answer.error, "Your dashboard couldn't be loaded."),
  };
}
