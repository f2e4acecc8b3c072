import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const interestSettings: SettingsPart = { names: ['interests'], storage: 'row' };
