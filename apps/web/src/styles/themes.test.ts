import { THEME_NAMES } from '@quorbit/contracts/themes/names';
import { describe, expect, test } from 'vitest';
import { blend, contrast, themes } from './testing/tokens.ts';

const BASE = ['base-100', 'base-200', 'base-content'];
const PAIRED = ['primary', 'secondary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'];
const ANSWERS = ['answer-a', 'answer-b', 'answer-c', 'answer-d'];
const RARITIES = ['rarity-common', 'rarity-rare', 'rarity-epic', 'rarity-legendary'];

/** Pairs of foreground and background colours with the least contrast that each must have. */
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
  // The focus ring has the colour of the text.
  ['base-content', 'base-300', 3],
  ['neutral-content', 'neutral', 7],
];

/**
 * Transparent text on a surface: quiet text, and quiet text on neutral panels. `TINTED` below is text on a tint of its
 * own colour, as used for chosen items and results.
 */
const BLENDED: readonly (readonly [front: string, share: number, on: string, least: number])[] = [
  ...['base-100', 'base-200', 'base-300'].map((on) => ['base-content', 0.74, on, 4.5] as const),
  ['neutral-content', 0.85, 'neutral', 4.5],
];
const TINTED: readonly (readonly [name: string, share: number, on: string])[] = ['success', 'error', 'primary'].flatMap(
  (name) => [[name, 0.1, 'base-100'] as const, [name, 0.1, 'base-200'] as const, [name, 0.12, 'base-100'] as const],
);

test('every theme of the product has colours', () => {
  const names = themes.map(({ selector }) => /"([a-z-]+)"/.exec(selector)?.[1] ?? selector.toLowerCase());
  for (const theme of THEME_NAMES) expect(names).toContain(theme.toLowerCase());
});

test('the light theme, the dark theme and the system’s dark theme exist', () => {
  expect(themes.map((theme) => theme.selector)).toEqual(
    expect.arrayContaining([expect.stringContaining('"light"'), expect.stringContaining('"dark"')]),
  );
  expect(themes.length).toBeGreaterThanOrEqual(3);
});

test('the default theme in dark mode equals the dark theme', () => {
  const dark = themes.find((theme) => theme.selector === '[data-theme="dark"]');
  const byDefault = themes.find((theme) => theme.selector.includes('"default"'));
  expect(byDefault?.tokens).toEqual(dark?.tokens);
});

describe.each(themes)('$selector', ({ scheme, tokens }) => {
  const colour = (name: string) => tokens.get(name) ?? '#000000';

  test('declares whether it is light or dark', () => {
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

  test.each(RULES)('gives %s on %s a contrast of at least %d:1', (front, back, least) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least);
  });

  test.each(BLENDED)('gives %s at an opacity of %d on %s a contrast of at least %d:1', (front, share, on, least) => {
    expect(contrast(blend(colour(front), colour(on), share), colour(on))).toBeGreaterThanOrEqual(least);
  });

  test.each([
    [0.08, 0.85],
    [0.15, 1],
  ])('in rooms, a panel of %d neutral-content over neutral is readable with text of opacity %d', (share, text) => {
    const panel = blend(colour('neutral-content'), colour('neutral'), share);
    expect(contrast(blend(colour('neutral-content'), panel, text), panel)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(TINTED)('gives %s enough contrast on a tint of %d of itself over %s', (name, share, on) => {
    expect(contrast(colour(name), blend(colour(name), colour(on), share))).toBeGreaterThanOrEqual(4.5);
  });
});
