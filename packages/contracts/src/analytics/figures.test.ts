import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accuracy, averageScore, meanSeconds, percentOf, sumStudyBy } from './figures.ts';
import { rangeEndingOn } from './ranges.ts';
import { EMPTY_SUMS } from './sums.ts';

describe('study figures', () => {
  const sums = { ...EMPTY_SUMS, quizzes: 3, percentages: 167, asked: 30, answered: 24, correct: 20, time: 601 };
  test('have one decimal, and are null without any work', () => {
    expect(averageScore(sums)).toBe(55.7);
    expect(accuracy(sums)).toBe(66.7);
    expect(meanSeconds(sums)).toBe(2.5);
    expect([averageScore(EMPTY_SUMS), accuracy(EMPTY_SUMS), meanSeconds(EMPTY_SUMS)]).toEqual([null, null, null]);
    expect(percentOf(1, 8)).toBe(12.5);
  });

  test('include percentages only between 0 and 100', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (part, rest) => {
        const percent = percentOf(part, part + rest);
        if (part + rest === 0) expect(percent).toBeNull();
        else expect(percent !== null && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  test('are summed by the key of each row', () => {
    const rows = [
      { ...sums, category: 'Art' },
      { ...sums, category: 'History' },
      { ...sums, category: 'Art' },
    ];
    expect(sumStudyBy(rows, ({ category }) => category).get('Art')?.quizzes).toBe(6);
  });
});

describe('study ranges', () => {
  test('end today and cover seven days, thirty days or twelve months', () => {
    expect(rangeEndingOn('week', '2026-03-02').starts).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(rangeEndingOn('month', '2026-03-02').starts).toHaveLength(30);
    const year = rangeEndingOn('year', '2026-03-31');
    expect([year.span, year.starts.length, year.from, year.starts.at(-1)]).toEqual([
      'month',
      12,
      '2025-04-01',
      '2026-03-01',
    ]);
  });
});
