import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SubmitDialogProps {
  open: boolean;
  onClose: () => void;
  /** Numbers, from 1. */
  unanswered: readonly number[];
  total: number;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** Asks once more before the attempt is handed in, and names what has no answer yet. */
export function SubmitDialog({ open, onClose, unanswered, total, onGoTo, onSubmit }: SubmitDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Submit your answers?"
      actions={
        <>
          <Button onClick={onClose}>Keep answering</Button>
          <Button look="primary" onClick={onSubmit}>
            Submit
          </Button>
        </>
      }
    >
      {unanswered.length === 0 ? (
        <p>You answered all {total} questions. You can't change your answers after this.</p>
      ) : (
        <>
          <p>
            {unanswered.length === 1
              ? "1 unanswered. It'll count as skipped:"
              : `${unanswered.length} unanswered. They'll count as skipped:`}
          </p>
          <ul className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
            {unanswered.map((number) => (
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
        </>
      )}
    </Dialog>
  );
}
