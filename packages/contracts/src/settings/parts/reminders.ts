import * as z from 'zod/mini';
import { defineSettingsPart } from './settings-part.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const reminderSettings = defineSettingsPart({
  taken: {
    reminderTime: z.optional(z.nullable(z.string().check(z.regex(TIME, 'Reminder time must look like 19:00.')))),
    reminderByMail: z.optional(z.boolean('Reminder by mail must be true or false.')),
  },
  told: {
    /** The local time of the daily reminder as `HH:MM`; null for no reminder. */
    reminderTime: z.nullable(z.string()),
    /**
     * Whether reminders are sent by e-mail. Older servers don't send this setting; they send reminders only by e-mail.
     */
    reminderByMail: z.optional(z.boolean()),
  },
  words: { reminderTime: 'reminder', reminderByMail: 'reminder by e-mail' },
});
