import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const goalSettings: SettingsPart = { names: ['dailyGoal'], storage: 'column' };
