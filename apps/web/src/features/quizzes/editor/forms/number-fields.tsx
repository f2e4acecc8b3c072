import { TextField } from '#ui/forms/text-field.tsx';
import type { FormProps } from './form-props.ts';

/** The fields of a number question: the right number, the tolerance and the unit. */
export function NumberFields({ question, onChange, errorAt }: FormProps) {
  const typed = { inputMode: 'decimal', autoComplete: 'off', maxLength: 30 } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        {...typed}
        name="answerKey.value"
        label="Right number"
        value={question.value}
        onChange={(event) => onChange({ value: event.target.value })}
        error={errorAt('answerKey.value')}
      />
      <TextField
        {...typed}
        name="answerKey.tolerance"
        label="Tolerance"
        value={question.tolerance}
        onChange={(event) => onChange({ tolerance: event.target.value })}
        error={errorAt('answerKey.tolerance')}
        hint="How far off is still right."
      />
      <TextField
        name="unit"
        label="Unit"
        value={question.unit}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => onChange({ unit: event.target.value })}
        error={errorAt('unit')}
        hint="Optional, e.g. km."
      />
    </div>
  );
}
