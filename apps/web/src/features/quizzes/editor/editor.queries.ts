import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * What an editor opens, anew each time: the quiz with its keys, and one's own draft. It is not read again by itself,
 * since the editor goes on from there.
 */
export function useQuizEdit(id: string, enabled: boolean) {
  const options = { enabled, ...serverOnly.options, staleTime: Infinity, gcTime: 0, refetchOnReconnect: false };
  return serverOnly.view<QuizEdit | undefined>(
    trpc.quizzes.edit.useQuery({ id }, { ...options, refetchOnWindowFocus: false }),
  );
}

/** How each question does. */
export function useQuizFigures(id: string) {
  return serverOnly.view(trpc.quizzes.figures.useQuery({ id }, serverOnly.options));
}

/** The quiz that another one was copied from. */
export function useCopiedQuiz(id: string | undefined) {
  return serverOnly.view(
    trpc.quizzes.get.useQuery({ id: id ?? '' }, { ...serverOnly.options, enabled: id !== undefined }),
  );
}

/** A quiz with its keys, for those who may see them. */
export function useKeyedQuiz(id: string) {
  return serverOnly.view(trpc.quizzes.get.useQuery({ id }, serverOnly.options));
}
