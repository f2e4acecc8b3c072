// The numbers in the form of a new game, which fields hold as text.

export interface NumberLimits {
  min: number;
  max: number;
  /** The value of an empty field. */
  usual: number;
}

/** The values of the number fields in a new form. */
export function defaultNumbers<Name extends string>(
  numbers: Readonly<Record<Name, NumberLimits>>,
): Record<Name, string> {
  const entries = Object.entries<NumberLimits>(numbers).map(([name, { usual }]) => [name, String(usual)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The number in a field: the usual one where it's empty, NaN for what isn't a number. */
export function parseNumber<Name extends string>(
  numbers: Readonly<Record<Name, NumberLimits>>,
  values: Readonly<Record<Name, string>>,
  name: Name,
): number {
  return values[name].trim() === '' ? numbers[name].usual : Number(values[name]);
}
