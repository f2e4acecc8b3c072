import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { MAX_PAGE_SIZE } from '@quorbit/contracts/lib/paging';
import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 24;

const selectNotCompleted = ({ items }: { items: Challenge[] }) =>
  items.filter(({ status }) => status !== 'completed_today');

/** Loads the running challenges that the learner can still complete, the ones ending first at the top. */
export function useOpenChallenges() {
  return serverThenLastReply.view(
    trpc.challenges.status.useQuery(
      { limit: MAX_PAGE_SIZE },
      { ...serverThenLastReply.options, select: selectNotCompleted },
    ),
  );
}

/** Loads the challenges that the learner completed, page by page, newest first. */
export function useCompletedChallenges() {
  const challenges = trpc.challenges.completed.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(challenges);
}

/** Loads every challenge that the learner took part in, page by page. */
export function usePlayedChallenges() {
  const challenges = trpc.challenges.history.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(challenges);
}

/** Loads the learner's attempts at one challenge. */
export function useChallengeHistory(id: string) {
  return serverOnly.view(trpc.challenges.getHistory.useQuery({ id }, serverOnly.options));
}
