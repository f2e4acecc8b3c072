import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  [0, 0, 'Not reviewed yet'],
  [0.4, 1, 'Fragile'],
  [6.9, 1, 'Fragile'],
  [7, 2, 'Growing'],
  [30, 3, 'Firm'],
  [90, 4, 'Strong'],
  [3650, 4, 'Strong'],
])('a card remembered for %f days has strength %i', (stability, level, name) => {
  expect(strengthOf(stability)).toEqual({ level, name });
});
