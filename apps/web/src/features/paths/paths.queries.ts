import { ALL, type PathOutline } from '@quorbit/contracts/paths/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { lastReplyKept, mirrorBeforeLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { View } from '#lib/server/view.ts';
import { detailWith, outlineWith } from './local-progress.ts';
import type { PathFilters } from './path-place.ts';
import type { PathWork } from './path-work.mirror.ts';
import { usePathWork } from './use-path-work.ts';

const PAGE = 24;
const nextPage = (last: { nextCursor: string | null }) => last.nextCursor ?? undefined;
const whole = (path: PathOutline) => path;
/** No device mirrors paths: without the server there is the last reply. */
const asListed = (_none: PathOutline[] | null, listed: PathOutline[]) => listed;
const EVERY: PathFilters = { category: ALL, level: ALL, search: '' };

/** What the server says, with the learner's work on this device, which it may not have yet. */
function withWork<T>(view: View<T>, work: PathWork | null | undefined, add: (told: T, work: PathWork) => T): View<T> {
  if (view.state !== 'shown' || work === null) return view;
  return work === undefined ? { state: 'loading' } : { ...view, data: add(view.data, work) };
}

const outlinesWith = (paths: PathOutline[], work: PathWork) => paths.map((path) => outlineWith(path, work));

/** The paths that match, page by page. */
export function usePaths(filters: PathFilters, enabled = true) {
  const options = { ...mirrorBeforeLastReply.options(whole), getNextPageParam: nextPage, enabled };
  const paths = trpc.paths.list.useInfiniteQuery(
    { limit: PAGE, ...filters },
    { ...options, placeholderData: keepPreviousData },
  );
  return withWork(mirrorBeforeLastReply.pages(paths).withFallback(null, asListed), usePathWork(), outlinesWith);
}

/** The paths that the person started, the one last worked on first. */
export function useStartedPaths() {
  const options = { ...mirrorBeforeLastReply.options(whole), getNextPageParam: nextPage };
  const started = trpc.paths.list.useInfiniteQuery({ limit: PAGE, started: true }, options);
  const work = usePathWork();
  const listed = new Set(started.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const unlisted = new Set(work?.works.map(({ pathId }) => pathId).filter((id) => !listed.has(id)));
  // The list of all paths has those that were only started here, and says what was started where the other isn't here.
  const all = usePaths(EVERY, unlisted.size > 0 || started.failureCount > 0);
  const own = all.state === 'shown' ? all.data.filter(({ id, userProgress }) => userProgress && !listed.has(id)) : null;
  const before = (kept: PathOutline[]) => [...(own ?? []), ...kept];
  const view = mirrorBeforeLastReply.pages(started).withFallback(own, (_own, kept) => before(kept));
  const isCurrent = view.state === 'shown' && view.note === null && unlisted.size > 0;
  return withWork(isCurrent ? { ...view, data: before(view.data) } : view, work, outlinesWith);
}

/** One path with its nodes. Quizzes that are taken meanwhile change it, so it's read anew each time it opens. */
export function usePath(pathId: string) {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  return withWork(lastReplyKept.view(trpc.paths.get.useQuery({ pathId }, options)), usePathWork(), detailWith);
}

/** The person's figures over all paths that they started. */
export function usePathAnalytics() {
  return lastReplyKept.view(trpc.paths.analytics.useQuery(undefined, lastReplyKept.options));
}

/** What the person learned on paths, and how well. */
export function useCompetencies() {
  return lastReplyKept.view(trpc.paths.competencies.useQuery(undefined, lastReplyKept.options));
}
