import { addDays } from '@quorbit/contracts/streaks/days';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countStudyDays } from './study-days.ts';

const TODAY = '2026-11-21';
const on = (...offsets: number[]) => offsets.map((offset) => addDays(TODAY, offset));

test.each([
  ['nothing here', [], 0, 0],
  ['a quiz a day', [], 3, 3],
  ['reviews on three days', on(0, 1, 2), 0, 3],
  ['a gap ends it', on(0, 2), 0, 1],
  ['a quiz fills the gap', on(0, 2), 1, 3],
  ['what is overdue counts for today', on(-9, -2), 0, 1],
  ['reviews of later days alone are nothing for today', on(4), 0, 0],
  ['never more than 60', [], 500, 60],
])('%s', (_name, dueDays, quizzes, expected) => {
  expect(countStudyDays(dueDays, quizzes, TODAY)).toBe(expected);
});

test('more to do never makes it fewer days, and one more quiz at most fills one more gap', () => {
  const days = fc.array(fc.integer({ min: -5, max: 70 }), { maxLength: 30 });
  fc.assert(
    fc.property(days, fc.nat(20), fc.integer({ min: -5, max: 70 }), (offsets, quizzes, more) => {
      const before = countStudyDays(on(...offsets), quizzes, TODAY);
      expect(countStudyDays(on(...offsets, more), quizzes, TODAY)).toBeGreaterThanOrEqual(before);
      expect(countStudyDays(on(...offsets), quizzes + 1, TODAY)).toBeGreaterThanOrEqual(Math.min(60, before + 1));
    }),
  );
});
