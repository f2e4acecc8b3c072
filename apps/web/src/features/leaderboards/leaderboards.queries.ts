import type { XpPeriod } from '@quorbit/contracts/leaderboards/periods';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import type { GroupCard } from '@quorbit/contracts/study-groups/schema';
import { replaceEqualDeep } from '@tanstack/react-query';
import { serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { type BoardFilters, toScopeInput } from './board-filters.ts';

/** Ranks move all the time: each look gets the present ones. */
const FRESH_OPTIONS = { staleTime: 0, structuralSharing: pickNewest };

/** Of two answers the newer one: of several servers, one may be behind the one that answered before. */
function pickNewest(before: unknown, answer: unknown): unknown {
  const older = parseAsOf(before);
  const newer = parseAsOf(answer);
  return older !== null && newer !== null && newer < older ? before : replaceEqualDeep(before, answer);
}

/** Milliseconds; null where it is no board. */
function parseAsOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('asOf' in data)) return null;
  const at = Date.parse(String(data.asOf));
  return Number.isNaN(at) ? null : at;
}

/** Learners by XP. */
export function useXpBoard(period: XpPeriod, scope: string | undefined) {
  return serverThenLastReply.view(
    trpc.leaderboards.listByXp.useQuery(
      { period, ...toScopeInput(scope) },
      { ...serverThenLastReply.options, ...FRESH_OPTIONS },
    ),
  );
}

/** Learners by the average of their first attempts. */
export function useAverageBoard({ period = 'weekly', category, scope }: BoardFilters) {
  return serverThenLastReply.view(
    trpc.leaderboards.listByAverage.useQuery(
      { period, category, ...toScopeInput(scope) },
      { ...serverThenLastReply.options, ...FRESH_OPTIONS },
    ),
  );
}

/** Categories to choose from; undefined until the server has told them once. */
export function useBoardCategories() {
  return trpc.quizzes.categories.useQuery(undefined, serverThenLastReply.options).data;
}

/** Groups to compare oneself within; undefined until the server has told them once. */
export function useBoardGroups() {
  const select = ({ items }: { items: GroupCard[] }) => items.filter(({ role }) => role !== null);
  return trpc.studyGroups.list.useQuery({ limit: MAX_GROUPS }, { ...serverThenLastReply.options, select }).data;
}
