import { useEffect } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 10;
/** While accounts are being created, the page of one list looks again this often, and the page of all lists; milliseconds. */
const LIST_MS = 1_500;
const LISTS_MS = 5_000;

/** The lists of the last days, page by page, the last one first. */
export function useLists() {
  const lists = trpc.accountCreation.list.useInfiniteQuery(
    { limit: PAGE },
    {
      ...serverOnly.options,
      staleTime: 0,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some((list) => list.state === 'running')) ? LISTS_MS : false,
    },
  );
  return serverOnly.pages(lists);
}

/** One of them. */
export function useList(jobId: string) {
  const { administration } = trpc.useUtils();
  const list = trpc.accountCreation.get.useQuery(
    { jobId },
    {
      ...serverOnly.options,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'running' && !isGone(state.error) ? LIST_MS : false),
    },
  );
  const isCreated = list.data?.state === 'created';
  useEffect(() => {
    if (isCreated) void administration.invalidate();
  }, [isCreated, administration]);
  // Another tab may have discarded what this one shows.
  return serverOnly.view(isGone(list.error) ? { ...list, data: undefined } : list);
}

function isGone(error: unknown): boolean {
  return describeFailure(error).code === 'NOT_FOUND';
}
