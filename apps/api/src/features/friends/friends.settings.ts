import type { SettingsPart } from '../../lib/settings.ts';

export const friendSettings: SettingsPart = { names: ['showOnline'], stored: 'row' };
