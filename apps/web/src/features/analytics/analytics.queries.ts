import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 20;

/** Queries the mean score of each of the last days on which the learner finished a quiz. */
export function useScoreTrends() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.listScoreTrends.useQuery({}, options));
}

/** Queries the learner's share of right answers in each topic. */
export function useTopicAccuracy() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.listTopics.useQuery({}, options));
}

/** Queries the learner's results for each question, the hardest first. */
export function useQuestionStats() {
  const stats = trpc.analytics.listQuestionStats.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(stats);
}

/** Queries the learner's due reviews, retention and mastery. */
export function useIntelligence() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.getIntelligence.useQuery({}, options));
}

/** Queries the learner's last sessions, with the insights drawn from them. */
export function useStudySessions() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.listSessions.useQuery({}, options));
}
