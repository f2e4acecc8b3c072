import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 50;

/** Loads all written tests for admins, page by page, sorted by opening time with the latest first. */
export function useManagedTests() {
  const tests = trpc.writtenTests.listManaged.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(tests);
}

/** Loads one written test with its questions, for admins. */
export function useManagedTest(testId: string) {
  return serverOnly.view(trpc.writtenTests.getManaged.useQuery({ testId }, serverOnly.options));
}
