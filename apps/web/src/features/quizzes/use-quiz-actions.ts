import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '#lib/notifications.ts';
import { useUser } from '#lib/session.ts';
import { useDuplicateQuiz, useSetQuizStatus } from './quizzes.mutations.ts';

/** Returns the route on which a user with this role edits a quiz. */
export const editorPath = (role: string) => (role === 'admin' ? '/admin/quiz/$id' : '/premium/quiz/$id/edit');

/** Provides an author's actions on a whole quiz, for its editor and the list. */
export function useQuizActions() {
  const { role } = useUser();
  const navigate = useNavigate();
  const copying = useDuplicateQuiz();
  const changing = useSetQuizStatus();
  const open = (id: string) => void navigate({ to: editorPath(role), params: { id } });
  return {
    edit: open,
    duplicate({ id }: { id: string }): void {
      const notifyCopied = (copy: Quiz) => {
        const action = { label: 'Edit it', onPress: () => open(copy.id) };
        notify(`“${copy.title}” is a draft of yours now.`, { type: 'success', action });
      };
      copying.mutate({ id }, { onSuccess: notifyCopied });
    },
    setStatus: ({ id }: { id: string }, status: Quiz['status']) => changing.mutate({ id, status }),
  };
}
