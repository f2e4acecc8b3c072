import { useId } from 'react';
import type { FormProps } from './form-props.ts';
import { ProblemText } from './problem-text.tsx';

/** The choice of whether the statement of a true-or-false question is true. */
export function TrueFalseFields({ question, onChange, errorAt }: FormProps) {
  const id = useId();
  const problem = errorAt('answerKey.value') ?? errorAt('answerKey');
  return (
    <fieldset className="grid gap-2" aria-describedby={problem ? id : undefined}>
      <legend className="mb-1.5 font-semibold">The statement is</legend>
      <div className="grid grid-cols-2 gap-3">
        {[true, false].map((truth) => (
          <label
            key={String(truth)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-base-content/25 px-4 font-semibold has-checked:border-primary has-checked:bg-primary/8"
          >
            <input
              type="radio"
              name="answerKey.value"
              checked={question.truth === truth}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange({ truth })}
              className="size-5 accent-primary"
            />
            {truth ? 'True' : 'False'}
          </label>
        ))}
      </div>
      <ProblemText id={id}>{problem}</ProblemText>
    </fieldset>
  );
}
