import { SWITCHED_KINDS } from '@quorbit/contracts/notifications/kinds';
import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const notificationSettings: SettingsPart = {
  names: [...Object.values(SWITCHED_KINDS), 'notifyByPush'],
  stored: 'row',
};
