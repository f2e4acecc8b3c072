import type { AveragePeriod, XpPeriod } from '@quorbit/contracts/leaderboards/periods';
import { replaceEqualDeep } from '@tanstack/react-query';
import { lastReplyKept } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

/** Ranks move all the time: each look gets the present ones. */
const PRESENT = { staleTime: 0, structuralSharing: newestOf };

/** Of two answers the newer one: of several servers, one may be behind the one that answered before. */
function newestOf(before: unknown, answer: unknown): unknown {
  const older = asOfIn(before);
  const newer = asOfIn(answer);
  return older !== null && newer !== null && newer < older ? before : replaceEqualDeep(before, answer);
}

/** Milliseconds; null where it is no board. */
function asOfIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('asOf' in data)) return null;
  const at = Date.parse(String(data.asOf));
  return Number.isNaN(at) ? null : at;
}

/** Learners by XP. */
export function useXpBoard(period: XpPeriod) {
  return lastReplyKept.view(trpc.leaderboards.listByXp.useQuery({ period }, { ...lastReplyKept.options, ...PRESENT }));
}

/** Learners by the average of their first attempts. @param category undefined: all of them */
export function useAverageBoard(period: AveragePeriod, category: string | undefined) {
  return lastReplyKept.view(
    trpc.leaderboards.listByAverage.useQuery({ period, category }, { ...lastReplyKept.options, ...PRESENT }),
  );
}

/** Categories to choose from; undefined until the server has told them once. */
export function useBoardCategories() {
  return trpc.quizzes.categories.useQuery(undefined, lastReplyKept.options).data;
}
