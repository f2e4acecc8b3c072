import { type ReactNode, useId } from 'react';
import { ProblemText } from './problem-text.tsx';

interface OptionRowProps {
  /** The field's name in the contract. */
  name: string;
  /** The accessible label of the text field, e.g. `Option A`. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** The control before the text that marks the option as right. */
  mark: ReactNode;
  /** An element after the text, e.g. a button that removes the option. */
  after?: ReactNode;
}

/** The text field of one option, with the control that marks it as right. */
export function OptionRow({ name, label, value, onChange, error, mark, after }: OptionRowProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        {mark}
        <input
          name={name}
          type="text"
          aria-label={label}
          value={value}
          maxLength={300}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="field-control min-w-0"
        />
        {after}
      </div>
      <ProblemText id={id}>{error}</ProblemText>
    </div>
  );
}
