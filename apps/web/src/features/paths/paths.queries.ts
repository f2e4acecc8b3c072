import { ALL, type PathOutline } from '@quorbit/contracts/paths/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { lastReplyKept, mirrorBeforeLastReply } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';
import type { View } from '#lib/view.ts';
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
  return withWork(mirrorBeforeLastReply.pages(paths).or(null, asListed), usePathWork(), outlinesWith);
}

/** The paths that the person started, the one last worked on first. */
export function useStartedPaths() {
  const options = { ...mirrorBeforeLastReply.options(whole), getNextPageParam: nextPage };
  const paths = trpc.paths.list.useInfiniteQuery({ limit: PAGE, started: true }, options);
  const work = usePathWork();
  const view = withWork(mirrorBeforeLastReply.pages(paths).or(null, asListed), work, outlinesWith);
  // Those that were only started here are in the list of all paths.
  const listed = new Set(view.state === 'shown' ? view.data.map(({ id }) => id) : []);
  const missing = new Set(work?.works.map(({ pathId }) => pathId).filter((id) => !listed.has(id)));
  const all = usePaths(EVERY, view.state === 'shown' && missing.size > 0);
  if (view.state !== 'shown' || all.state !== 'shown') return view;
  return { ...view, data: [...all.data.filter(({ id }) => missing.has(id)), ...view.data] };
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
