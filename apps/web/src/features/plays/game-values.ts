// Limits and parsing for the number fields in the form of a new challenge or tournament, which hold their values as
// text.

export interface NumberLimits {
  min: number;
  max: number;
  /** The number that stands for an empty field. */
  usual: number;
}

/** Returns the initial text of each number field in a new form. */
export function defaultNumbers<Name extends string>(
  numbers: Readonly<Record<Name, NumberLimits>>,
): Record<Name, string> {
  const entries = Object.entries<NumberLimits>(numbers).map(([name, { usual }]) => [name, String(usual)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Returns the number in a field: the usual number if the field is empty, NaN if its text isn't a number. */
export function parseNumber<Name extends string>(
  numbers: Readonly<Record<Name, NumberLimits>>,
  values: Readonly<Record<Name, string>>,
  name: Name,
): number {
  return values[name].trim() === '' ? numbers[name].usual : Number(values[name]);
}
