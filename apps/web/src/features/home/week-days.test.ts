import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import { buildHistory, foldHistory } from '@quorbit/contracts/streaks/history';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeWeekDays } from './week-days.ts';

const FRIDAY = '2026-03-13';
const on = (...offsets: number[]) => offsets.map((offset) => addDays(FRIDAY, offset)).sort();
const states = (active: string[], more: string[] = [], today = FRIDAY) =>
  computeWeekDays(buildHistory(active, new Map()), { days: more }, today).map(({ state }) => state);

test('shows a week from Monday to Sunday with the state of each day', () => {
  expect(states(on(-4, -3, -1))).toEqual(['active', 'active', 'missed', 'active', 'open', 'ahead', 'ahead']);
  const week = computeWeekDays(buildHistory([], new Map()), { days: [] }, FRIDAY);
  expect(week.map(({ day }) => day)).toEqual(on(-4, -3, -2, -1, 0, 1, 2));
  expect(week.filter(({ today }) => today).map(({ day }) => day)).toEqual([FRIDAY]);
});

test('marks a missed day that a freeze paid for as frozen', () => {
  const nine = on(-12, -11, -10, -9, -8, -7, -6, -5, -4);
  expect(states([...nine, ...on(-2)])).toEqual(['active', 'frozen', 'active', 'missed', 'open', 'ahead', 'ahead']);
  expect(states([...nine, ...on(-3, -2)])).toEqual(['active', 'active', 'active', 'frozen', 'open', 'ahead', 'ahead']);
});

test('a day skipped by a journey isn’t missed, and today is active if a later day is', () => {
  const seen = [
    { day: '2026-03-10', zone: 'Pacific/Honolulu', first: 0, last: 0 },
    { day: '2026-03-12', zone: 'Pacific/Auckland', first: 72_000_000, last: 72_000_000 },
  ];
  const active = seen.map(({ day }) => day);
  const known = computeWeekDays(buildHistory(active, new Map(), seen), { days: [] }, FRIDAY).map(({ state }) => state);
  expect(known).toEqual(['before', 'active', 'skipped', 'active', 'open', 'ahead', 'ahead']);
  const history = buildHistory(active.slice(0, 1), new Map(), seen.slice(0, 1));
  const pending = { days: active.slice(1), seen: seen.slice(1) };
  expect(computeWeekDays(history, pending, FRIDAY).map(({ state }) => state)).toEqual(known);
  expect(computeWeekDays(history, pending, '2026-03-11')[2]?.state).toBe('active');
});

test('counts pending work', () => {
  expect(states(on(-4), on(0, -1))[4]).toBe('active');
  expect(states(on(-4), on(0, -1))[3]).toBe('active');
});

test('marks no day as missed before the learner’s first day', () => {
  expect(states([])).toEqual(['before', 'before', 'before', 'before', 'open', 'ahead', 'ahead']);
  expect(states(on(-2))).toEqual(['before', 'before', 'active', 'missed', 'open', 'ahead', 'ahead']);
});

test('agrees with the streak: a living streak has no missed day after its first one', () => {
  const days = fc.uniqueArray(fc.integer({ min: -40, max: 0 }), { maxLength: 40 });
  fc.assert(
    fc.property(days, days, (counted, pending) => {
      const history = buildHistory(on(...counted), new Map());
      const more = on(...pending).filter((day) => history.before.lastDay === null || day > history.before.lastDay);
      const streak = foldHistory(history, more);
      const week = computeWeekDays(history, { days: more }, FRIDAY);
      const active = new Set([...on(...counted), ...more]);
      for (const { day, state } of week) expect(state === 'active').toBe(active.has(day));
      const { count } = computeStreakOn(streak, FRIDAY);
      const past = week.filter(({ day }) => day < FRIDAY).toReversed();
      const run = past.slice(
        0,
        Math.max(
          0,
          past.findIndex(({ state }) => state === 'missed' || state === 'before'),
        ),
      );
      if (count === 0 && past[0] && active.size > 0) expect(past[0].state).not.toBe('frozen');
      expect(run.filter(({ state }) => state === 'active').length).toBeLessThanOrEqual(count);
      expect(daysBetween(week[0]?.day ?? '', FRIDAY)).toBe(4);
    }),
  );
});
