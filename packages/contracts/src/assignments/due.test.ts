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

test('what was due a fortnight ago is still shown, what was due before is not', () => {
  expect(oldestShownDueDay(TODAY)).toBe('2026-03-01');
});

test('it is done in time on its day, and late from the next one on', () => {
  expect(assignmentStateOf(TODAY, null)).toBe('open');
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(assignmentStateOf(TODAY, addDays(TODAY, days))).toBe(days > 0 ? 'late' : 'done');
    }),
  );
});
