import { expect, test } from 'vitest';
import { computePasswordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['ninechars', 'short'],
  ['password123', 'common'],
  ['1234567890', 'common'],
  ['x7Gq2mWz9t', 'fair'],
  ['x7Gq2mWz9tKe4p', 'good'],
  ['x7Gq2mWz9tKe4pRw6s', 'strong'],
  ['several unusual words', 'strong'],
] as const)('the password %j is rated %s', (password, strength) => {
  expect(computePasswordStrength(password)).toBe(strength);
});

test('repeated or consecutive characters do not make a password stronger', () => {
  expect(computePasswordStrength('x7Gq2mWz9taaaaaaaaaaaaaa')).toBe('fair');
  expect(computePasswordStrength('x7Gq2mWz9k1234567890')).toBe('fair');
});
