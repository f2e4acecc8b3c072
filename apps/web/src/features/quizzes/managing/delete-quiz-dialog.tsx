import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDeleteQuiz } from '../quizzes.mutations.ts';
import { useQuizReach } from '../quizzes.queries.ts';
import { formatReach } from './format-reach.ts';

interface DeleteQuizDialogProps {
  quiz: { id: string; title: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialog that asks before deleting a quiz, and says how many learners that affects. */
export function DeleteQuizDialog({ quiz, onClose, onDeleted }: DeleteQuizDialogProps) {
  const remove = useDeleteQuiz();
  const reach = useQuizReach(quiz.id);
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
      <div className="grid gap-2 wrap-anywhere">
        {/* The paragraph has its full height from the start, so that nothing moves when the figures arrive. */}
        <p role="status" className="min-h-12 font-semibold">
          {reach.state === 'shown' ? formatReach(reach.data) : '\u00a0'}
        </p>
        <p>
          Nobody can take it any more, and its questions go with it. Reports of people who took it stay. You can restore
          it for {RESTORE_DAYS} days.
        </p>
      </div>
    </ConfirmDialog>
  );
}
