import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { formatUnlock } from '@quorbit/contracts/themes/format-unlock';
import { isThemeUnlocked, type ThemeName } from '@quorbit/contracts/themes/names';
import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { AppError } from '../../lib/app-error.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';

const themeOf = ({ selectedTheme = DEFAULT_THEME }: { selectedTheme?: unknown }) => selectedTheme as ThemeName;

export const themeSettings: SettingsPart = {
  names: ['selectedTheme'],
  storage: 'column',
  async findRefusals(tx, userId, changes) {
    const themeChanges = changes.filter((change) => themeOf(change) !== DEFAULT_THEME);
    if (themeChanges.length === 0) return new Map();
    const profile = await getProfile(tx, userId);
    const locked = themeChanges.filter((change) => !isThemeUnlocked(themeOf(change), profile));
    return new Map(locked.map((change) => [change, themeLockedError(themeOf(change))]));
  },
};

function themeLockedError(theme: ThemeName): AppError {
  return new AppError('FORBIDDEN', `This theme unlocks ${formatUnlock(theme)}.`);
}
