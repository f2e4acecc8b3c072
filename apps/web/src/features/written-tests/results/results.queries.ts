import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 50;

/** Loads the results of a test. */
export function useWrittenResults(testId: string) {
  return serverOnly.view(trpc.writtenTests.results.useQuery({ testId }, serverOnly.options));
}

/** Loads a test's submitted sittings, page by page, in the order of their submission. */
export function useSittingResults(testId: string) {
  const sittings = trpc.writtenTests.listResults.useInfiniteQuery(
    { testId, limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(sittings);
}
