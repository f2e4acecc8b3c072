import type { SettingsPart } from '../../lib/settings.ts';

export const leaderboardSettings: SettingsPart = { names: ['leaderboardOptOut'], stored: 'column' };
