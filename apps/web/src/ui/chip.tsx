import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

const SHAPE =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border text-sm font-semibold transition-colors';

const lookOf = (on: boolean) =>
  on
    ? 'border-primary bg-primary text-primary-content'
    : 'border-base-content/25 bg-base-100 hover:border-base-content/55';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Whether this filter is on. */
  pressed: boolean;
}

/** A filter button that is on or off. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={`${SHAPE} px-3.5 ${lookOf(pressed)} ${className}`}
    />
  );
}

interface ChipSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  /** The choices; the first one has the value '' and turns the filter off. */
  options: readonly { value: string; label: string }[];
}

/** A filter with many values: a native select that looks like a chip and is as wide as the chosen value. */
export function ChipSelect({ label, options, ...select }: ChipSelectProps) {
  return (
    <span className="relative inline-flex max-w-full">
      <select
        {...select}
        aria-label={label}
        className={`${SHAPE} max-w-full appearance-none text-ellipsis py-1 ps-3.5 pe-9 field-sizing-content ${lookOf(select.value !== '')}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-base-100 text-base-content">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className={`pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 ${select.value === '' ? '' : 'text-primary-content'}`}
        aria-hidden="true"
      />
    </span>
  );
}
