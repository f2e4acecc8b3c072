import { expect, test } from 'vitest';
import { toInstant, toLocalTime } from './local-time.ts';

test('an instant is unchanged after a round trip through the field, in any time zone', () => {
  const instant = '2027-03-04T05:06:00.000Z';
  expect(toInstant(toLocalTime(instant))).toBe(instant);
  expect(toLocalTime(instant)).toMatch(/^2027-03-\d\dT\d\d:\d\d$/);
});

test.each(['', 'soon'])('converts an invalid value to an empty text: %j', (text) => {
  expect(toLocalTime(text)).toBe('');
  expect(toInstant(text)).toBe('');
});
