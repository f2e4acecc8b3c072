import type { SettingsPart } from '../../kernel/shared-parts.ts';
import { reschedule } from '../accounts/reminders/reminder-schedule.service.ts';

export const reminderSettings: SettingsPart = {
  names: ['reminderTime', 'reminderByMail'],
  storage: 'column',
  async onChange(tx, userId, { reminderTime }) {
    if (reminderTime !== undefined) await reschedule(tx, userId);
  },
};
