import { TextArea } from '#ui/forms/text-area.tsx';
import type { FormProps } from './form-props.ts';

/** The field for the accepted answers of a short-text question. */
export function TextFields({ question, onChange, errorAt }: FormProps) {
  return (
    <TextArea
      name="answerKey.accepted"
      label="Accepted answers"
      value={question.accepted}
      rows={3}
      onChange={(event) => onChange({ accepted: event.target.value })}
      error={errorAt('answerKey.accepted') ?? errorAt('answerKey')}
      hint="One per line. Capitals and extra spaces don't matter, accents do."
    />
  );
}
