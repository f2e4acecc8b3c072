import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from './default-theme.ts';
import { isThemeUnlocked, LEVEL_THEMES, listEarnedThemes, THEME_LEVELS, THEME_NAMES } from './names.ts';

describe('themes', () => {
  it('number 22 in the chooser', () => {
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

  it('are locked for a beginner except the default one', () => {
    const open = THEME_NAMES.filter((theme) => isThemeUnlocked(theme, { level: 1, unlockedThemes: [] }));
    expect(open).toEqual([DEFAULT_THEME]);
  });

  it('open exactly at their level', () => {
    for (const theme of LEVEL_THEMES) {
      const at = (level: number) => isThemeUnlocked(theme, { level, unlockedThemes: [] });
      expect([at(THEME_LEVELS[theme] - 1), at(THEME_LEVELS[theme])]).toEqual([theme === DEFAULT_THEME, true]);
    }
  });

  it('stay open at any level once unlocked', () => {
    expect(isThemeUnlocked('ayu-light', { level: 1, unlockedThemes: ['ayu-light'] })).toBe(true);
  });

  it('that are earned open with an achievement and at no level', () => {
    expect(isThemeUnlocked('Ocean', { level: 999, unlockedThemes: [] })).toBe(false);
    expect(listEarnedThemes(['streak_7', 'quiz_10'])).toEqual(['Ocean']);
    expect(listEarnedThemes(['quiz_50'])).toEqual(['Lavender']);
  });
});
