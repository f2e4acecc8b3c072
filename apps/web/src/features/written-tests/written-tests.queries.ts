import type { WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import { useEffect, useEffectEvent } from 'react';
import { serverOnly, serverThenLastReply, serverThenOwnLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectSittingRevision } from './written-tests.mirror.ts';

const PAGE = 24;
const MAX_REFETCH_MS = 60_000;
const SECOND_MS = 1_000;
/** The interval in milliseconds at which a page without synced rows asks the server for other devices' texts. */
const TEXTS_REFETCH_MS = 10_000;

/**
 * Returns the milliseconds until a written test is fetched again: just after it opens, but at most a minute from now;
 * false if the test isn't upcoming.
 */
export function computeRefetchDelay(test: WrittenTestDetail | undefined, now: number): number | false {
  if (test?.phase !== 'upcoming') return false;
  // The device's clock may be wrong, so the delay before the next fetch has a lower and an upper limit.
  return Math.max(SECOND_MS, Math.min(MAX_REFETCH_MS, Date.parse(test.opensAt) - now + SECOND_MS));
}

/**
 * Loads the published tests with the learner's own sittings, page by page, sorted by opening time with the latest
 * first.
 */
export function useWrittenTests() {
  const tests = trpc.writtenTests.list.useInfiniteQuery(
    { limit: PAGE },
    {
      ...serverThenLastReply.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      refetchInterval: MAX_REFETCH_MS,
    },
  );
  return serverThenLastReply.pages(tests);
}

/** Loads one test; once it's started, with its questions and the remaining time. */
export function useWrittenTest(testId: string) {
  const { writtenTests } = trpc.useUtils();
  const revision = useMirror(selectSittingRevision, testId);
  const isWriting = (test: WrittenTestDetail | undefined) => test?.sitting?.state === 'in_progress';
  const test = trpc.writtenTests.get.useQuery(
    { testId },
    {
      ...serverThenLastReply.options,
      refetchInterval: ({ state: { data } }) =>
        revision === null && isWriting(data) ? TEXTS_REFETCH_MS : computeRefetchDelay(data, Date.now()),
    },
  );
  const onRevision = useEffectEvent(() => {
    if (isWriting(test.data)) void writtenTests.get.invalidate({ testId });
  });
  useEffect(() => {
    if (typeof revision === 'number' && revision > 0) onRevision();
  }, [revision]);
  return { view: serverThenLastReply.view(test), at: test.dataUpdatedAt };
}

/** Loads the learner's sittings, page by page, the most recently started first. */
export function useWrittenReports() {
  const reports = trpc.writtenTests.reports.useInfiniteQuery(
    { limit: PAGE },
    { ...serverThenOwnLastReply.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverThenOwnLastReply.pages(reports);
}

export function useWrittenReport(sittingId: string) {
  return serverThenLastReply.view(trpc.writtenTests.report.useQuery({ sittingId }, serverThenLastReply.options));
}

/**
 * Loads earlier versions of an answer in progress. They change with each text, so they're fetched each time the list
 * opens.
 */
export function useEarlierTexts(sittingId: string, questionId: string) {
  return serverOnly.view(
    trpc.writtenTests.earlierTexts.useQuery({ sittingId, questionId }, { ...serverOnly.options, staleTime: 0 }),
  );
}
