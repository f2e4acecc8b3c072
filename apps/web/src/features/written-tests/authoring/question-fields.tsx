import * as limits from '@quorbit/contracts/written-tests/limits';
import type { ChangeEvent } from 'react';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { EditedQuestion } from './edited-questions.ts';
import { FixedQuestion } from './fixed-question.tsx';
import { RubricFields } from './rubric-fields.tsx';

interface QuestionFieldsProps {
  question: EditedQuestion;
  /**
   * Whether learners have started the test; then only a question's notes for markers and its sample answer can change.
   */
  frozen: boolean;
  onChange: (change: Partial<EditedQuestion>) => void;
  errorAt: (field: string) => string | undefined;
}

type TextName = Exclude<keyof EditedQuestion, 'id' | 'rubric'>;

/** All fields of one question. */
export function QuestionFields({ question, frozen, onChange, errorAt }: QuestionFieldsProps) {
  const text = (name: TextName) => ({
    name,
    value: question[name],
    error: errorAt(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: target.value }),
  });
  const number = (name: TextName) =>
    ({ ...text(name), inputMode: 'numeric', maxLength: 4, autoComplete: 'off' }) as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {frozen ? (
        <FixedQuestion question={question} />
      ) : (
        <>
          <TextArea
            {...text('prompt')}
            label="Prompt"
            required
            rows={4}
            maxLength={limits.MAX_PROMPT}
            hint="What learners read and answer."
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-3">
            <TextField {...number('marks')} label="Marks" error={errorAt('marks') ?? errorAt('rubric')} />
            <TextField {...number('minWords')} label="Fewest words" hint="Empty: no minimum." />
            <TextField {...number('maxWords')} label="Most words" hint="Empty: no maximum." />
          </div>
          <RubricFields question={question} onChange={onChange} errorAt={errorAt} />
        </>
      )}
      <TextArea
        {...text('markerNotes')}
        label="Notes for markers"
        rows={3}
        maxLength={limits.MAX_NOTES}
        hint="Optional. Learners never see them."
      />
      <TextArea
        {...text('sampleAnswer')}
        label="Sample answer"
        rows={5}
        maxLength={limits.MAX_SAMPLE}
        hint="Optional. Learners see it with their published marks."
      />
    </div>
  );
}
