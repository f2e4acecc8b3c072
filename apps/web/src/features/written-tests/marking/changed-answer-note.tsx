import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { Button } from '#ui/buttons/button.tsx';

interface ChangedAnswerNoteProps {
  changes: { text: boolean; mark: boolean };
  answer: AnswerToMark;
  marks: number;
  /** Puts the other marker's mark into the form. */
  onUse: () => void;
}

/**
 * A note that the text or mark has changed since the marker opened the answer. The mark that they typed is still in the
 * form.
 */
export function ChangedAnswerNote({ changes, answer: { mark }, marks, onUse }: ChangedAnswerNoteProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-field border border-warning/40 bg-warning/10 p-4"
    >
      {changes.text && <p>New text arrived for this answer. Read it again: saving marks the new text.</p>}
      {changes.mark && mark && (
        <>
          <p className="wrap-anywhere">
            {mark.markedBy ?? 'Somebody else'} marked this answer meanwhile:{' '}
            <strong>
              {mark.points} of {marks}
            </strong>
            {mark.comment === '' ? '.' : `, “${mark.comment}”`} What you typed is still here; saving replaces that mark.
          </p>
          <Button onClick={onUse}>Use their mark</Button>
        </>
      )}
    </div>
  );
}
