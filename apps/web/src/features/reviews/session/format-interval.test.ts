import { expect, test } from 'vitest';
import { formatInterval } from './format-interval.ts';

const MINUTE = 60_000;

test.each([
  [10 * MINUTE, '10 min'],
  [59 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h'],
  [23 * 60 * MINUTE, '23 h'],
  [24 * 60 * MINUTE, '1 d'],
  [9 * 24 * 60 * MINUTE, '9 d'],
  [1234 * 24 * 60 * MINUTE, '1,234 d'],
])('an interval of %i ms reads %s', (ms, text) => {
  expect(formatInterval(ms)).toBe(text);
});
