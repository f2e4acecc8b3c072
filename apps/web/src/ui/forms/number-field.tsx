import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'min' | 'max'> & {
  min: number;
  max: number;
};

/** A whole number, with the keyboard for it. Without a hint of its own it says its limits. */
export function NumberField({ min, max, hint = `${min} to ${max}`, ...field }: NumberFieldProps) {
  return <TextField {...field} type="number" inputMode="numeric" min={min} max={max} hint={hint} />;
}
