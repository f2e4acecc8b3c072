import type { XpPeriod } from '@quorbit/contracts/leaderboards/periods';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import type { GroupCard } from '@quorbit/contracts/study-groups/schema';
import { replaceEqualDeep } from '@tanstack/react-query';
import { serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { type BoardFilters, toScopeInput } from './board-filters.ts';

/** Ranks change all the time, so each visit loads the current ones. */
const FRESH_OPTIONS = { staleTime: 0, structuralSharing: pickNewest };

/** Returns the newer of two replies, since one of several servers may lag behind another. */
function pickNewest(before: unknown, answer: unknown): unknown {
  const older = parseAsOf(before);
  const newer = parseAsOf(answer);
  return older !== null && newer !== null && newer < older ? before : replaceEqualDeep(before, answer);
}

/** Returns when the board was computed, Unix time in milliseconds; null if the data isn't a board. */
function parseAsOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('asOf' in data)) return null;
  const at = Date.parse(String(data.asOf));
  return Number.isNaN(at) ? null : at;
}

/** Loads the leaderboard by XP. */
export function useXpBoard(period: XpPeriod, scope: string | undefined) {
  return serverThenLastReply.view(
    trpc.leaderboards.listByXp.useQuery(
      { period, ...toScopeInput(scope) },
      { ...serverThenLastReply.options, ...FRESH_OPTIONS },
    ),
  );
}

/** Loads the leaderboard by the average of first attempts. */
export function useAverageBoard({ period = 'weekly', category, scope }: BoardFilters) {
  return serverThenLastReply.view(
    trpc.leaderboards.listByAverage.useQuery(
      { period, category, ...toScopeInput(scope) },
      { ...serverThenLastReply.options, ...FRESH_OPTIONS },
    ),
  );
}

/** Loads the quiz categories to filter by; undefined until the server has replied once. */
export function useBoardCategories() {
  return trpc.quizzes.categories.useQuery(undefined, serverThenLastReply.options).data;
}

/** Loads the user's groups to compare within; undefined until the server has replied once. */
export function useBoardGroups() {
  const select = ({ items }: { items: GroupCard[] }) => items.filter(({ role }) => role !== null);
  return trpc.studyGroups.list.useQuery({ limit: MAX_GROUPS }, { ...serverThenLastReply.options, select }).data;
}
