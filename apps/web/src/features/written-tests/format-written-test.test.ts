import { expect, test } from 'vitest';
import { writtenTest } from '#lib/testing/written-tests.ts';
import { formatNearTime, formatPhase, formatPoints, formatWordCount, formatWordLimit } from './format-written-test.ts';
import { computeRefetchDelay } from './written-tests.queries.ts';

const NOW = new Date(2026, 2, 4, 12, 0);

test.each([
  [new Date(2026, 2, 4, 14, 5), 'today, 14:05'],
  [new Date(2026, 2, 5, 9, 0), 'Thu, 09:00'],
  [new Date(2026, 2, 10, 9, 0), 'Tue, 09:00'],
  [new Date(2026, 2, 11, 9, 0), '11 Mar, 09:00'],
  [new Date(2026, 2, 3, 9, 0), '3 Mar, 09:00'],
])('formats %s as %s', (at, words) => {
  expect(formatNearTime(at, NOW)).toBe(words);
});

test.each([
  ['upcoming', 'Opens today, 14:05'],
  ['open', 'Open until Thu, 09:00'],
  ['closed', 'Closed'],
] as const)('describes a test in the phase %s as %s', (phase, words) => {
  const times = {
    opensAt: new Date(2026, 2, 4, 14, 5).toISOString(),
    closesAt: new Date(2026, 2, 5, 9).toISOString(),
  };
  expect(formatPhase({ phase, ...times }, NOW)).toBe(words);
});

test.each([
  [null, null, null, '1,200 words'],
  [150, 300, '150–300 words', '1,200 words, 900 over'],
  [150, 150, '150 words', '1,200 words, 1050 over'],
  [1500, null, 'At least 1,500 words', '1,200 words, 300 to go'],
  [null, 1, 'At most 1 word', '1,200 words, 1199 over'],
])('describes a limit from %s to %s words as %s', (minWords, maxWords, asked, written) => {
  expect(formatWordLimit({ minWords, maxWords })).toBe(asked);
  expect(formatWordCount(1200, { minWords, maxWords })).toBe(written);
});

test('formats whole and half points', () => {
  expect([formatPoints(7.5, 10), formatPoints(10, 10)]).toEqual(['7.5 of 10', '10 of 10']);
});

test('refetches just after the test opens, at least once a minute before, and never once it is open', () => {
  const opens = (ms: number) => ({
    ...writtenTest({ phase: 'upcoming', opensAt: new Date(NOW.getTime() + ms).toISOString() }),
    sitting: null,
  });
  const at = NOW.getTime();
  expect([3_600_000, 5_000, -5_000].map((ms) => computeRefetchDelay(opens(ms), at))).toEqual([60_000, 6_000, 1_000]);
  expect([computeRefetchDelay({ ...writtenTest(), sitting: null }, at), computeRefetchDelay(undefined, at)]).toEqual([
    false,
    false,
  ]);
});
