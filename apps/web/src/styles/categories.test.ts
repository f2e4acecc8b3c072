import { describe, expect, test } from 'vitest';
import { CATEGORY_SLUGS, CUSTOM_HUES } from '#ui/pictures/category-slug.ts';
import { contrast, linear, sheet, themes } from './testing/tokens.ts';

const TOKENS = ['category', 'category-content', 'category-soft', 'category-ink'];
const OTHERS = Array.from({ length: CUSTOM_HUES }, (_, hue) => `other-${hue}`);

const categories = [...sheet('categories.css').matchAll(/\[data-category="([a-z0-9-]+)"\]\s*\{([^}]*)\}/g)].map(
  ([, slug = '', body = '']) => {
    const pairs = [...body.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
    return {
      slug,
      light: new Map(pairs.map(([, name = '', light = '']) => [name, light])),
      dark: new Map(pairs.map(([, name = '', , dark = '']) => [name, dark])),
    };
  },
);

/**
 * Pairs of foreground and background colours with the least contrast that each must have. `category` has pairs too,
 * because charts are drawn in it.
 */
const RULES = [
  ['category-content', 'category', 4.5],
  ['category-ink', 'category-soft', 4.5],
  ['category-ink', 'base-100', 4.5],
  ['category-ink', 'base-200', 4.5],
  ['category', 'base-100', 3],
  ['category', 'base-200', 3],
  ['base-content', 'category-soft', 7],
] as const;

test('every category and every custom hue has its colours exactly once', () => {
  expect(categories.map(({ slug }) => slug)).toEqual([...CATEGORY_SLUGS, ...OTHERS]);
});

describe.each(categories)('$slug', ({ slug, light, dark }) => {
  test.each([light, dark])('sets every token', (tokens) => {
    expect([...tokens.keys()]).toEqual(TOKENS);
  });

  test.each(themes)('has enough contrast in $selector', ({ scheme, tokens }) => {
    const all = new Map([...tokens, ...(scheme === 'dark' ? dark : light)]);
    const missed = RULES.filter(([front, back, least]) => {
      return contrast(all.get(front) ?? '#000000', all.get(back) ?? '#000000') < least;
    });
    expect(missed, slug).toEqual([]);
  });
});

test('any two known categories have distinguishable colours, in light and dark', () => {
  const known = categories.filter(({ slug }) => !OTHERS.includes(slug));
  for (const scheme of ['light', 'dark'] as const) {
    const solids = known.map((item) => ({ slug: item.slug, at: oklab(item[scheme].get('category') ?? '#000000') }));
    const alike = solids.flatMap((a, index) =>
      solids.slice(index + 1).flatMap((b) => (distance(a.at, b.at) < 0.04 ? [`${a.slug} ${b.slug}`] : [])),
    );
    expect(alike, scheme).toEqual([]);
  }
});

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));

/** Converts a colour to Oklab, where equal distances look equally different. */
function oklab(colour: string): number[] {
  const [r = 0, g = 0, b = 0] = linear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
