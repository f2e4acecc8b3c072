import { addDays } from '@quorbit/contracts/streaks/days';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStreakRisk } from './streak-risk.ts';

const ZONE = 'Europe/Berlin';
const MORNING = new Date('2026-03-10T08:00:00Z');
const EVENING = new Date('2026-03-10T17:00:00Z'); // 18:00 in Berlin
const NIGHT = new Date('2026-03-11T02:00:00Z'); // 03:00 in Berlin, still the learner's day before
const yesterday = { count: 12, points: 7, lastDay: '2026-03-09' };

test('a streak is at risk from 18:00 until the day ends at 4:00', () => {
  expect(findStreakRisk(yesterday, MORNING, ZONE)).toBeNull();
  expect(findStreakRisk(yesterday, new Date('2026-03-10T16:59:00Z'), ZONE)).toBeNull();
  expect(findStreakRisk(yesterday, EVENING, ZONE)).toEqual({ days: 12, freezes: 1 });
  expect(findStreakRisk(yesterday, NIGHT, ZONE)).toEqual({ days: 12, freezes: 1 });
});

test('a streak is at risk all day where a freeze paid for yesterday and none is left', () => {
  const before = { count: 8, points: 8, lastDay: '2026-03-08' };
  expect(findStreakRisk(before, MORNING, ZONE)).toEqual({ days: 8, freezes: 0 });
  expect(findStreakRisk({ ...before, points: 14 }, MORNING, ZONE)).toBeNull();
  expect(findStreakRisk({ ...yesterday, points: 3 }, MORNING, ZONE)).toBeNull();
});

test.each([
  ['without a streak', { count: 0, points: 0, lastDay: null }],
  ['once it has ended', { count: 12, points: 6, lastDay: '2026-03-08' }],
  ['once today counts', { ...yesterday, lastDay: '2026-03-10' }],
])('nothing is at risk %s', (_name, streak) => {
  expect(findStreakRisk(streak, EVENING, ZONE)).toBeNull();
});

test('only a living streak without activity today is at risk; a morning’s risk lasts into the evening', () => {
  const streaks = fc.record({ count: fc.integer({ min: 1, max: 400 }), points: fc.nat(14), ago: fc.nat(5) });
  fc.assert(
    fc.property(streaks, ({ count, points, ago }) => {
      const streak = { count, points, lastDay: addDays('2026-03-10', -ago) };
      const alive = computeStreakOn(streak, '2026-03-10').count > 0 && ago > 0;
      expect(findStreakRisk(streak, EVENING, ZONE) !== null).toBe(alive);
      if (findStreakRisk(streak, MORNING, ZONE)) expect(findStreakRisk(streak, EVENING, ZONE)).not.toBeNull();
    }),
  );
});
