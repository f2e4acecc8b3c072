import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { useId } from 'react';
import { AnswerShape } from '#ui/pictures/answer-shape.tsx';
import type { FormProps } from './form-props.ts';
import { OptionRow } from './option-row.tsx';
import { ProblemText } from './problem-text.tsx';

/** The fields of a single-choice question: four options, exactly one of which is right. */
export function SingleFields({ question, onChange, errorAt }: FormProps) {
  const id = useId();
  const problem = errorAt('correctAnswer') ?? errorAt('options');
  return (
    <fieldset className="grid gap-2" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1.5 font-semibold">
        Options <span className="font-normal text-quiet">Select the one that's right.</span>
      </legend>
      {LETTERS.map((letter, index) => (
        <OptionRow
          key={letter}
          name={`options.${index}`}
          label={`Option ${letter}`}
          value={question.options[index] ?? ''}
          onChange={(text) => onChange({ options: question.options.with(index, text) })}
          error={errorAt(`options.${index}`)}
          mark={
            <>
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <span className="sr-only">{letter} is right</span>
                <input
                  type="radio"
                  name="correctAnswer"
                  value={letter}
                  checked={question.correctAnswer === letter}
                  aria-invalid={errorAt('correctAnswer') ? true : undefined}
                  onChange={() => onChange({ correctAnswer: letter })}
                  className="size-5 accent-primary"
                />
              </label>
              <AnswerShape letter={letter} className="size-4" />
              <span className="w-5 text-center font-semibold" aria-hidden="true">
                {letter}
              </span>
            </>
          }
        />
      ))}
      <ProblemText id={`${id}-problem`}>{problem}</ProblemText>
    </fieldset>
  );
}
