import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../streaks/days.ts';
import { assignmentStateOf, isDueDateAllowed, oldestShownDueDay } from './due.ts';

const TODAY = '2026-03-15';

test.each([
  [-1, false],
  [0, true],
  [1, true],
  [365, true],
  [366, false],
])('a due date %i days ahead is allowed: %s', (days, allowed) => {
  expect(isDueDateAllowed(addDays(TODAY, days), TODAY)).toBe(allowed);
});

test('an assignment is shown for a fortnight after its due date and no longer', () => {
  expect(oldestShownDueDay(TODAY)).toBe('2026-03-01');
});

test('an assignment is in time on its due date, and late from the next day on', () => {
  expect(assignmentStateOf(TODAY, null)).toBe('open');
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(assignmentStateOf(TODAY, addDays(TODAY, days))).toBe(days > 0 ? 'late' : 'done');
    }),
  );
});
