import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { QUESTION_KINDS, type QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { ComponentType } from 'react';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { FormProps } from '../forms/form-props.ts';
import { MultipleFields } from '../forms/multiple-fields.tsx';
import { NumberFields } from '../forms/number-fields.tsx';
import { SingleFields } from '../forms/single-fields.tsx';
import { TextFields } from '../forms/text-fields.tsx';
import { TrueFalseFields } from '../forms/true-false-fields.tsx';
import { capitalize, KIND_NAMES } from './format-question.ts';
import { ImageField } from './image-field.tsx';

const FIELDS: Record<QuestionKind, ComponentType<FormProps>> = {
  single: SingleFields,
  true_false: TrueFalseFields,
  multiple: MultipleFields,
  text: TextFields,
  number: NumberFields,
};

/** The fields of one question that an author can edit. */
export function QuestionForm(props: FormProps) {
  const { question, onChange, errorAt } = props;
  const Fields = FIELDS[question.kind];
  return (
    <div className="grid gap-5">
      <Select
        name="kind"
        label="Kind of question"
        value={question.kind}
        options={QUESTION_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
        onChange={(event) => {
          const kind = QUESTION_KINDS.find((questionKind) => questionKind === event.target.value);
          if (kind) onChange({ kind });
        }}
        className="max-w-72"
      />
      <TextArea
        name="question"
        label={question.kind === 'true_false' ? 'Statement' : 'Question'}
        value={question.question}
        required
        rows={3}
        maxLength={1000}
        onChange={(event) => onChange({ question: event.target.value })}
        error={errorAt('question')}
        hint="Write formulas between $…$, code between ``` fences."
      />
      <Fields {...props} />
      <ImageField
        image={question.image}
        onChange={(image) => onChange({ image })}
        error={errorAt('image.src') ?? errorAt('image')}
        altError={errorAt('image.alt')}
      />
      <TextArea
        name="explanation"
        label="Explanation"
        value={question.explanation}
        rows={2}
        maxLength={2000}
        onChange={(event) => onChange({ explanation: event.target.value })}
        error={errorAt('explanation')}
        hint="Optional. Shown after answering."
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          name="difficulty"
          label="Difficulty"
          value={question.difficulty}
          options={DIFFICULTIES.map((value) => ({ value, label: capitalize(value) }))}
          onChange={(event) => onChange({ difficulty: event.target.value })}
          error={errorAt('difficulty')}
        />
        <TextField
          name="marks"
          label="Marks"
          value={question.marks}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          onChange={(event) => onChange({ marks: event.target.value })}
          error={errorAt('marks')}
        />
      </div>
    </div>
  );
}
