import { PALETTES, type PaintedTheme, type Palette } from './theme-palettes.ts';

export interface Paint {
  scheme: 'light' | 'dark';
  tokens: Record<string, string>;
}

const SOLIDS = ['primary', 'secondary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'];

/** The names of a palette's colours in style sheets, in the palette's order. */
const NAMES: Record<Exclude<keyof Palette, 'scheme'>, readonly string[]> = {
  base: ['base-100', 'base-200', 'base-300', 'base-content'].map((name) => `--color-${name}`),
  solid: SOLIDS.map((name) => `--color-${name}`),
  content: SOLIDS.map((name) => `--color-${name}-content`),
  answer: ['a', 'b', 'c', 'd', 'content'].map((name) => `--answer-${name}`),
  rarity: ['common', 'rare', 'epic', 'legendary'].map((name) => `--rarity-${name}`),
};

export const isPaintedTheme = (name: string): name is PaintedTheme => Object.hasOwn(PALETTES, name);

/**
 * Returns the value of `data-scheme` and the style properties that make an element and its content look like a theme.
 */
export function paintOf(theme: PaintedTheme): Paint {
  const palette = PALETTES[theme];
  const parts = Object.keys(NAMES) as (keyof typeof NAMES)[];
  const colours = parts.flatMap((part) => {
    const values = palette[part].split(' ');
    return NAMES[part].map((name, index) => [name, `#${values[index]}`]);
  });
  return { scheme: palette.scheme, tokens: Object.fromEntries(colours) };
}
