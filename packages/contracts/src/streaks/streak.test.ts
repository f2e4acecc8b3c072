import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import { computeStreakOn, countFreezes, foldStreak, MAX_STREAK_POINTS, NO_STREAK, type Streak } from './streak.ts';

const START = '2026-02-20';
const day = (offset: number) => addDays(START, offset);
/** Returns the days at the given offsets from the start, e.g. `days(0, 1, 4)`. */
const days = (...offsets: number[]) => offsets.map(day);
const inARow = (count: number, from = 0) => Array.from({ length: count }, (_, index) => day(from + index));

/** Computes the streak in a second way, as the app explains it: day by day, including missed days. */
function walk(active: ReadonlySet<number>, today: number): { count: number; points: number } {
  let count = 0;
  let points = 0;
  for (let at = 0; at <= today; at += 1) {
    if (active.has(at)) {
      count += 1;
      points = Math.min(14, points + 1);
    } else if (at === today) break;
    else if (points >= 7) points -= 7;
    else count = points = 0;
  }
  return { count, points };
}

describe('a streak', () => {
  it('has no days, points or freezes without an active day', () => {
    expect(foldStreak([])).toEqual(NO_STREAK);
    expect(computeStreakOn(NO_STREAK, START)).toEqual(NO_STREAK);
    expect(countFreezes(NO_STREAK)).toBe(0);
  });

  it.each([
    ['counts days in a row', inARow(3), { count: 3, points: 3 }],
    ['starts over after a missed day without a freeze', [...inARow(3), ...inARow(2, 4)], { count: 2, points: 2 }],
    ['covers a missed day with a freeze of seven points', [...inARow(7), day(8)], { count: 8, points: 1 }],
    ['has no freeze at six points', [...inARow(6), day(7)], { count: 1, points: 1 }],
    ['has at most fourteen points', inARow(40), { count: 40, points: 14 }],
    ['covers two missed days with two freezes', [...inARow(14), day(16)], { count: 15, points: 1 }],
    ['cannot cover three missed days', [...inARow(14), day(17)], { count: 1, points: 1 }],
    [
      'covers every other day as long as it has freezes',
      [...inARow(14), day(15), day(17), day(19)],
      { count: 1, points: 1 },
    ],
  ])('%s', (_name, active, expected) => {
    expect(foldStreak(active)).toEqual({ ...expected, lastDay: active.at(-1) });
  });

  it.each([
    [0, 0],
    [6, 0],
    [7, 1],
    [13, 1],
    [14, 2],
  ])('shows %i points as %i freezes', (points, freezes) => {
    expect(countFreezes({ count: points, points, lastDay: START })).toBe(freezes);
  });

  it.each([
    ['is unchanged on the last active day itself', 6, { count: 7, points: 7 }],
    ['is unchanged on the next day, which is not over', 7, { count: 7, points: 7 }],
    ['spends the freeze once a missed day is over', 8, { count: 7, points: 0 }],
    ['ends once a second missed day is over', 9, { count: 0, points: 0 }],
    [
      'is unchanged if today is before the last day, as after a flight across the date line',
      5,
      { count: 7, points: 7 },
    ],
  ])('as of today: it %s', (_name, today, expected) => {
    expect(computeStreakOn(foldStreak(inARow(7)), day(today))).toEqual({ ...expected, lastDay: day(6) });
  });

  it('counts across the end of a month and a leap day', () => {
    expect(foldStreak(['2024-02-28', '2024-02-29', '2024-03-01']).count).toBe(3);
    expect(foldStreak(['2025-02-28', '2025-03-01']).count).toBe(2);
  });
});

const lower = (a: Streak, b: Streak) => a.count < b.count || a.points < b.points || countFreezes(a) < countFreezes(b);

describe('any streak', () => {
  // Seventeen days are enough for fourteen points, two freezes and a missed day that no freeze covers, so they include
  // all cases of the rule.
  it('never falls when a day is added: all histories of 17 days, each with each missing day', () => {
    const LENGTH = 17;
    const today = day(LENGTH);
    const all = inARow(LENGTH);
    const closed = Array.from({ length: 2 ** LENGTH }, (_, mask) =>
      computeStreakOn(foldStreak(all.filter((_day, at) => (mask >> at) & 1)), today),
    );
    const fallen: string[] = [];
    for (const [mask, streak] of closed.entries()) {
      for (let at = 0; at < LENGTH; at += 1) {
        const more = closed[mask | (1 << at)];
        if (more && lower(more, streak)) fallen.push(`${mask.toString(2)} with day ${at}`);
      }
    }
    expect(fallen).toEqual([]);
  }, 60_000);

  const long = fc.record({
    active: fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }).map(
      // In dense runs with few gaps, freezes are won and spent.
      (bits) => bits.map((bit, at) => bit || at % 5 !== 0),
    ),
    added: fc.nat(119),
    later: fc.nat(4),
  });

  it('never falls when a day is added: long histories with many freezes won and spent', () => {
    fc.assert(
      fc.property(long, ({ active, added, later }) => {
        const today = day(active.length + later);
        const before = active.flatMap((bit, at) => (bit ? [day(at)] : []));
        const after = active.flatMap((bit, at) => (bit || at === added ? [day(at)] : []));
        expect(lower(computeStreakOn(foldStreak(after), today), computeStreakOn(foldStreak(before), today))).toBe(
          false,
        );
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('agrees with a walk through the calendar day by day', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(4), (offsets, later) => {
        const sorted = offsets.sort((a, b) => a - b);
        const today = (sorted.at(-1) ?? 0) + later;
        const streak = computeStreakOn(foldStreak(days(...sorted)), day(today));
        expect({ count: streak.count, points: streak.points }).toEqual(walk(new Set(sorted), today));
      }),
      { numRuns: 5_000 },
    );
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(90)), (offsets) => {
        const sorted = offsets.sort((a, b) => a - b);
        const { count, points, lastDay } = foldStreak(days(...sorted));
        expect(count).toBeLessThanOrEqual(sorted.length);
        expect(points).toBeLessThanOrEqual(MAX_STREAK_POINTS);
        expect(points >= 1 || sorted.length === 0).toBe(true);
        expect(lastDay).toBe(sorted.length === 0 ? null : day(sorted.at(-1) ?? 0));
      }),
    );
  });
});
