import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, THEME_LEVELS } from './names.ts';

describe('themes', () => {
  it('are the chooser’s 22', () => {
    expect(Object.keys(THEME_LEVELS)).toHaveLength(22);
  });

  it('open at the level that the product promises', () => {
    expect(THEME_LEVELS).toEqual({
      Default: 1,
      Light: 2,
      Dark: 3,
      Galaxy: 5,
      Forest: 7,
      Sunset: 10,
      Neon: 15,
      'material-light': 4,
      'material-dark': 6,
      dracula: 8,
      nord: 12,
      'solarized-light': 14,
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
    });
  });

  it('give a beginner the default one', () => {
    expect(THEME_LEVELS[DEFAULT_THEME]).toBe(1);
  });
});
