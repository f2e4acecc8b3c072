import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** A text field of several lines with its label, hint and error. */
export function TextArea({ label, hint, error, id, className, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(aria) => <textarea rows={4} {...textarea} {...aria} className="field-control" />}
    </Field>
  );
}
