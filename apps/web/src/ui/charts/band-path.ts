import type { ChartPoint } from './chart-look.ts';

/**
 * Builds the SVG path of a chart's band, the area between the lower and upper ends of the points' ranges; empty with
 * fewer than two ranges.
 * @param max the top of the scale, which the area doesn't exceed.
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
