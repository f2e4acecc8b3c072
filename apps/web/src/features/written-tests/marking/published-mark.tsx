import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { type MarkedQuestion, toPointsInputs, valuesOf } from './mark-values.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

interface PublishedMarkProps {
  question: MarkedQuestion;
  answer: AnswerToMark;
  keys: boolean;
  onMove: (step: -1 | 1) => void;
}

const noop = () => undefined;

/** A published mark, which can only be read because learners see it now. */
export function PublishedMark({ question, answer, keys, onMove }: PublishedMarkProps) {
  const values = valuesOf(question, answer);
  useMarkingKeys({ enabled: keys, onDigit: noop, onErase: noop, onSave: noop, onMove });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-quiet">The marks of this test are published and can't change any more.</p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {question.rubric.length > 0 &&
          toPointsInputs(question).map(({ name, label, marks }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-anywhere">{label}</dt>
              <dd className="figures shrink-0 font-semibold">
                {values[name] || '–'} of {marks}
              </dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 border-t border-base-300 pt-2 font-display text-lg font-bold">
          <dt>Total</dt>
          <dd className="figures">
            {answer.mark?.points ?? '–'} of {question.marks}
          </dd>
        </div>
      </dl>
      {answer.mark !== null && answer.mark.comment !== '' && (
        <p className="whitespace-pre-wrap wrap-anywhere">{answer.mark.comment}</p>
      )}
    </div>
  );
}
