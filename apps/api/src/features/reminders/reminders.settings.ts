import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { lookAgain } from '../accounts/reminders/asked-reminders.service.ts';

export const reminderSettings: SettingsPart = {
  names: ['reminderTime', 'reminderByMail'],
  stored: 'column',
  async changed(tx, userId, { reminderTime }) {
    if (reminderTime !== undefined) await lookAgain(tx, userId);
  },
};
