import { expect, test } from 'vitest';
import { computeProgressFacts, formatGreeting } from './progress-facts.ts';

const BERLIN = { timeZone: 'Europe/Berlin', xp: 0 };
const NEW = { count: 0, points: 0, lastDay: null };

test('a new learner is at the start of level 1', () => {
  const facts = computeProgressFacts({ ...BERLIN, streak: NEW }, new Date('2026-03-10T09:00:00Z'));
  expect(facts).toMatchObject({ level: 1, into: 0, needed: 150, streakDays: 0, freezes: 0, activeToday: false });
});

test('the streak is that of today: a missed day without a freeze ends it', () => {
  const streak = { count: 5, points: 5, lastDay: '2026-03-08' };
  const now = new Date('2026-03-10T09:00:00Z');
  expect(computeProgressFacts({ ...BERLIN, streak }, now).streakDays).toBe(0);
  expect(computeProgressFacts({ ...BERLIN, streak: { ...streak, lastDay: '2026-03-09' } }, now).streakDays).toBe(5);
});

test('today counts once work was done on the learner’s own day, which ends at 4:00', () => {
  const streak = { count: 1, points: 1, lastDay: '2026-03-09' };
  const late = new Date('2026-03-10T02:30:00Z'); // 03:30 in Berlin
  expect(computeProgressFacts({ ...BERLIN, streak }, late)).toMatchObject({ activeToday: true });
  expect(formatGreeting(late, BERLIN.timeZone)).toBe('Good evening');
});

test.each([
  ['2026-03-10T05:00:00Z', 'Good morning'],
  ['2026-03-10T12:00:00Z', 'Good afternoon'],
  ['2026-03-10T19:00:00Z', 'Good evening'],
])('at %s a person in Berlin reads "%s"', (at, words) => {
  expect(formatGreeting(new Date(at), BERLIN.timeZone)).toBe(words);
});
