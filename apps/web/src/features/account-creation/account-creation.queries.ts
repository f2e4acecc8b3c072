import { useEffect } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 10;
/** While accounts are being created, the page of one list looks again this often, and the page of all lists; milliseconds. */
const LIST_REFRESH_MS = 1_500;
const LISTS_REFRESH_MS = 5_000;

/** The lists of the last days, page by page, the last one first. */
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

/** One of them. */
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
  // Another tab may have discarded what this one shows.
  return serverOnly.view(isNotFound(list.error) ? { ...list, data: undefined } : list);
}

function isNotFound(error: unknown): boolean {
  return describeFailure(error).code === 'NOT_FOUND';
}
