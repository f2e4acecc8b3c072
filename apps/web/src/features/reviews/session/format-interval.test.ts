import { expect, test } from 'vitest';
import { formatInterval } from './format-interval.ts';

const DAY = 86_400_000;

test.each([
  [DAY, '1 d'],
  [9 * DAY, '9 d'],
  [1234 * DAY, '1,234 d'],
])('an interval of %i ms reads %s', (ms, text) => {
  expect(formatInterval(ms)).toBe(text);
});
