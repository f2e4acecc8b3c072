import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** A quiz as an adaptive one. Another device may have gone on with it, so it's read anew each time the page opens. */
export function useAdaptiveQuiz(quizId: string) {
  const options = { ...serverOnly.options, refetchOnMount: 'always' as const };
  return serverOnly.view(trpc.adaptiveQuizzes.get.useQuery({ quizId }, options));
}

/** How an adaptive quiz went, with the keys of its questions. */
export function useAdaptiveResult(runId: string) {
  return serverOnly.view(trpc.adaptiveQuizzes.result.useQuery({ runId }, serverOnly.options));
}
