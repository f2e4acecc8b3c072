import { THEME_NAMES } from '@quorbit/contracts/themes/names';
import { describe, expect, test } from 'vitest';
import { blend, contrast, themes } from './testing/tokens.ts';

const BASE = ['base-100', 'base-200', 'base-content'];
const PAIRED = ['primary', 'secondary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'];
const ANSWERS = ['answer-a', 'answer-b', 'answer-c', 'answer-d'];
const RARITIES = ['rarity-common', 'rarity-rare', 'rarity-epic', 'rarity-legendary'];

/** What reads on what, and how well it must. */
const RULES: readonly (readonly [front: string, back: string, least: number])[] = [
  ['base-content', 'base-100', 7],
  ['base-content', 'base-200', 7],
  ...PAIRED.map((name) => [`${name}-content`, name, 4.5] as const),
  ...['primary', 'info', 'success', 'warning', 'error', ...RARITIES].map((name) => [name, 'base-100', 4.5] as const),
  ...['primary', 'success', 'error'].map((name) => [name, 'base-200', 4.5] as const),
  ...ANSWERS.flatMap((name) => [
    [name, 'base-100', 3] as const,
    [name, 'base-200', 3] as const,
    ['answer-content', name, 4.5] as const,
  ]),
  ['accent', 'neutral', 3],
  // The focus ring has the text's colour.
  ['base-content', 'base-300', 3],
  ['neutral-content', 'neutral', 7],
];

/** Text on a tint of itself, as chosen things and results have it; quiet text; and quiet text on neutral panels. */
const BLENDED: readonly (readonly [front: string, share: number, on: string, least: number])[] = [
  ...['base-100', 'base-200', 'base-300'].map((on) => ['base-content', 0.74, on, 4.5] as const),
  ['neutral-content', 0.85, 'neutral', 4.5],
];
const TINTED: readonly (readonly [name: string, share: number, on: string])[] = ['success', 'error', 'primary'].flatMap(
  (name) => [[name, 0.1, 'base-100'] as const, [name, 0.1, 'base-200'] as const, [name, 0.12, 'base-100'] as const],
);

test('every theme that the product names is painted', () => {
  const names = themes.map(({ selector }) => /"([a-z-]+)"/.exec(selector)?.[1] ?? selector.toLowerCase());
  for (const theme of THEME_NAMES) expect(names).toContain(theme.toLowerCase());
});

test('light, dark and the system\u2019s dark are there', () => {
  expect(themes.map((theme) => theme.selector)).toEqual(
    expect.arrayContaining([expect.stringContaining('"light"'), expect.stringContaining('"dark"')]),
  );
  expect(themes.length).toBeGreaterThanOrEqual(3);
});

test('Default in the dark is the dark theme', () => {
  const dark = themes.find((theme) => theme.selector === '[data-theme="dark"]');
  const byDefault = themes.find((theme) => theme.selector.includes('"default"'));
  expect(byDefault?.tokens).toEqual(dark?.tokens);
});

describe.each(themes)('$selector', ({ scheme, tokens }) => {
  const colour = (name: string) => tokens.get(name) ?? '#000000';

  test('says whether it is light or dark', () => {
    expect(scheme).toMatch(/^(light|dark)$/);
  });

  test('sets every token', () => {
    const wanted = [
      ...BASE,
      'base-300',
      ...PAIRED.flatMap((name) => [name, `${name}-content`]),
      ...ANSWERS,
      'answer-content',
      ...RARITIES,
    ];
    expect([...tokens.keys()].sort()).toEqual(wanted.sort());
  });

  test.each(RULES)('%s reads on %s at %d:1', (front, back, least) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least);
  });

  test.each(BLENDED)('%s, %d of it, reads on %s at %d:1', (front, share, on, least) => {
    expect(contrast(blend(colour(front), colour(on), share), colour(on))).toBeGreaterThanOrEqual(least);
  });

  test.each([
    [0.08, 0.85],
    [0.15, 1],
  ])('in rooms, a panel of %d of neutral-content over neutral bears text of %d', (share, text) => {
    const panel = blend(colour('neutral-content'), colour('neutral'), share);
    expect(contrast(blend(colour('neutral-content'), panel, text), panel)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(TINTED)('%s reads on %d of itself over %s', (name, share, on) => {
    expect(contrast(colour(name), blend(colour(name), colour(on), share))).toBeGreaterThanOrEqual(4.5);
  });
});
