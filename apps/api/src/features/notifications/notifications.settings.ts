import { SETTING_BY_KIND } from '@quorbit/contracts/notifications/kinds';
import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const notificationSettings: SettingsPart = {
  names: [...Object.values(SETTING_BY_KIND), 'notifyByPush'],
  storage: 'row',
};
