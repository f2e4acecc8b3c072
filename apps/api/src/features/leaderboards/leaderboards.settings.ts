import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const leaderboardSettings: SettingsPart = { names: ['leaderboardOptOut'], storage: 'column' };
