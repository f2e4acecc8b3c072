import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'themes.css'), 'utf8');
const BASE = ['base-100', 'base-200', 'base-content'];
const PAIRED = ['primary', 'secondary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'];
const ANSWERS = ['answer-a', 'answer-b', 'answer-c', 'answer-d'];
const RARITIES = ['rarity-common', 'rarity-rare', 'rarity-epic', 'rarity-legendary'];

/** Every block of tokens, by its selector; media queries count as part of it. */
const themes = [...css.matchAll(/((?:@media[^{]+\{\s*)?(?::root,\s*)?\[data-theme="[a-z-]+"\])\s*\{([^}]*)\}/g)].map(
  ([, selector = '', body = '']) => {
    const tokens = new Map(
      [...body.matchAll(/--(?:color-)?([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, k = '', v = '']) => [k, v]),
    );
    return { selector: selector.replace(/\s+/g, ' '), tokens };
  },
);

/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

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
];

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

describe.each(themes)('$selector', ({ tokens }) => {
  const colour = (name: string) => tokens.get(name) ?? '#000000';

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
});
