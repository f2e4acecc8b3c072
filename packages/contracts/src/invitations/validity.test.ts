import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredBefore, expiryOf, isOpen } from './validity.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const FORTNIGHT = 14 * 86_400_000;

test('an invitation is open for 14 days and not a millisecond longer', () => {
  const made = (ago: number) => ({ createdAt: new Date(NOW.getTime() - ago), usedAt: null });
  expect(isOpen(made(0), NOW)).toBe(true);
  expect(isOpen(made(FORTNIGHT - 1), NOW)).toBe(true);
  expect(isOpen(made(FORTNIGHT), NOW)).toBe(false);
});

test('one that was used is not open, whenever it was made', () => {
  expect(isOpen({ createdAt: NOW, usedAt: NOW }, NOW)).toBe(false);
});

test('open means before the time that it expires', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.integer({ min: -FORTNIGHT, max: 2 * FORTNIGHT }), (createdAt, later) => {
      const now = new Date(createdAt.getTime() + later);
      expect(isOpen({ createdAt, usedAt: null }, now)).toBe(now < expiryOf(createdAt));
      expect(isOpen({ createdAt, usedAt: null }, now)).toBe(createdAt > expiredBefore(now));
    }),
  );
});
