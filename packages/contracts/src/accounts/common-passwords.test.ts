import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { PASSWORD_MIN } from './password-rules.ts';

describe('isCommonPassword', () => {
  it.each([
    'password123',
    'Password123!',
    '!!PASSWORD!!',
    'qwertyuiop',
    'Qwerty12345',
    '1234567890',
    '0123456789',
    '9876543210',
    'abcdefghij',
    'zyxwvutsrq',
    'aaaaaaaaaa',
    '1212121212',
    'abcabcabcabc',
    'iloveyou2024',
    'letmein12345',
    'admin12345',
    'quorbit2026',
    '2026quorbit!',
  ])('recognises %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'my passwords are many', 'Tr0ub4dor&3x', 'schmetterling-im-mai', DEMO_PASSWORD])(
    'doesn’t match the uncommon password %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('recognises a common word with digits and signs around it, in any case', () => {
    const around = fc.stringMatching(/^[0-9!?.#]{0,6}$/);
    const stem = fc.constantFrom('password', 'qwerty', 'iloveyou', 'administrator', 'dragon');
    fc.assert(
      fc.property(around, stem, around, fc.boolean(), (before, word, after, loud) => {
        expect(isCommonPassword(`${before}${loud ? word.toUpperCase() : word}${after}`)).toBe(true);
      }),
    );
  });

  it('recognises every repetition of a short piece', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), fc.integer({ min: 2, max: 20 }), (piece, times) => {
        expect(isCommonPassword(piece.repeat(times))).toBe(true);
      }),
    );
  });

  it('recognises every run of digits, up and down', () => {
    const start = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(start, fc.integer({ min: PASSWORD_MIN, max: 30 }), fc.constantFrom(1, 9), (first, length, step) => {
        const run = Array.from({ length }, (_, index) => (first + index * step) % 10).join('');
        expect(isCommonPassword(run)).toBe(true);
      }),
    );
  });

  it('matches none of 2,000 random passwords', () => {
    const random = fc.stringMatching(/^[a-zA-Z0-9]{16}$/);
    fc.assert(
      fc.property(random, (password) => !isCommonPassword(password)),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('judges any text without an error', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });
    fc.assert(
      fc.property(units, (codes) => {
        expect(typeof isCommonPassword(String.fromCharCode(...codes))).toBe('boolean');
      }),
    );
  });
});
