import type { ComponentProps } from 'react';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Whether this filter is on. */
  pressed: boolean;
}

/** A filter that is on or off. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  const look = pressed
    ? 'border-primary bg-primary text-primary-content'
    : 'border-base-content/25 bg-base-100 hover:border-base-content/55';
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-semibold transition-colors ${look} ${className}`}
    />
  );
}
