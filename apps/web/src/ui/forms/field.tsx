import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../pictures/start-icons.tsx';

export interface FieldProps {
  label: string;
  /** What to enter, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

/** What the control inside a field must carry, so that its label, hint and error belong to it. */
interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** The control's own id, where the caller chose one. */
  id?: string | undefined;
  className?: string | undefined;
  children: (aria: FieldAria) => ReactNode;
}

/** Label above, control, then hint and error. */
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
