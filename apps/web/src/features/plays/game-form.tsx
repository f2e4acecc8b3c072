import { GAME_CATEGORIES } from '@quorbit/contracts/plays/categories';
import { THEME_NAMES } from '@quorbit/contracts/themes/names';
import { NumberField } from '#ui/forms/number-field.tsx';
import type { NumberLimits } from './game-values.ts';

/** The options of the field for a game's category. */
export const CATEGORY_OPTIONS = GAME_CATEGORIES.map((category) => ({ value: category, label: category }));
/** The options of the field for the theme that a game awards. */
export const THEME_OPTIONS = [
  { value: '', label: 'None' },
  ...THEME_NAMES.map((name) => ({ value: name, label: name })),
];

type NumberFieldProps = Parameters<typeof NumberField>[0];

interface LimitedFieldProps<Name extends string> {
  form: { field: (name: Name) => Omit<NumberFieldProps, 'label' | 'min' | 'max'> };
  /** The limits of the form's numbers, by field name. */
  numbers: Readonly<Record<Name, NumberLimits>>;
  name: Name;
  label: string;
}

/** A number field that shows its limits. */
export function LimitedField<Name extends string>({ form, numbers, name, label }: LimitedFieldProps<Name>) {
  const { min, max } = numbers[name];
  return <NumberField {...form.field(name)} label={label} min={min} max={max} />;
}
