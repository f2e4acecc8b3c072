import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiresAtOf, invitationCutoff, isInvitationOpen } from './validity.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const FORTNIGHT = 14 * 86_400_000;

test('an invitation is open for 14 days and not a millisecond longer', () => {
  const made = (ago: number) => ({ createdAt: new Date(NOW.getTime() - ago), usedAt: null });
  expect(isInvitationOpen(made(0), NOW)).toBe(true);
  expect(isInvitationOpen(made(FORTNIGHT - 1), NOW)).toBe(true);
  expect(isInvitationOpen(made(FORTNIGHT), NOW)).toBe(false);
});

test('a used invitation is not open, even if it is new', () => {
  expect(isInvitationOpen({ createdAt: NOW, usedAt: NOW }, NOW)).toBe(false);
});

test('an unused invitation is open exactly until its expiry time', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.integer({ min: -FORTNIGHT, max: 2 * FORTNIGHT }), (createdAt, later) => {
      const now = new Date(createdAt.getTime() + later);
      expect(isInvitationOpen({ createdAt, usedAt: null }, now)).toBe(now < expiresAtOf(createdAt));
      expect(isInvitationOpen({ createdAt, usedAt: null }, now)).toBe(createdAt > invitationCutoff(now));
    }),
  );
});
