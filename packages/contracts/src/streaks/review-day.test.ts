import { expect, it } from 'vitest';
import { isActiveDay } from './review-day.ts';

it.each([
  [9, undefined, false],
  [9, 3, false],
  [10, undefined, true],
  [10, 3, true],
  [1, 0, true],
])('after %i ratings with %s cards left, the day is active: %s', (ratings, left, expected) => {
  expect(isActiveDay(ratings, left)).toBe(expected);
});
