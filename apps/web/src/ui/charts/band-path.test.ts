import { expect, test } from 'vitest';
import { buildBandPath } from './band-path.ts';

const at = (id: string, value: number | null, range?: readonly [low: number, high: number]) => ({
  id,
  label: id,
  value,
  ...(range && { range: { low: range[0], high: range[1] } }),
});
const path = (...points: ReturnType<typeof at>[]) => buildBandPath(points, 100, Number, (value) => value);

test('the band runs along the upper ends and back along the lower ones, within the scale', () => {
  expect(path(at('1', 50, [30, 70]), at('2', null), at('3', 90, [75, 105]), at('4', 5, [-5, 15]))).toBe(
    'M1,70L3,100L4,15L4,0L3,75L1,30Z',
  );
});

test.each([[[]], [[at('1', 50, [40, 60])]], [[at('1', 50), at('2', 60)]]])('the path of %j is empty', (points) => {
  expect(path(...points)).toBe('');
});
