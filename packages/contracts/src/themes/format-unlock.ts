import { ACHIEVEMENTS } from '../achievements/achievements.ts';
import { EARNED_THEMES, isLevelTheme, THEME_LEVELS, type ThemeName } from './names.ts';

/** Returns the text about how a theme is unlocked, e.g. `at level 5`. */
export function formatUnlock(theme: ThemeName): string {
  if (isLevelTheme(theme)) return `at level ${THEME_LEVELS[theme]}`;
  const { title } = ACHIEVEMENTS[EARNED_THEMES[theme]];
  return `with the medal ${title.slice(title.indexOf(' ') + 1)}`;
}
