import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { AnswerShape } from '#ui/pictures/answer-shape.tsx';

/** The form fields have the names of the server's input, so that an error from the server appears at its field. */
export const OPTIONS = ['options.0', 'options.1', 'options.2', 'options.3'] as const;
type Name = (typeof OPTIONS)[number] | 'correctAnswer';
type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'> & {
  value: string;
  error: string | undefined;
};

interface AnswerOptionsProps {
  field: (name: Name) => FieldProps;
  /** The error about the four options together; undefined without one. */
  error: string | undefined;
}

/** Four option fields, each with a radio button that marks it as the right one. */
export function AnswerOptions({ field, error }: AnswerOptionsProps) {
  const id = useId();
  const { error: noAnswer, ...correct } = field('correctAnswer');
  const problem = noAnswer ?? error;
  return (
    <fieldset className="grid gap-2" aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">
        Options <span className="font-normal text-quiet">Select the one that's right.</span>
      </legend>
      {OPTIONS.map((name, index) => {
        const letter = LETTERS[index] ?? 'A';
        const { error: wrong, ...text } = field(name);
        return (
          <div key={name}>
            <div className="flex items-center gap-1">
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <span className="sr-only">{letter} is right</span>
                <input
                  {...correct}
                  type="radio"
                  value={letter}
                  checked={correct.value === letter}
                  aria-invalid={noAnswer ? true : undefined}
                  className="size-5 accent-primary"
                />
              </label>
              <AnswerShape letter={letter} className="size-4" />
              <label htmlFor={`${id}-${letter}`} className="w-5 text-center font-semibold">
                <span className="sr-only">Option </span>
                {letter}
              </label>
              <input
                {...text}
                id={`${id}-${letter}`}
                type="text"
                required
                maxLength={300}
                autoComplete="off"
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? `${id}-${letter}-error` : undefined}
                className="field-control min-w-0"
              />
            </div>
            {wrong && <Problem id={`${id}-${letter}-error`}>{wrong}</Problem>}
          </div>
        );
      })}
      {problem && <Problem id={`${id}-error`}>{problem}</Problem>}
    </fieldset>
  );
}

function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="mt-1 flex gap-1.5 text-sm text-error">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}
