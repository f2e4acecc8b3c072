import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { CasesFilter } from './moderation-address.ts';

/** How long home waits before it checks again for unread decisions, in milliseconds. */
const UNREAD_STALE_MS = 5 * 60_000;

/** Loads the moderation cases for admins, page by page. */
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

/** Loads the decisions about the user, page by page. */
export function useOwnDecisions() {
  const pages = trpc.moderation.decisions.useInfiniteQuery(
    { limit: 20 },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(pages);
}

/** Returns whether there is a decision that the user hasn't read; false until known. */
export function useHasUnreadDecisions(): boolean {
  const { data } = trpc.moderation.unread.useQuery(undefined, {
    ...serverOnly.options,
    staleTime: UNREAD_STALE_MS,
    meta: { inline: true },
  });
  return data?.unread === true;
}
