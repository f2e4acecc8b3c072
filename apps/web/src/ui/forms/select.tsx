import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
}

/** A native select with its label, hint and error. */
export function Select({ label, hint, error, id, className, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(aria) => (
        <div className="relative">
          <select {...select} {...aria} className="field-control appearance-none pe-10">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-quiet"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  );
}
