import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../pictures/start-icons.tsx';

export interface FieldProps {
  label: string;
  /** Help on what to enter, shown even without an error. */
  hint?: ReactNode;
  /** The error message: the problem and how to fix it. */
  error?: string | undefined;
}

/** The attributes that a field's control must have, so that label, hint and error are linked to it. */
interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** The control's id, if the caller chose one; otherwise an id is generated. */
  id?: string | undefined;
  className?: string | undefined;
  children: (aria: FieldAria) => ReactNode;
}

/** A form field: label, control, hint and error, from top to bottom. */
export function Field({ label, hint, error, id, className = '', children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="flex gap-1.5 text-sm text-error">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
