import type { ChartPoint } from './chart-look.ts';

/**
 * The area between the lower and the upper ends of the margins, as the path of an SVG; empty without margins.
 * @param max the top of the scale, which margins don't leave
 */
export function bandPath(
  points: readonly ChartPoint[],
  max: number,
  x: (id: string) => number,
  y: (value: number) => number,
): string {
  const ends = points.flatMap(({ id, value, margin }) =>
    value === null || margin === undefined
      ? []
      : { at: x(id), low: y(Math.max(0, value - margin)), high: y(Math.min(max, value + margin)) },
  );
  if (ends.length < 2) return '';
  const upper = ends.map(({ at, high }) => `${at},${high}`);
  const lower = ends.toReversed().map(({ at, low }) => `${at},${low}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}
