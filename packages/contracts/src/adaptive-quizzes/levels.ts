// Converts abilities to the levels and points that learners see. Pure.
import type { Estimate } from './model.ts';

/** The levels of ability. All but the first and the last are as wide as one standard deviation of all learners. */
export const LEVELS = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The abilities at which the second, third, fourth and fifth level begin. */
const BOUNDS = [-1.5, -0.5, 0.5, 1.5] as const;
/**
 * The points per standard deviation of ability. The scale from 0 to 100 covers three standard deviations to both sides
 * of the mean.
 */
const POINTS_PER_DEVIATION = 50 / 3;

export function levelOf(ability: number): Level {
  return LEVELS[BOUNDS.filter((bound) => ability >= bound).length] as Level;
}

/**
 * Returns the range of ability that is shown with a result: the estimate's own range or, without one, one standard
 * error to both sides.
 */
export function displayRangeOf({ ability, error, range }: Estimate): { low: number; high: number } {
  return range ?? { low: ability - error, high: ability + error };
}

/** Returns the levels that the shown range covers, lowest first. */
export function levelsInRange(estimate: Estimate): Level[] {
  const { low, high } = displayRangeOf(estimate);
  const [first, last] = [levelOf(low), levelOf(high)];
  return LEVELS.slice(LEVELS.indexOf(first), LEVELS.indexOf(last) + 1);
}

/** Converts an ability to points on the scale from 0 to 100, where 50 is the mean of all learners. */
export function toPoints(ability: number): number {
  return Math.min(100, Math.max(0, Math.round(50 + ability * POINTS_PER_DEVIATION)));
}

/** Converts the shown range of a result to points from 0 to 100. */
export function toPointRange(estimate: Estimate): { low: number; high: number } {
  const { low, high } = displayRangeOf(estimate);
  return { low: toPoints(low), high: toPoints(high) };
}

/** Converts a standard error of ability to points of the scale from 0 to 100; at least 1. */
export function toPointMargin(error: number): number {
  return Math.max(1, Math.round(error * POINTS_PER_DEVIATION));
}
