import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 20;

/** The mean scores of the last days on which a quiz was finished. */
export function useScoreTrends() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.listScoreTrends.useQuery({}, options));
}

/** How much is right in each topic. */
export function useTopicAccuracy() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.listTopics.useQuery({}, options));
}

/** How each question was answered, the hardest first. */
export function useQuestionStats() {
  const stats = trpc.analytics.listQuestionStats.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(stats);
}

/** What is due, remembered and mastered. */
export function useIntelligence() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.getIntelligence.useQuery({}, options));
}

/** The last sessions, and what they say. */
export function useStudySessions() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.analytics.listSessions.useQuery({}, options));
}
