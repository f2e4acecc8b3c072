import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CategoryMotif } from './category-motif.tsx';
import { CATEGORY_SLUGS, CUSTOM_HUES, toCategorySlug } from './category-slug.ts';

const OTHERS = Array.from({ length: CUSTOM_HUES }, (_, hue) => `other-${hue}`);

const drawn = (category: string) => render(<CategoryMotif category={category} />).container.querySelector('svg');
const paths = (category: string) =>
  [...(drawn(category)?.querySelectorAll('path') ?? [])].map((sVGPathElement) => sVGPathElement.getAttribute('d'));

test('every category of the product has its own colours and drawing', () => {
  expect(CATEGORIES.map(toCategorySlug)).toEqual([...CATEGORY_SLUGS]);
  expect(new Set(CATEGORIES.map((category) => paths(category).join('|'))).size).toBe(CATEGORIES.length);
});

test('a user-named category gets the general drawing and a hue derived from its name', () => {
  expect(paths('Astrology')).toEqual(paths('General'));
  expect(drawn('Astrology')?.dataset.category).toBe(toCategorySlug(' astrology'));
  fc.assert(
    fc.property(fc.string(), (name) => {
      const known: readonly string[] = [...CATEGORY_SLUGS, ...OTHERS];
      expect(known).toContain(toCategorySlug(name));
    }),
  );
});

test('user-named categories spread over all hues', () => {
  const hues = new Set(Array.from({ length: 200 }, (_, at) => toCategorySlug(`Topic ${at}`)));
  expect(hues.size).toBe(CUSTOM_HUES);
});

test('a drawing is hidden from screen readers, because the name is beside it', () => {
  expect(drawn('Science')?.getAttribute('aria-hidden')).toBe('true');
});
