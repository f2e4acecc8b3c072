import { SWITCHED_KINDS } from '@quorbit/contracts/notifications/kinds';
import type { SettingsPart } from '../../lib/settings.ts';

export const notificationSettings: SettingsPart = {
  names: [...Object.values(SWITCHED_KINDS), 'notifyByPush'],
  stored: 'row',
};
