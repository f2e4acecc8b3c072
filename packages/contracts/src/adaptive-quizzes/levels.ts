// Abilities as learners read them. Pure.
import type { Estimate } from './model.ts';

/** Each but the outer two is as wide as one standard deviation of all learners. */
export const LEVELS = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The abilities at which the next level begins. */
const BOUNDS = [-1.5, -0.5, 0.5, 1.5] as const;
/** Points of the scale that a standard deviation is worth: 0 to 100 covers three to both sides. */
const POINTS_PER_DEVIATION = 50 / 3;

export function levelOf(ability: number): Level {
  return LEVELS[BOUNDS.filter((bound) => ability >= bound).length] as Level;
}

/** The range that is shown with a result: its own; where it has none, a standard error to both sides. */
export function displayRangeOf({ ability, error, range }: Estimate): { low: number; high: number } {
  return range ?? { low: ability - error, high: ability + error };
}

/** The level, and the other ones that the shown range reaches into, in their order. */
export function levelsInRange(estimate: Estimate): Level[] {
  const { low, high } = displayRangeOf(estimate);
  const [first, last] = [levelOf(low), levelOf(high)];
  return LEVELS.slice(LEVELS.indexOf(first), LEVELS.indexOf(last) + 1);
}

/** An ability on the scale from 0 to 100, on which 50 is the middle. */
export function toPoints(ability: number): number {
  return Math.min(100, Math.max(0, Math.round(50 + ability * POINTS_PER_DEVIATION)));
}

/** The shown range on the same scale. */
export function toPointRange(estimate: Estimate): { low: number; high: number } {
  const { low, high } = displayRangeOf(estimate);
  return { low: toPoints(low), high: toPoints(high) };
}

/** A standard error on the same scale; at least 1. */
export function toPointMargin(error: number): number {
  return Math.max(1, Math.round(error * POINTS_PER_DEVIATION));
}
