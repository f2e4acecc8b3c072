import type { SettingsPart } from '../../lib/settings.ts';

export const publicProfileSettings: SettingsPart = { names: ['showProfile'], stored: 'row' };
