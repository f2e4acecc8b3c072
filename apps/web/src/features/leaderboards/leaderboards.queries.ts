import type { AveragePeriod, XpPeriod } from '@quorbit/contracts/leaderboards/periods';
import { lastReplyKept } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

/** Learners by XP. Ranks move all the time, so whoever opens the page gets the present ones. */
export function useXpBoard(period: XpPeriod) {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  return lastReplyKept.view(trpc.leaderboards.listByXp.useQuery({ period }, options));
}

/** Learners by the average of their first attempts. @param category undefined: all of them */
export function useAverageBoard(period: AveragePeriod, category: string | undefined) {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  return lastReplyKept.view(trpc.leaderboards.listByAverage.useQuery({ period, category }, options));
}

/** Categories to choose from; undefined until the server has told them once. */
export function useBoardCategories() {
  return trpc.quizzes.categories.useQuery(undefined, lastReplyKept.options).data;
}
