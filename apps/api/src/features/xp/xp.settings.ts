import type { SettingsPart } from '../../lib/settings.ts';

export const goalSettings: SettingsPart = { names: ['dailyGoal'], stored: 'column' };
