import type { WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import { useEffect, useEffectEvent } from 'react';
import { lastReplyKept, ownReplyKept, serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectSittingRevision } from './written-tests.mirror.ts';

const PAGE = 24;
const LOOK_AGAIN_MS = 60_000;
const SECOND_MS = 1_000;
/** How often a page that hears of no rows asks for texts of other devices. */
const TEXTS_AGAIN_MS = 10_000;

/** When to look again, in milliseconds: just after a test opens that the learner waits for. False once it was started. */
export function lookAgainIn(test: WrittenTestDetail | undefined, now: number): number | false {
  if (test?.phase !== 'upcoming') return false;
  // The device's clock may be wrong.
  return Math.max(SECOND_MS, Math.min(LOOK_AGAIN_MS, Date.parse(test.opensAt) - now + SECOND_MS));
}

/** Published tests with the learner's own sittings, page by page, the last to open first. */
export function useWrittenTests() {
  const tests = trpc.writtenTests.list.useInfiniteQuery(
    { limit: PAGE },
    {
      ...lastReplyKept.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      refetchInterval: LOOK_AGAIN_MS,
    },
  );
  return lastReplyKept.pages(tests);
}

/** One test; once it was started with its questions, and the time that is left. */
export function useWrittenTest(testId: string) {
  const { writtenTests } = trpc.useUtils();
  const revision = useMirror(selectSittingRevision, testId);
  const isWriting = (test: WrittenTestDetail | undefined) => test?.sitting?.state === 'in_progress';
  const test = trpc.writtenTests.get.useQuery(
    { testId },
    {
      ...lastReplyKept.options,
      refetchInterval: ({ state: { data } }) =>
        revision === null && isWriting(data) ? TEXTS_AGAIN_MS : lookAgainIn(data, Date.now()),
    },
  );
  const onRevision = useEffectEvent(() => {
    if (isWriting(test.data)) void writtenTests.get.invalidate({ testId });
  });
  useEffect(() => {
    if (typeof revision === 'number' && revision > 0) onRevision();
  }, [revision]);
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

/** Earlier versions of an answer that is being written. They change with each text, so each look asks again. */
export function useEarlierTexts(sittingId: string, questionId: string) {
  return serverOnly.view(
    trpc.writtenTests.earlierTexts.useQuery({ sittingId, questionId }, { ...serverOnly.options, staleTime: 0 }),
  );
}
