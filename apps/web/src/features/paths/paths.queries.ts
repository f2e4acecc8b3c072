import { ALL_PATHS, type PathOutline } from '@quorbit/contracts/paths/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { deviceThenLastReply, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { View } from '#lib/server/view.ts';
import { applyWorkToDetail, applyWorkToOutline } from './local-progress.ts';
import type { PathFilters } from './path-address.ts';
import type { PathWork } from './path-work.mirror.ts';
import { usePathWork } from './use-path-work.ts';

const PAGE_SIZE = 24;
const nextCursorOf = (last: { nextCursor: string | null }) => last.nextCursor ?? undefined;
const toOutline = (path: PathOutline) => path;
/** Paths aren't mirrored on devices, so without the server the last reply is used. */
const pickListed = (_none: PathOutline[] | null, listed: PathOutline[]) => listed;
const NO_FILTERS: PathFilters = { category: ALL_PATHS, level: ALL_PATHS, search: '' };

/** Applies the learner's work on this device, which the server may not have yet, to the server's data in a view. */
function applyWork<T>(
  view: View<T>,
  work: PathWork | null | undefined,
  merge: (data: T, work: PathWork) => T,
): View<T> {
  if (view.state !== 'shown' || work === null) return view;
  return work === undefined ? { state: 'loading' } : { ...view, data: merge(view.data, work) };
}

const applyWorkToOutlines = (paths: PathOutline[], work: PathWork) =>
  paths.map((path) => applyWorkToOutline(path, work));

/** Loads the paths that match the filters, page by page. */
export function usePaths(filters: PathFilters, enabled = true) {
  const options = { ...deviceThenLastReply.options(toOutline), getNextPageParam: nextCursorOf, enabled };
  const paths = trpc.paths.list.useInfiniteQuery(
    { limit: PAGE_SIZE, ...filters },
    { ...options, placeholderData: keepPreviousData },
  );
  return applyWork(deviceThenLastReply.pages(paths).withFallback(null, pickListed), usePathWork(), applyWorkToOutlines);
}

/** Loads the paths that the learner started, the one last worked on first. */
export function useStartedPaths() {
  const options = { ...deviceThenLastReply.options(toOutline), getNextPageParam: nextCursorOf };
  const started = trpc.paths.list.useInfiniteQuery({ limit: PAGE_SIZE, started: true }, options);
  const work = usePathWork();
  const listed = new Set(started.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const unlisted = new Set(work?.works.map(({ pathId }) => pathId).filter((id) => !listed.has(id)));
  // Paths started only on this device are found in the list of all paths, which also replaces the list of started paths
  // if that list isn't stored here.
  const all = usePaths(NO_FILTERS, unlisted.size > 0 || started.failureCount > 0);
  const own = all.state === 'shown' ? all.data.filter(({ id, userProgress }) => userProgress && !listed.has(id)) : null;
  const withOwnPaths = (stored: PathOutline[]) => [...(own ?? []), ...stored];
  const view = deviceThenLastReply.pages(started).withFallback(own, (_own, stored) => withOwnPaths(stored));
  const isCurrent = view.state === 'shown' && view.note === null && unlisted.size > 0;
  return applyWork(isCurrent ? { ...view, data: withOwnPaths(view.data) } : view, work, applyWorkToOutlines);
}

/** Loads one path with its nodes, again each time it opens, because quizzes taken in between change it. */
export function usePath(pathId: string) {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return applyWork(
    serverThenLastReply.view(trpc.paths.get.useQuery({ pathId }, options)),
    usePathWork(),
    applyWorkToDetail,
  );
}

/** Loads the learner's figures over all started paths. */
export function usePathAnalytics() {
  return serverThenLastReply.view(trpc.paths.analytics.useQuery(undefined, serverThenLastReply.options));
}

/** Loads the competencies that the learner gained on paths, with their levels. */
export function useCompetencies() {
  return serverThenLastReply.view(trpc.paths.competencies.useQuery(undefined, serverThenLastReply.options));
}
