import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const publicProfileSettings: SettingsPart = { names: ['showProfile'], storage: 'row' };
