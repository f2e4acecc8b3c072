import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DECLINES } from './limits.ts';
import { isRequestOpen, type RequestHistory, requestCutoff, requestPermissionOf } from './requests.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-25T12:00:00Z');
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS + ms);

describe('sending a friend request', () => {
  it.each<[string, RequestHistory | undefined, ReturnType<typeof requestPermissionOf>]>([
    ['is allowed without an earlier request', undefined, 'allowed'],
    ['is refused while a request is open', { openedAt: ago(89), declines: 0, declinedAt: null }, 'open'],
    ['is allowed after 90 days without an answer', { openedAt: ago(90), declines: 0, declinedAt: null }, 'allowed'],
    ['is too soon within 7 days of a decline', { openedAt: null, declines: 1, declinedAt: ago(7, 1) }, 'too soon'],
    ['is allowed 7 days after a decline', { openedAt: null, declines: 1, declinedAt: ago(7) }, 'allowed'],
    ['is allowed a third time', { openedAt: null, declines: 2, declinedAt: ago(7) }, 'allowed'],
    ['is never allowed a fourth time', { openedAt: null, declines: 3, declinedAt: ago(1_000) }, 'never'],
  ])('%s', (_name, asked, expected) => {
    expect(requestPermissionOf(asked, NOW)).toBe(expected);
  });

  it('is allowed at most three times to a person who always declines, whenever it is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 40 }), (waits) => {
        let asked: RequestHistory | undefined;
        let now = NOW;
        let sent = 0;
        for (const days of waits) {
          now = new Date(now.getTime() + days * DAY_MS);
          if (requestPermissionOf(asked, now) !== 'allowed') continue;
          sent += 1;
          asked = { openedAt: null, declines: (asked?.declines ?? 0) + 1, declinedAt: now };
        }
        expect(sent).toBeLessThanOrEqual(MAX_DECLINES);
      }),
    );
  });
});

it('a friend request is open from when it is sent until it expires', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 * DAY_MS }), (age) => {
      const openedAt = new Date(NOW.getTime() - age);
      expect(isRequestOpen({ openedAt }, NOW)).toBe(age < 90 * DAY_MS);
      expect(isRequestOpen({ openedAt }, NOW)).toBe(openedAt > requestCutoff(NOW));
    }),
  );
  expect(isRequestOpen({ openedAt: null }, NOW)).toBe(false);
});
