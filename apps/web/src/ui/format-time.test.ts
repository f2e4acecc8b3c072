import { expect, test } from 'vitest';
import { formatRelativeTime, formatTimeOfDay } from './format-time.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => formatRelativeTime(new Date(NOW.getTime() - seconds * 1000), NOW);

test.each([
  [0, 'just now'],
  [44, 'just now'],
  [45, '1 minute ago'],
  [90, '2 minutes ago'],
  [59 * 60, '59 minutes ago'],
  [59.6 * 60, '1 hour ago'],
  [5 * 3600, '5 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [8 * 86_400, 'last week'],
  [60 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
  [-7200, 'in 2 hours'],
  [-86_400, 'tomorrow'],
])('%d seconds ago reads "%s"', (seconds, words) => {
  expect(ago(seconds)).toBe(words);
});

test('formats a time of today without its date and one of another day with it', () => {
  const now = new Date(2026, 10, 22, 18, 0);
  expect(formatTimeOfDay(new Date(2026, 10, 22, 14, 2), now)).toBe('14:02');
  expect(formatTimeOfDay(new Date(2026, 10, 21, 18, 0), now)).toBe('21 Nov, 18:00');
});
