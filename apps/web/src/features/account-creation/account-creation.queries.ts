import { useEffect } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 10;
/**
 * How often the page of one list (first constant) and the page of all lists refetch while accounts are being created,
 * in milliseconds.
 */
const LIST_REFRESH_MS = 1_500;
const LISTS_REFRESH_MS = 5_000;

/** Queries the lists of people that admins sent in the last days, page by page, newest first. */
export function useAccountLists() {
  const lists = trpc.accountCreation.list.useInfiniteQuery(
    { limit: PAGE_SIZE },
    {
      ...serverOnly.options,
      staleTime: 0,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some((list) => list.state === 'running'))
          ? LISTS_REFRESH_MS
          : false,
    },
  );
  return serverOnly.pages(lists);
}

/** Queries one list of people, and refetches it while its accounts are being created. */
export function useAccountList(jobId: string) {
  const { administration } = trpc.useUtils();
  const list = trpc.accountCreation.get.useQuery(
    { jobId },
    {
      ...serverOnly.options,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.state === 'running' && !isNotFound(state.error) ? LIST_REFRESH_MS : false,
    },
  );
  const isCreated = list.data?.state === 'created';
  useEffect(() => {
    if (isCreated) void administration.invalidate();
  }, [isCreated, administration]);
  // A list that was discarded in another tab is no longer shown here.
  return serverOnly.view(isNotFound(list.error) ? { ...list, data: undefined } : list);
}

function isNotFound(error: unknown): boolean {
  return describeFailure(error).code === 'NOT_FOUND';
}
