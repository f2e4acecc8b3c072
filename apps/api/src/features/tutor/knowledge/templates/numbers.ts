// Helpers for templates: draw numbers, and make wrong answers that always differ.

export type Draw = (min: number, max: number) => number;

export function pick<T>(draw: Draw, from: readonly [T, ...T[]]): T {
  return from[draw(0, from.length - 1)] ?? from[0];
}

/**
 * Returns three wrong numbers near `answer`. How many of them are smaller is drawn, so that the answer's rank reveals
 * nothing.
 * @param step the distance between the numbers, not 0; less than a third of `answer` if all must be above zero.
 */
export function near(draw: Draw, answer: number, step: number): [string, string, string] {
  const below = draw(0, 3);
  const at = (place: number) => String(answer + (place < below ? place - below : place - below + 1) * step);
  return [at(0), at(1), at(2)];
}

/** Formats a number with commas between thousands. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString('en-US');
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** Formats a power with raised digits, such as `x⁴`; an exponent of 1 is left out. */
export function power(base: string, exponent: number): string {
  return exponent === 1 ? base : base + [...String(exponent)].map((digit) => RAISED[Number(digit)]).join('');
}
