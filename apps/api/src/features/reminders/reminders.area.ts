import { area } from '../../lib/area.ts';
import { reminders } from './reminders.worker.ts';

export const remindersArea = area({ workers: [reminders] });
