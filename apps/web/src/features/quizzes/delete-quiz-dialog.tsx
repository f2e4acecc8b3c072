import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeleteQuiz } from './quizzes.mutations.ts';

interface DeleteQuizDialogProps {
  quiz: { id: string; title: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a quiz is deleted. */
export function DeleteQuizDialog({ quiz, onClose, onDeleted }: DeleteQuizDialogProps) {
  const remove = useDeleteQuiz();
  function onSuccess(): void {
    onClose();
    onDeleted();
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${quiz.title}”?`}
      action="Delete quiz"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: quiz.id }, { onSuccess })}
    >
      <p>Nobody can take it any more, and its questions go with it. Reports of those who took it stay.</p>
    </ConfirmDialog>
  );
}
