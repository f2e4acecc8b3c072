import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { isThemeOpen, type ThemeName } from '@quorbit/contracts/themes/names';
import { unlockWords } from '@quorbit/contracts/themes/unlock-words';
import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { AppError } from '../../lib/app-error.ts';
import { readProfile } from '../accounts/profiles/profiles.service.ts';

const themeOf = ({ selectedTheme = DEFAULT_THEME }: { selectedTheme?: unknown }) => selectedTheme as ThemeName;

export const themeSettings: SettingsPart = {
  names: ['selectedTheme'],
  stored: 'column',
  async refuse(tx, userId, changes) {
    const asked = changes.filter((change) => themeOf(change) !== DEFAULT_THEME);
    if (asked.length === 0) return new Map();
    const profile = await readProfile(tx, userId);
    const locked = asked.filter((change) => !isThemeOpen(themeOf(change), profile));
    return new Map(locked.map((change) => [change, themeLocked(themeOf(change))]));
  },
};

function themeLocked(theme: ThemeName): AppError {
  return new AppError('FORBIDDEN', `This theme unlocks ${unlockWords(theme)}.`);
}
