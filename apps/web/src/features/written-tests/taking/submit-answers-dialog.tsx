import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SubmitAnswersDialogProps {
  /** Numbers of the questions without an answer, from 1. */
  empty: readonly number[];
  total: number;
  onClose: () => void;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** Asks once more before a written test is submitted, and names what has no answer yet. */
export function SubmitAnswersDialog({ empty, total, onClose, onGoTo, onSubmit }: SubmitAnswersDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Submit your answers?"
      actions={
        <>
          <Button onClick={onClose}>Keep writing</Button>
          <Button look="primary" onClick={onSubmit}>
            Submit
          </Button>
        </>
      }
    >
      {empty.length === 0 ? (
        <p>
          {total === 1 ? 'You answered the question.' : `You answered all ${total} questions.`} You can't change your
          answers after this.
        </p>
      ) : (
        <>
          <p>
            {empty.length === 1
              ? "1 question is empty. It'll get no points:"
              : `${empty.length} questions are empty. They'll get no points:`}
          </p>
          <ul className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
            {empty.map((number) => (
              <li key={number}>
                <button
                  type="button"
                  aria-label={`Go to question ${number}`}
                  onClick={() => onGoTo(number - 1)}
                  className="figures grid size-11 cursor-pointer place-items-center rounded-field border border-base-content/30 font-bold hover:bg-base-200"
                >
                  {number}
                </button>
              </li>
            ))}
          </ul>
          <p>You can't change your answers after this.</p>
        </>
      )}
    </Dialog>
  );
}
