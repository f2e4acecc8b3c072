import { MAX_COMMENT } from '@quorbit/contracts/written-tests/limits';
import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { ChangedAnswerNote } from './changed-answer-note.tsx';
import { clearLastPoints, fillNextPoints, type MarkedQuestion } from './mark-values.ts';
import { PointsField } from './points-field.tsx';
import { useMarkForm } from './use-mark-form.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

interface MarkFormProps {
  testId: string;
  question: MarkedQuestion;
  answer: AnswerToMark;
  offline: boolean;
  /** Whether single keys give points and move between answers. */
  keys: boolean;
  onMove: (step: -1 | 1) => void;
  onSaved: () => void;
}

/** The form for the points and comment of one answer. */
export function MarkForm({ testId, question, answer, offline, keys, onMove, onSaved }: MarkFormProps) {
  const { form, pointsInputs, total, news, useTheirs } = useMarkForm({ testId, question, answer, onSaved });
  const { values, failure } = form;
  // While a mark is being saved, the new mark on the server is this marker's own.
  const changed = !form.busy && (news.text || news.mark);
  useMarkingKeys({
    enabled: keys,
    onDigit: (digit) => form.set(fillNextPoints(digit, pointsInputs, values)),
    onErase: () => form.set(clearLastPoints(pointsInputs, values)),
    onMove,
    onSave: () => !offline && form.form.ref.current?.requestSubmit(),
  });
  return (
    <form {...form.form} aria-label="Mark">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {changed && <ChangedAnswerNote changes={news} answer={answer} marks={question.marks} onUse={useTheirs} />}
        {pointsInputs.map(({ name, label, marks }) => (
          <PointsField
            key={name}
            {...form.field(name)}
            value={values[name] ?? ''}
            label={label}
            marks={marks}
            onSet={(value) => form.set({ [name]: value })}
          />
        ))}
        <p role="status" className="font-display text-lg font-bold">
          Total: <span className="figures">{total ?? '–'}</span> of {question.marks}
        </p>
        <TextArea
          {...form.field('comment')}
          label="Comment"
          rows={4}
          maxLength={MAX_COMMENT}
          hint="Optional. The learner reads it with the published marks."
        />
        {failure && !(changed && failure.code === 'CONFLICT') && (
          <FormAlert>{formatFormFailure(failure, "We couldn't save the mark.")}</FormAlert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" busy={form.busy} disabled={offline}>
            Save and next
          </Button>
          <p role="status" className="text-quiet empty:hidden">
            {form.sent ? 'Saved' : ''}
          </p>
        </div>
      </div>
    </form>
  );
}
