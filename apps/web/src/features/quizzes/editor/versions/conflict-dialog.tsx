import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useId, useMemo } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Modal } from '#ui/dialogs/modal.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { EditedQuiz } from '../edited-quiz.ts';
import { toPublishedQuiz } from '../use-quiz-editor.ts';
import { compareQuizzes } from './compare-quizzes.ts';
import { DifferenceList } from './difference-list.tsx';

interface ConflictDialogProps {
  mine: EditedQuiz;
  theirs: QuizEdit;
  busy: boolean;
  onClose: () => void;
  /** Publishes the user's version over the other one. */
  onKeepMine: () => void;
  /** Drops the user's own changes and loads the published version. */
  onTakeTheirs: () => void;
}

/**
 * The dialog shown when someone else published meanwhile: it compares both versions and lets the author choose. Closing
 * it changes nothing.
 */
export function ConflictDialog({ mine, theirs, busy, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const titleId = useId();
  const differences = useMemo(() => compareQuizzes(mine, toPublishedQuiz(theirs)), [mine, theirs]);
  const publisherName = theirs.publishedBy ?? 'Someone else';
  return (
    <Modal
      open
      onClose={onClose}
      aria-labelledby={titleId}
      className="m-auto max-h-[90dvh] w-[min(60rem,calc(100vw-2rem))] rounded-tile border border-base-300 bg-base-100 p-0 text-base-content shadow-raised"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {publisherName} published changes while you were editing
        </h2>
        <p>
          They published <RelativeTime at={theirs.publishedAt} />. Compare, then choose what learners get. Your draft
          stays until you do.
        </p>
        {differences.length === 0 ? (
          <p>Both versions match.</p>
        ) : (
          <DifferenceList differences={differences} sides={{ mine: 'Yours', theirs: `${publisherName}'s` }} />
        )}
        <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 bg-base-100 px-6 pt-3 pb-6">
          <Button onClick={onClose}>Decide later</Button>
          <Button onClick={onTakeTheirs} busy={busy}>
            Take theirs
          </Button>
          <Button look="primary" onClick={onKeepMine} busy={busy}>
            Keep mine
          </Button>
        </div>
      </div>
    </Modal>
  );
}
