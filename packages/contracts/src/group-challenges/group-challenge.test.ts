import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../streaks/days.ts';
import { challengeStateOf, daysLeft, isClosed, isLastDayAllowed } from './group-challenge.ts';

const TODAY = '2026-03-15';

test.each([
  [-1, false],
  [0, true],
  [90, true],
  [91, false],
])('a last day %i days ahead is allowed: %s', (days, allowed) => {
  expect(isLastDayAllowed(addDays(TODAY, days), TODAY)).toBe(allowed);
});

test('the last day counts as a remaining day, and late work counts for a week after it', () => {
  expect([0, 1, 6, 7].map((ago) => daysLeft(TODAY, addDays(TODAY, ago)))).toEqual([1, 0, 0, 0]);
  expect(daysLeft(TODAY, addDays(TODAY, -2))).toBe(3);
  expect([0, 7, 8].map((ago) => isClosed(TODAY, addDays(TODAY, ago)))).toEqual([false, false, true]);
});

test('a reached goal stays reached, and more work never reopens a challenge', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.nat(50),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: -9, max: 9 }),
      (a, b, goal, days) => {
        const of = { goal, endsOn: addDays(TODAY, days), reached: false };
        const before = challengeStateOf({ ...of, total: a }, TODAY);
        const after = challengeStateOf({ ...of, total: a + b }, TODAY);
        if (before === 'reached') expect(after).toBe('reached');
        expect(after === 'reached').toBe(a + b >= goal);
        expect(challengeStateOf({ ...of, total: 0, reached: true }, TODAY)).toBe('reached');
        if (after !== 'reached') expect(after).toBe(days >= 0 ? 'open' : 'over');
      },
    ),
  );
});
