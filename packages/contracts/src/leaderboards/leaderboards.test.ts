import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, weekOf } from '../xp/periods.ts';
import { averageBoardKey, periodDaysOf, xpBoardKey } from './board-keys.ts';
import { averageOf, averageSortKey, capBoardXp, MIN_QUIZZES, SCORE_GROUP_BITS } from './scores.ts';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('leaderboard periods', () => {
  it.each([
    ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['monthly', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('of the kind %s around %s have the right first and last day', (period, day, from, to) => {
    expect(periodDaysOf(period, day)).toEqual({ from, to });
  });

  it('for all time have no first and no last day', () => {
    expect(periodDaysOf('all', '2026-11-22')).toEqual({ from: null, to: null });
  });

  it('contain exactly the days whose XP counts for their board', () => {
    fc.assert(
      fc.property(days, days, (day, other) => {
        const week = periodDaysOf('weekly', day);
        const month = periodDaysOf('monthly', day);
        const inside = ({ from, to }: { from: string | null; to: string | null }) =>
          from !== null && to !== null && from <= other && other <= to;
        expect(inside(week)).toBe(weekOf(other) === weekOf(day));
        expect(inside(month)).toBe(monthOf(other) === monthOf(day));
      }),
    );
  });

  it('determine the keys of their boards', () => {
    expect([xpBoardKey('weekly', '2027-01-01'), xpBoardKey('monthly', '2027-01-01')]).toEqual([
      'xp/2026-W53',
      'xp/2027-01',
    ]);
    expect(averageBoardKey('weekly', '2026-11-22')).toBe('average/2026-W47/');
    expect(averageBoardKey('all', '2026-11-22', 'Food & Cooking')).toBe('average/all/Food & Cooking');
  });
});

describe('scores', () => {
  it('count between 0 and 2,000 XP of a day', () => {
    expect([-4, 0, 1_999, 2_000, 2_001].map(capBoardXp)).toEqual([0, 0, 1_999, 2_000, 2_000]);
  });

  it('on boards of averages have one decimal, rounded half up', () => {
    expect(averageOf(500, 6)).toBe(83.3);
    expect(averageOf(333, 20)).toBe(16.7);
    expect(averageOf(100, 1)).toBe(100);
  });

  it('on boards of averages need five quizzes', () => {
    expect([averageSortKey(400, MIN_QUIZZES - 1), averageSortKey(0, MIN_QUIZZES)]).toEqual([null, MIN_QUIZZES]);
  });

  const learner = fc
    .integer({ min: MIN_QUIZZES, max: 20_000 })
    .chain((quizzes) => fc.record({ quizzes: fc.constant(quizzes), percentages: fc.nat(quizzes * 100) }));

  it('sort by the shown average, then by the number of quizzes, and fit in 32 bits', () => {
    fc.assert(
      fc.property(learner, learner, (a, b) => {
        const score = ({ percentages, quizzes }: typeof a) => averageSortKey(percentages, quizzes) ?? Number.NaN;
        const [shownA, shownB] = [averageOf(a.percentages, a.quizzes), averageOf(b.percentages, b.quizzes)];
        const expected = Math.sign(shownA - shownB) || Math.sign(a.quizzes - b.quizzes);
        expect(Math.sign(score(a) - score(b))).toBe(expected);
        expect(score(a)).toBeLessThan(2 ** 31);
        expect(score(a) >> SCORE_GROUP_BITS.average).toBe(Math.round(shownA * 10));
      }),
    );
  });
});
