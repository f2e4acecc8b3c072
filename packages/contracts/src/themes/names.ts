import type { AchievementId } from '../achievements/achievements.ts';
import { DEFAULT_THEME } from './default-theme.ts';

/** The themes that learners can choose, each with the level that opens it; `Default` is always open. */
export const THEME_LEVELS = {
  [DEFAULT_THEME]: 1,
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

/** Themes that no level opens, with the achievement that opens each. */
export const EARNED_THEMES = { Ocean: 'streak_7', Lavender: 'quiz_50' } as const satisfies Record<
  string,
  AchievementId
>;

type LevelTheme = keyof typeof THEME_LEVELS;
type EarnedTheme = keyof typeof EARNED_THEMES;
export type ThemeName = LevelTheme | EarnedTheme;

export const LEVEL_THEMES = Object.keys(THEME_LEVELS) as LevelTheme[];
export const EARNED_THEME_NAMES = Object.keys(EARNED_THEMES) as EarnedTheme[];
export const THEME_NAMES: readonly ThemeName[] = [...LEVEL_THEMES, ...EARNED_THEME_NAMES];

export const isThemeName = (name: string): name is ThemeName => THEME_NAMES.some((known) => known === name);

/** The data that decides which themes a learner may choose. */
export interface ThemeUnlocks {
  level: number;
  unlockedThemes: readonly string[];
}

/**
 * Returns whether a learner may choose a theme: the default theme, a theme that was unlocked, or one that the learner's
 * level opens.
 */
export function isThemeUnlocked(theme: ThemeName, { level, unlockedThemes }: ThemeUnlocks): boolean {
  if (theme === DEFAULT_THEME || unlockedThemes.includes(theme)) return true;
  return isLevelTheme(theme) && level >= THEME_LEVELS[theme];
}

/** Returns the themes that the given achievements open. */
export function listEarnedThemes(achievements: readonly string[]): ThemeName[] {
  return EARNED_THEME_NAMES.filter((theme) => achievements.includes(EARNED_THEMES[theme]));
}

export function isLevelTheme(theme: ThemeName): theme is LevelTheme {
  return Object.hasOwn(THEME_LEVELS, theme);
}
