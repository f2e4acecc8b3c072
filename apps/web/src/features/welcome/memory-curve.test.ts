import { expect, test } from 'vitest';
import { CURVE_DAYS, computeMemoryCurve } from './memory-curve.ts';

const atEnd = (reviews: number) => computeMemoryCurve(reviews).at(-1)?.recall ?? 0;

test('a memory that is left alone only fades', () => {
  const curve = computeMemoryCurve(0);
  expect(curve).toHaveLength(CURVE_DAYS + 1);
  expect(curve[0]).toEqual({ day: 0, recall: 1 });
  for (const [index, { recall }] of curve.slice(1).entries()) expect(recall).toBeLessThan(curve[index]?.recall ?? 0);
});

test('each review lifts the memory to the top on its day, and it fades more slowly afterwards', () => {
  for (const reviews of [1, 2, 3]) {
    const curve = computeMemoryCurve(reviews);
    expect(curve.filter(({ day, recall }) => day > 0 && recall === 1)).toHaveLength(reviews);
    expect(atEnd(reviews)).toBeGreaterThan(atEnd(reviews - 1) + 0.05);
  }
});
