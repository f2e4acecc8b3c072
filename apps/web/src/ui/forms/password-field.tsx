import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a button that shows the typed text. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(aria) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...aria}
            type={visible ? 'text' : 'password'}
            className="field-control pe-17"
          />
          <button
            type="button"
            aria-controls={aria.id}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 end-0 z-1 w-16 cursor-pointer rounded-field text-sm font-semibold text-quiet hover:text-base-content"
          >
            {visible ? 'Hide' : 'Show'}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
