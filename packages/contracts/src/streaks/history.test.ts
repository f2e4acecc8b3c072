import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, learnerDay } from './days.ts';
import { buildHistory, foldHistory } from './history.ts';
import { computeStreakOn, foldStreak, listTimelyDays, NO_STREAK, STREAK_MAX_LATE_DAYS } from './streak.ts';

const TODAY = '2026-11-22';
const before = (days: number) => addDays(TODAY, -days);

it('adds four days of offline work to a streak of 30, which gives 34', () => {
  const active = Array.from({ length: 30 }, (_, index) => before(33 - index));
  const history = buildHistory(active, new Map());
  const streak = foldHistory(history, [before(3), before(2), before(1), TODAY]);
  expect(computeStreakOn(streak, TODAY)).toMatchObject({ count: 34, lastDay: TODAY });
  expect(computeStreakOn(foldStreak(active), TODAY).count).toBe(0);
});

it('lists the recent days with work and folds earlier days into the streak', () => {
  const ratings = new Map([
    [before(40), 9],
    [before(2), 3],
    [before(1), 12],
  ]);
  expect(buildHistory([before(40), before(5), before(1)], ratings)).toEqual({
    before: { count: 1, points: 1, lastDay: before(40) },
    days: [
      { day: before(5), active: true, ratings: 0 },
      { day: before(2), active: false, ratings: 3 },
      { day: before(1), active: true, ratings: 12 },
    ],
  });
  expect(foldHistory(buildHistory([], new Map()), [])).toEqual(NO_STREAK);
});

it('reaches back to every day that still counts in some zone, whichever zone the last day was in', () => {
  const zones = fc.constantFrom('Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati');
  const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(now, zones, zones, (at, here, there) => {
      const timely = addDays(learnerDay(at, here), -STREAK_MAX_LATE_DAYS);
      const active = [timely, learnerDay(at, there)];
      expect(buildHistory(active, new Map()).days.map(({ day }) => day)).toEqual(active);
    }),
  );
});

it('folds late days in any order into the same streak that the server computes from all days', () => {
  const day = fc.integer({ min: 0, max: 90 }).map(before);
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 90 }), fc.array(day), (active, worked) => {
      const known = [...active].sort();
      const late = listTimelyDays(worked.map((value) => ({ day: value, today: TODAY })));
      const all = [...new Set([...known, ...late])].sort();
      expect(foldHistory(buildHistory(known, new Map()), late)).toEqual(foldStreak(all));
    }),
  );
});
