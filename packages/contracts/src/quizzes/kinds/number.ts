import * as z from 'zod/mini';
import { text } from '../../lib/scalars.ts';

const MAX_VALUE = 1e15;
/** The relative rounding error allowed beyond the tolerance, because binary fractions can't represent 0.1 exactly. */
const ROUNDING = 1e-9;

const value = (label: string, least: number) =>
  z
    .number(`${label} must be a number.`)
    .check(z.minimum(least, `${label} is too small.`), z.maximum(MAX_VALUE, `${label} is too large.`));

/** A question whose answer is a number, right within a tolerance; its unit is shown beside the field. */
export const numeric = {
  kind: 'number',
  key: z.object({
    kind: z.literal('number'),
    value: value('Right number', -MAX_VALUE),
    /** The largest allowed difference from the right number, in the same unit. */
    tolerance: z._default(value('Tolerance', 0), 0),
  }),
  response: z.object({ kind: z.literal('number'), value: value('Answer', -MAX_VALUE) }),
  asked: { unit: z._default(text('Unit', 0, 20), '') },
  formatResponse: ({ value }: { value: number }, unit: string) => formatMeasure(value, unit),
  formatKey: ({ value, tolerance }: { value: number; tolerance: number }, unit: string) =>
    tolerance === 0 ? formatMeasure(value, unit) : `${formatMeasure(value, unit)} (±${tolerance})`,
  guessing: () => 0,
  isRight: (key: { value: number; tolerance: number }, response: { value: number }) =>
    Math.abs(key.value - response.value) <= key.tolerance + ROUNDING * Math.max(1, Math.abs(key.value)),
} as const;

function formatMeasure(value: number, unit: string): string {
  return unit === '' ? String(value) : `${value} ${unit}`;
}

/** Parses a typed number with a comma or a point; null if the text isn't a number. */
export function parseNumber(typed: string): number | null {
  const normalized = typed.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i.test(normalized)) return null;
  const number = Number(normalized);
  return Math.abs(number) <= MAX_VALUE ? number : null;
}
