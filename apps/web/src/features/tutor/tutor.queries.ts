import { lastReplyKept, serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** The chat, if one is active. Its quizzes come with their keys, which no device keeps. */
export function useTutorState() {
  return serverOnly.view(trpc.tutor.state.useQuery(undefined, serverOnly.options));
}

export function useRecommendations() {
  return lastReplyKept.view(trpc.tutor.recommendations.useQuery(undefined, lastReplyKept.options));
}

/** What the learner did lately, read anew each time somebody asks. */
export function useProgressReport() {
  const options = { ...lastReplyKept.options, refetchOnMount: 'always' as const };
  return lastReplyKept.view(trpc.tutor.progress.useQuery(undefined, options));
}

export function useStudyPlans() {
  return lastReplyKept.view(trpc.tutor.plans.useQuery(undefined, lastReplyKept.options));
}

export function useStudyReminders() {
  return lastReplyKept.view(trpc.tutor.reminders.useQuery(undefined, lastReplyKept.options));
}
