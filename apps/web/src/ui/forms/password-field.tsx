import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../pictures/start-icons.tsx';
import { Field, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a button that shows the typed text. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOffIcon : EyeIcon;
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
            className="field-control pe-12"
          />
          <button
            type="button"
            aria-controls={aria.id}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 end-0 z-1 grid w-11 cursor-pointer place-items-center rounded-field text-quiet hover:text-base-content"
          >
            <Icon className="size-5" />
            <span className="sr-only">
              {visible ? 'Hide' : 'Show'} {label.toLowerCase()}
            </span>
          </button>
        </div>
      )}
    </Field>
  );
}
