import type { Challenge } from '@quorbit/contracts/challenges/schema';
import type { ChallengeCategory } from '@quorbit/contracts/challenges/types';
import { MAX_PAGE } from '@quorbit/contracts/lib/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { lastReplyKept, serverOnly } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

const PAGE = 24;
/** Quizzes to choose from; a word more finds the others. */
const PICKED = 20;

const notCompleted = ({ items }: { items: Challenge[] }) => items.filter(({ status }) => status !== 'completed_today');

/** The challenges that run now and that the person can still complete, those that end first. */
export function useOpenChallenges() {
  return lastReplyKept.view(
    trpc.challenges.status.useQuery({ limit: MAX_PAGE }, { ...lastReplyKept.options, select: notCompleted }),
  );
}

/** What the person completed, page by page, the newest first. */
export function useCompletedChallenges() {
  const challenges = trpc.challenges.completed.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(challenges);
}

/** Every challenge that the person took part in, page by page. */
export function usePlayedChallenges() {
  const challenges = trpc.challenges.history.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(challenges);
}

/** What the person did in one challenge. */
export function useChallengeHistory(id: string) {
  return serverOnly.view(trpc.challenges.getHistory.useQuery({ id }, serverOnly.options));
}

/** Quizzes that a challenge can be made of, those first that learners never saw. */
export function useAvailableQuizzes(search: string, category: ChallengeCategory | '') {
  return serverOnly.view(
    trpc.challenges.availableQuizzes.useQuery(
      { limit: PICKED, search, category },
      { ...serverOnly.options, select: ({ items }) => items, placeholderData: keepPreviousData },
    ),
  );
}
