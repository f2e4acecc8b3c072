import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Loads a quiz with its answer keys and the user's own draft, freshly each time an editor opens. It isn't refetched
 * while the editor is open, because the editor continues from this state.
 */
export function useQuizEdit(id: string, enabled: boolean) {
  const options = { enabled, ...serverOnly.options, staleTime: Infinity, gcTime: 0, refetchOnReconnect: false };
  return serverOnly.view<QuizEdit | undefined>(
    trpc.quizzes.edit.useQuery({ id }, { ...options, refetchOnWindowFocus: false }),
  );
}

/** Loads the statistics of each question of a quiz. */
export function useQuizFigures(id: string) {
  return serverOnly.view(trpc.quizzes.figures.useQuery({ id }, serverOnly.options));
}

/** Loads the quiz that another quiz was copied from; disabled without an id. */
export function useCopiedQuiz(id: string | undefined) {
  return serverOnly.view(
    trpc.quizzes.get.useQuery({ id: id ?? '' }, { ...serverOnly.options, enabled: id !== undefined }),
  );
}

/** Loads a quiz; the answer keys are included for users who may see them. */
export function useKeyedQuiz(id: string) {
  return serverOnly.view(trpc.quizzes.get.useQuery({ id }, serverOnly.options));
}
