import { addDays } from '@quorbit/contracts/streaks/days';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countStudyDays } from './study-days.ts';

const TODAY = '2026-11-21';
const on = (...offsets: number[]) => offsets.map((offset) => addDays(TODAY, offset));

test.each([
  ['no reviews and no quizzes', [], 0, 0],
  ['a quiz a day', [], 3, 3],
  ['reviews on three days', on(0, 1, 2), 0, 3],
  ['a gap ends the count', on(0, 2), 0, 1],
  ['a quiz fills the gap', on(0, 2), 1, 3],
  ['overdue reviews count for today', on(-9, -2), 0, 1],
  ['reviews due on later days alone give no days', on(4), 0, 0],
  ['at most 60 days', [], 500, 60],
])('counts the days of study: %s', (_name, dueDays, quizzes, expected) => {
  expect(countStudyDays(dueDays, quizzes, TODAY)).toBe(expected);
});

test('more reviews never reduce the days, and one more quiz adds at least one day', () => {
  const days = fc.array(fc.integer({ min: -5, max: 70 }), { maxLength: 30 });
  fc.assert(
    fc.property(days, fc.nat(20), fc.integer({ min: -5, max: 70 }), (offsets, quizzes, more) => {
      const before = countStudyDays(on(...offsets), quizzes, TODAY);
      expect(countStudyDays(on(...offsets, more), quizzes, TODAY)).toBeGreaterThanOrEqual(before);
      expect(countStudyDays(on(...offsets), quizzes + 1, TODAY)).toBeGreaterThanOrEqual(Math.min(60, before + 1));
    }),
  );
});
