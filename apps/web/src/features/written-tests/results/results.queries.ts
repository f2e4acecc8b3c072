import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 50;

/** How a test went. */
export function useWrittenResults(testId: string) {
  return serverOnly.view(trpc.writtenTests.results.useQuery({ testId }, serverOnly.options));
}

/** Its submitted sittings, page by page, the first to be submitted first. */
export function useSittingResults(testId: string) {
  const sittings = trpc.writtenTests.listResults.useInfiniteQuery(
    { testId, limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(sittings);
}
