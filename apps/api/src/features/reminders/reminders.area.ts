import { defineArea } from '../../define-area.ts';
import { reminderSettings } from './reminders.settings.ts';
import { reminders } from './reminders.worker.ts';

export const remindersArea = defineArea({ workers: [reminders], settings: [reminderSettings] });
