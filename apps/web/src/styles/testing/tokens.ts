import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_NAMES } from '@quorbit/contracts/themes/names';
import { isPaintedTheme, paintOf } from '#lib/theme/theme-tokens.ts';

/** Reads one of the app's style sheets. */
export const sheet = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

interface Theme {
  selector: string;
  scheme: string | undefined;
  /** Colours by token name, without the `--color-` or `--` prefix. */
  tokens: ReadonlyMap<string, string>;
}

/** The themes in the style sheet; a media query around one is part of its selector. */
const inSheet: Theme[] = [
  ...sheet('themes.css').matchAll(/((?:@media[^{]+\{\s*)?(?::root,\s*)?\[data-theme="[a-z-]+"\])\s*\{([^}]*)\}/g),
].map(([, selector = '', body = '']) => {
  const tokens = new Map(
    [...body.matchAll(/--(?:color-)?([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, k = '', v = '']) => [k, v]),
  );
  const scheme = /color-scheme: (light|dark);/.exec(body)?.[1];
  return { selector: selector.replace(/\s+/g, ' '), scheme, tokens };
});

/** Themes whose colours are fetched only when they're chosen. */
const painted = THEME_NAMES.filter(isPaintedTheme).map((name): Theme => {
  const { scheme, tokens: colours } = paintOf(name);
  const tokens = new Map(Object.entries(colours).map(([token, value]) => [token.replace(/^--(color-)?/, ''), value]));
  return { selector: name, scheme, tokens };
});

/** Every theme, from the style sheet and fetched ones. */
export const themes = [...inSheet, ...painted];

/** Mixes two `#rrggbb` colours. @param share the share of `front`, 0 to 1 */
export function blend(front: string, back: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [front, back].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Returns the WCAG 2 contrast ratio of two `#rrggbb` colours. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Returns the parts of a `#rrggbb` colour in linear light, 0 to 1. */
export function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
