import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, themes } from '../../styles/testing/tokens.ts';
import { Avatar } from './avatar.tsx';
import { AVATAR_HUES, computeAvatarLook } from './avatar-look.ts';
import { toInitials } from './initials.ts';

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['Augusta Ada King', 'AK'],
    ['ada', 'A'],
    ['Anne-Marie', 'AM'],
    ['E\u0301mile Zola', 'ÉZ'],
    ['g\u0303o', 'G\u0303'],
    ['ßeta', 'ß'],
    ['გიორგი', 'გ'],
    ['नि शा', 'निशा'],
    ['007 Bond', '0B'],
    ['(Max) "Mustermann"', 'MM'],
    ['山田 太郎', '山'],
    ['김 민준', '김'],
    ['דוד לוי', 'דל'],
    ['محمد علي', 'م\u200cع'],
    ['🦊 Fox', 'F'],
    ['🦊🐼', '🦊'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['--', ''],
    ['   ', ''],
  ])('of %s are %s', (name, expected) => {
    expect(toInitials(name)).toBe(expected);
  });

  test('are at most two graphemes, and never a space', () => {
    const count = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (name) => {
        const found = toInitials(name);
        expect(count(found)).toBeLessThanOrEqual(2);
        expect(found).toBe(found.trim());
      }),
    );
  });
});

describe('the avatar’s look', () => {
  test('is always the same for one id, and rarely the same for two', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `0194f0aa-1b2c-7def-8aaa-${String(index).padStart(12, '0')}`);
    const looks = ids.map((id) => JSON.stringify(computeAvatarLook(id)));
    expect(ids.map((id) => JSON.stringify(computeAvatarLook(id)))).toEqual(looks);
    expect(new Set(looks).size).toBeGreaterThan(480);
  });

  test('uses every hue', () => {
    const hues = Array.from({ length: 200 }, (_, index) => computeAvatarLook(`person ${index}`).hue);
    expect(new Set(hues)).toEqual(new Set(AVATAR_HUES));
  });

  test.each(themes)('has readable initials on every hue: $selector', ({ tokens }) => {
    const token = (name: string) => tokens.get(name.replace(/^(fill|text)-/, '')) ?? expect.fail(name);
    for (const { surface, content } of AVATAR_HUES)
      expect(contrast(token(content), token(surface)), surface).toBeGreaterThanOrEqual(4.5);
  });
});

test('the avatar is hidden from screen readers, because the name is beside it', () => {
  const { container } = render(<Avatar id="0194f0aa" name="Ada Lovelace" />);
  const picture = container.querySelector('svg');
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
  expect(picture?.textContent).toBe('AL');
});
