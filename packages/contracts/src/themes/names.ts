/** The chooser's themes and the level that opens each; `Default` is always open. */
export const THEME_LEVELS = {
  Default: 1,
  Light: 2,
  Dark: 3,
  'material-light': 4,
  Galaxy: 5,
  'material-dark': 6,
  Forest: 7,
  dracula: 8,
  Sunset: 10,
  nord: 12,
  'solarized-light': 14,
  Neon: 15,
  'solarized-dark': 16,
  monokai: 18,
  'one-dark': 20,
  'gruvbox-dark': 22,
  'gruvbox-light': 24,
  oceanic: 26,
  synthwave: 28,
  'night-owl': 30,
  'tokyo-night': 32,
  'ayu-light': 34,
} as const;

export type ThemeName = keyof typeof THEME_LEVELS;
export const DEFAULT_THEME: ThemeName = 'Default';
