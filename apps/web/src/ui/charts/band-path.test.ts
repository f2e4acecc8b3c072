import { expect, test } from 'vitest';
import { bandPath } from './band-path.ts';

const at = (id: string, value: number | null, margin?: number) => ({
  ...{ id, label: id, value },
  ...(margin === undefined ? {} : { margin }),
});
const path = (...points: ReturnType<typeof at>[]) => bandPath(points, 100, Number, (value) => value);

test('the band leads along the upper ends and back along the lower ones, within the scale', () => {
  expect(path(at('1', 50, 20), at('2', null), at('3', 90, 15), at('4', 5, 10))).toBe('M1,70L3,100L4,15L4,0L3,75L1,30Z');
});

test.each([[[]], [[at('1', 50, 10)]], [[at('1', 50), at('2', 60)]]])('there is none of %j', (points) => {
  expect(path(...points)).toBe('');
});
