import type { PathOutline } from '@quorbit/contracts/paths/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { lastReplyKept, mirrorBeforeLastReply } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';
import type { PathFilters } from './path-place.ts';

const PAGE = 24;
const nextPage = (last: { nextCursor: string | null }) => last.nextCursor ?? undefined;
const whole = (path: PathOutline) => path;
/** No device mirrors paths: without the server there is the last reply. */
const asListed = (_none: PathOutline[] | null, listed: PathOutline[]) => listed;

/** The paths that match, page by page. */
export function usePaths(filters: PathFilters) {
  const options = { ...mirrorBeforeLastReply.options(whole), getNextPageParam: nextPage };
  const paths = trpc.paths.list.useInfiniteQuery(
    { limit: PAGE, ...filters },
    { ...options, placeholderData: keepPreviousData },
  );
  return mirrorBeforeLastReply.pages(paths).or(null, asListed);
}

/** The paths that the person started, the one last worked on first. */
export function useStartedPaths() {
  const options = { ...mirrorBeforeLastReply.options(whole), getNextPageParam: nextPage };
  const paths = trpc.paths.list.useInfiniteQuery({ limit: PAGE, started: true }, options);
  return mirrorBeforeLastReply.pages(paths).or(null, asListed);
}

/** One path with its nodes. Quizzes that are taken meanwhile change it, so it's read anew each time it opens. */
export function usePath(pathId: string) {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  return lastReplyKept.view(trpc.paths.get.useQuery({ pathId }, options));
}

/** The person's figures over all paths that they started. */
export function usePathAnalytics() {
  return lastReplyKept.view(trpc.paths.analytics.useQuery(undefined, lastReplyKept.options));
}

/** What the person learned on paths, and how well. */
export function useCompetencies() {
  return lastReplyKept.view(trpc.paths.competencies.useQuery(undefined, lastReplyKept.options));
}
