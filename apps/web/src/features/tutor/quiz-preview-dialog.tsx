import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

/** The number of questions that a preview shows. */
const SHOWN = 2;
const LETTERS = 'ABCD';

interface QuizPreviewDialogProps {
  quiz: PrivateQuiz;
  onClose: () => void;
}

/** A dialog with the first questions of a quiz, without their answers. */
export function QuizPreviewDialog({ quiz: { id, title, questions, questionCount }, onClose }: QuizPreviewDialogProps) {
  const shown = questions.slice(0, SHOWN);
  const more = questionCount - shown.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton to={`/user/test/${id}`} look="primary">
            Take Quiz Now
          </LinkButton>
        </>
      }
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {shown.map((question, index) => (
          <li key={question.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
            <p className="font-semibold">
              {index + 1}. <RichText>{question.question}</RichText>
            </p>
            <ul className="grid gap-1.5">
              {question.options.map((option, place) => (
                <li key={option} className="flex gap-2 rounded-field border border-base-300 px-3 py-2">
                  <span className="shrink-0 font-display font-bold">{LETTERS[place]}.</span>
                  <span className="min-w-0">
                    <RichText>{option}</RichText>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-quiet">And {formatCount(more, 'more question', 'more questions')}.</p>}
    </Dialog>
  );
}
