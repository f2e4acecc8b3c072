import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

/** What a player says before answers are submitted. */
export interface SubmitWords {
  /** The button that leads back to the questions. */
  keep: string;
  /** What becomes of the questions without an answer, whose numbers follow. */
  someUnanswered: (count: number) => string;
}

interface SubmitDialogProps {
  /** Numbers of the questions without an answer, from 1. */
  unanswered: readonly number[];
  total: number;
  words?: SubmitWords;
  onClose: () => void;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

const QUIZ_WORDS: SubmitWords = {
  keep: 'Keep answering',
  someUnanswered: (count) =>
    count === 1 ? "1 unanswered. It'll count as skipped:" : `${count} unanswered. They'll count as skipped:`,
};

/** Asks once more before answers are submitted, and names the questions without one. */
export function SubmitDialog({ unanswered, total, words = QUIZ_WORDS, onClose, onGoTo, onSubmit }: SubmitDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Submit your answers?"
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="primary" onClick={onSubmit}>
            Submit
          </Button>
        </>
      }
    >
      {unanswered.length === 0 ? (
        <p>
          {total === 1 ? 'You answered the question.' : `You answered all ${total} questions.`} {FINAL}
        </p>
      ) : (
        <>
          <p>{words.someUnanswered(unanswered.length)}</p>
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
          <p>{FINAL}</p>
        </>
      )}
    </Dialog>
  );
}

const FINAL = "You can't change your answers after this.";
