import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadableName, isStaffLike } from './names.ts';

describe('isReadableName', () => {
  it.each(['Ada', 'Zoë Ångström', "Seán O'Brien", '李小龍', 'محمد', 'می‌خواهم', 'क्‍ष', 'Ada 👩‍🚀', 'Ada ❤️', '007'])(
    'accepts %s',
    (name) => {
      expect(isReadableName(name)).toBe(true);
    },
  );

  it.each([
    ['a zero-width space', 'Ad\u200Ba'],
    ['a joiner within Latin letters', 'Ad\u200Da'],
    ['a change of text direction', 'Ada\u202Egnp'],
    ['an isolated text direction', '\u2066Ada\u2069'],
    ['a line break', 'Ada\nLovelace'],
    ['a line separator', 'Ada\u2028Lovelace'],
    ['a soft hyphen', 'A\u00ADda'],
    ['Hangul fillers', '\u3164\u3164'],
    ['Braille blanks', '\u2800\u2800'],
    ['an invisible tag character', 'Ada\u{E0041}'],
    ['no letter and no number', '...'],
    ['only emoji', '🦊🦊'],
  ])('refuses a name with %s', (_, name) => {
    expect(isReadableName(name)).toBe(false);
  });

  it('refuses an invisible character anywhere in a Latin name', () => {
    const hidden = fc.constantFrom(
      '\u200B',
      '\u200C',
      '\u200D',
      '\u202A',
      '\u2060',
      '\uFEFF',
      '\u034F',
      '\uFE0F',
      '\u180E',
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,10}$/), hidden, fc.nat(10), (name, sign, at) => {
        expect(isReadableName(name.slice(0, at) + sign + name.slice(at))).toBe(false);
      }),
    );
  });
});

describe('isStaffLike', () => {
  it.each([
    'Admin',
    'admin42',
    'The ADMIN',
    'A d m i n',
    'Аdmin',
    'Adm1n',
    '@dmin',
    'ádmin',
    'ａｄｍｉｎ',
    'QuorbitTeam',
    'Qu0rbit',
    'Site Administrator',
    'moderator_7',
    'Support',
    'staff',
    'Official',
  ])('returns true for %s', (name) => {
    expect(isStaffLike(name)).toBe(true);
  });

  it.each(['Ada Lovelace', 'Badminton Fan', 'Stafford', 'Supporter of Leeds', 'Modesty', 'Ruth Adams', 'Systema'])(
    'returns false for %s',
    (name) => {
      expect(isStaffLike(name)).toBe(false);
    },
  );
});
