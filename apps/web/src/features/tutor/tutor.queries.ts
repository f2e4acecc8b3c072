import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** The chat, if one is active. Its quizzes come with their keys, which no device keeps. */
export function useTutorState() {
  return serverOnly.view(trpc.tutor.state.useQuery(undefined, serverOnly.options));
}

export function useRecommendations() {
  return serverThenLastReply.view(trpc.tutor.recommendations.useQuery(undefined, serverThenLastReply.options));
}

/** What the learner did lately, read anew each time somebody asks. */
export function useProgressReport() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  return serverThenLastReply.view(trpc.tutor.progress.useQuery(undefined, options));
}

export function useStudyPlans() {
  return serverThenLastReply.view(trpc.tutor.plans.useQuery(undefined, serverThenLastReply.options));
}

export function useStudyReminders() {
  return serverThenLastReply.view(trpc.tutor.reminders.useQuery(undefined, serverThenLastReply.options));
}
