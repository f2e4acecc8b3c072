import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const attemptSettings: SettingsPart = { names: ['attemptMode'], storage: 'row' };
