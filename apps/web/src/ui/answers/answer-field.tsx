import { useId, useRef } from 'react';

interface AnswerFieldProps {
  /** The field's label, e.g. `Your answer`. */
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** The unit that the answer is measured in, e.g. `km`. */
  unit?: string;
  numeric?: boolean;
  /** The error message about the typed text. */
  error?: string | undefined;
  hint?: string;
  maxLength?: number;
}

/** A text field for a written answer. */
export function AnswerField({
  label,
  value,
  onChange,
  unit,
  numeric = false,
  error,
  hint,
  maxLength,
}: AnswerFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid max-w-md gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
        {unit && <span className="font-normal text-quiet"> in {unit}</span>}
      </label>
      <div className="flex items-center gap-3">
        <input
          ref={input}
          id={id}
          type="text"
          inputMode={numeric ? 'decimal' : 'text'}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="field-control min-h-14 min-w-0 scroll-my-24 text-lg"
        />
        {unit && (
          <span className="shrink-0 text-lg" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="status" className="text-sm font-semibold text-error empty:hidden">
        {error}
      </p>
    </div>
  );
}
