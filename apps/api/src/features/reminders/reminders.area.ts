import { area } from '../../area.ts';
import { reminderSettings } from './reminders.settings.ts';
import { reminders } from './reminders.worker.ts';

export const remindersArea = area({ workers: [reminders], settings: [reminderSettings] });
