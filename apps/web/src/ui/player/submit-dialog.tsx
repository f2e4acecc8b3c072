import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

/** The texts of the dialog that a player shows before answers are submitted. */
export interface SubmitTexts {
  /** The label of the button that leads back to the questions. */
  keepAnswering: string;
  /** Returns the sentence on what happens to the given number of unanswered questions; their numbers follow it. */
  someUnanswered: (count: number) => string;
}

interface SubmitDialogProps {
  /** The numbers of the unanswered questions, from 1. */
  unanswered: readonly number[];
  total: number;
  texts?: SubmitTexts;
  onClose: () => void;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

const QUIZ_TEXTS: SubmitTexts = {
  keepAnswering: 'Keep answering',
  someUnanswered: (count) =>
    count === 1 ? "1 unanswered. It'll count as skipped:" : `${count} unanswered. They'll count as skipped:`,
};

/** Asks for confirmation before answers are submitted, and lists the unanswered questions. */
export function SubmitDialog({ unanswered, total, texts = QUIZ_TEXTS, onClose, onGoTo, onSubmit }: SubmitDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Submit your answers?"
      actions={
        <>
          <Button onClick={onClose}>{texts.keepAnswering}</Button>
          <Button look="primary" onClick={onSubmit}>
            Submit
          </Button>
        </>
      }
    >
      {unanswered.length === 0 ? (
        <p>
          {total === 1 ? 'You answered the question.' : `You answered all ${total} questions.`} {FINAL_WARNING}
        </p>
      ) : (
        <>
          <p>{texts.someUnanswered(unanswered.length)}</p>
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
          <p>{FINAL_WARNING}</p>
        </>
      )}
    </Dialog>
  );
}

const FINAL_WARNING = "You can't change your answers after this.";
