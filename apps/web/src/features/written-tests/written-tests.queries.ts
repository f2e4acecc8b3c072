import { lastReplyKept, ownReplyKept } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

const PAGE = 24;

/** Published tests with the learner's own sittings, page by page, the last to open first. */
export function useWrittenTests() {
  const tests = trpc.writtenTests.list.useInfiniteQuery(
    { limit: PAGE },
    { ...lastReplyKept.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return lastReplyKept.pages(tests);
}

/** One test; once it was started with its questions, and the time that is left. */
export function useWrittenTest(testId: string) {
  const test = trpc.writtenTests.get.useQuery({ testId }, lastReplyKept.options);
  return { view: lastReplyKept.view(test), at: test.dataUpdatedAt };
}

/** The learner's sittings, page by page, the last one started first. */
export function useWrittenReports() {
  const reports = trpc.writtenTests.reports.useInfiniteQuery(
    { limit: PAGE },
    { ...ownReplyKept.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return ownReplyKept.pages(reports);
}

export function useWrittenReport(sittingId: string) {
  return lastReplyKept.view(trpc.writtenTests.report.useQuery({ sittingId }, lastReplyKept.options));
}
