import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'min' | 'max'> & {
  min: number;
  max: number;
};

/** A field for a whole number, with the numeric keyboard. Its hint states the limits by default. */
export function NumberField({ min, max, hint = `${min} to ${max}`, ...field }: NumberFieldProps) {
  return <TextField {...field} type="number" inputMode="numeric" min={min} max={max} hint={hint} />;
}
