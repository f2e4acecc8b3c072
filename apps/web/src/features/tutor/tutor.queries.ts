import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Loads the study buddy's state, with the chat if one is active. No device stores it, because the chat's quizzes
 * contain their answer keys.
 */
export function useTutorState() {
  return serverOnly.view(trpc.tutor.state.useQuery(undefined, serverOnly.options));
}

export function useRecommendations() {
  return serverThenLastReply.view(trpc.tutor.recommendations.useQuery(undefined, serverThenLastReply.options));
}

/** Loads the learner's recent progress, fetched again each time the progress card opens. */
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
