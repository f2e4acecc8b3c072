import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRemainingTime } from './format-remaining-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, 'Expired'],
  [-1, 'Expired'],
  [1, '0h 1m'],
  [59 * MINUTE, '0h 59m'],
  [2 * HOUR + 5 * MINUTE, '2h 5m'],
  [24 * HOUR, '24h 0m'],
  [24 * HOUR + 1, '1d 0h'],
  [71 * HOUR, '2d 23h'],
])('formats %i ms as %s', (milliseconds, words) => {
  expect(formatRemainingTime(milliseconds)).toBe(words);
});

it('never shows a minute more than is left, and shows Expired only at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 * HOUR }), (milliseconds) => {
      const [, days = '0', hours = '0', minutes = '0'] =
        /^(?:(\d+)d )?(\d+)h(?: (\d+)m)?$/.exec(formatRemainingTime(milliseconds)) ?? [];
      const said = (Number(days) * 24 + Number(hours)) * HOUR + Number(minutes) * MINUTE;
      expect(said).toBeLessThan(milliseconds + MINUTE);
      expect(said).toBeGreaterThan(milliseconds - HOUR);
    }),
  );
});
