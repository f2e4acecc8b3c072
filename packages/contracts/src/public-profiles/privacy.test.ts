import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROFILE_AUDIENCES, profileAudienceOf } from '../settings/profile-audience.ts';
import { profileVisibilityOf, RELATIONS } from './privacy.ts';

describe('the visible part of a profile', () => {
  test.each([
    ['self', 'nobody', 'all'],
    ['friend', 'everyone', 'all'],
    ['friend', 'friends', 'all'],
    ['friend', 'nobody', 'name'],
    ['acquaintance', 'everyone', 'all'],
    ['acquaintance', 'friends', 'name'],
    ['acquaintance', 'nobody', 'name'],
    ['stranger', 'everyone', 'all'],
    ['stranger', 'friends', 'nothing'],
    ['stranger', 'nobody', 'nothing'],
  ] as const)('for the relation “%s” and the audience “%s” is: %s', (standing, audience, seen) => {
    expect(profileVisibilityOf(standing, audience)).toBe(seen);
  });

  test('never shrinks for a closer person or a wider audience', () => {
    const amount = { nothing: 0, name: 1, all: 2 };
    const place = fc.nat(2);
    fc.assert(
      fc.property(
        place,
        place,
        fc.constantFrom(...PROFILE_AUDIENCES),
        fc.constantFrom(...RELATIONS),
        (a, b, to, by) => {
          const [near, far] = [Math.min(a, b), Math.max(a, b)];
          const seen = (standing: number) => amount[profileVisibilityOf(RELATIONS[standing] ?? 'self', to)];
          expect(seen(near)).toBeGreaterThanOrEqual(seen(far));
          const shown = (audience: number) => amount[profileVisibilityOf(by, PROFILE_AUDIENCES[audience] ?? 'nobody')];
          expect(shown(near)).toBeGreaterThanOrEqual(shown(far));
        },
      ),
    );
  });

  test('is decided by a valid audience whatever value is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (showProfile) => PROFILE_AUDIENCES.includes(profileAudienceOf({ showProfile }))),
    );
    expect(profileAudienceOf({})).toBe('everyone');
  });
});
