import { useNavigate } from '@tanstack/react-router';
import { useUser } from '#lib/session.ts';
import type { GameKind } from './copy-address.ts';
import { useDuplicateQuiz } from './quizzes.mutations.ts';
import { editorPath } from './use-quiz-actions.ts';

export type { GameKind } from './copy-address.ts';

/**
 * Copies a quiz that learners know for a game, and opens the copy in the editor, where its questions are to be
 * replaced.
 */
export function useGameCopy(game: GameKind) {
  const { role } = useUser();
  const navigate = useNavigate();
  const copying = useDuplicateQuiz();
  return {
    /** The id of the quiz that is being copied; null for none. */
    copying: copying.isPending ? copying.variables.id : null,
    make(id: string): void {
      const open = (copy: { id: string }) =>
        void navigate({ to: editorPath(role), params: { id: copy.id }, search: { copyOf: id, game } });
      copying.mutate({ id }, { onSuccess: open });
    },
  };
}
