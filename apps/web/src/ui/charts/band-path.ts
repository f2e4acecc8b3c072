import type { ChartPoint } from './chart-look.ts';

/**
 * The area between the lower and the upper ends of the ranges, as the path of an SVG; empty without ranges.
 * @param max the top of the scale, which the area doesn't leave
 */
export function buildBandPath(
  points: readonly ChartPoint[],
  max: number,
  x: (id: string) => number,
  y: (value: number) => number,
): string {
  const ends = points.flatMap(({ id, value, range }) =>
    value === null || range === undefined
      ? []
      : { at: x(id), low: y(Math.max(0, range.low)), high: y(Math.min(max, range.high)) },
  );
  if (ends.length < 2) return '';
  const upper = ends.map(({ at, high }) => `${at},${high}`);
  const lower = ends.toReversed().map(({ at, low }) => `${at},${low}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}
