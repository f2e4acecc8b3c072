import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Queries a quiz in its adaptive mode. It's refetched each time the page opens, because another device may have
 * continued it.
 */
export function useAdaptiveQuiz(quizId: string) {
  const options = { ...serverOnly.options, refetchOnMount: 'always' as const };
  return serverOnly.view(trpc.adaptiveQuizzes.get.useQuery({ quizId }, options));
}

/** Queries the result of an adaptive quiz, with the right answers. */
export function useAdaptiveResult(runId: string) {
  return serverOnly.view(trpc.adaptiveQuizzes.result.useQuery({ runId }, serverOnly.options));
}
