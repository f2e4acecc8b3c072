// Helps the templates to draw numbers and to make wrong answers that differ by construction.

export type Draw = (min: number, max: number) => number;

export function pick<T>(draw: Draw, from: readonly [T, ...T[]]): T {
  return from[draw(0, from.length - 1)] ?? from[0];
}

/**
 * Three numbers near `answer`. Whether they're greater or smaller is drawn, so that the answer's rank tells nothing.
 * @param step not 0; for numbers above zero, less than a third of `answer`
 */
export function near(draw: Draw, answer: number, step: number): [string, string, string] {
  const below = draw(0, 3);
  const at = (place: number) => String(answer + (place < below ? place - below : place - below + 1) * step);
  return [at(0), at(1), at(2)];
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** `x⁴`; a first power is left out. */
export function power(base: string, exponent: number): string {
  return exponent === 1 ? base : base + [...String(exponent)].map((digit) => RAISED[Number(digit)]).join('');
}
