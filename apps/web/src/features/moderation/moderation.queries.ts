import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { CasesFilter } from './moderation-address.ts';

/** For so many milliseconds home doesn't ask again whether something was decided. */
const UNREAD_STALE_MS = 5 * 60_000;

/** What people reported, for admins. */
export function useCases({ state, kind }: CasesFilter) {
  const pages = trpc.moderation.list.useInfiniteQuery(
    { state, kind, limit: 20 },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(pages);
}

export function useModerationCase(id: string) {
  return serverOnly.view(trpc.moderation.get.useQuery({ id }, serverOnly.options));
}

export function useCaseReports(caseId: string) {
  const pages = trpc.moderation.reports.useInfiniteQuery(
    { caseId, limit: 20 },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(pages);
}

/** What was decided about the person. */
export function useOwnDecisions() {
  const pages = trpc.moderation.decisions.useInfiniteQuery(
    { limit: 20 },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(pages);
}

/** Whether something was decided that the person hasn't read; false until that is known. */
export function useHasUnreadDecisions(): boolean {
  const { data } = trpc.moderation.unread.useQuery(undefined, {
    ...serverOnly.options,
    staleTime: UNREAD_STALE_MS,
    meta: { inline: true },
  });
  return data?.unread === true;
}
