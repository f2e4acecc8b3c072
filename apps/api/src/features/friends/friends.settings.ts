import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const friendSettings: SettingsPart = { names: ['showOnline'], storage: 'row' };
