import * as z from 'zod/mini';
import { timeZone } from '../../lib/scalars.ts';
import { defineSettingsPart } from './settings-part.ts';

export const zoneSettings = defineSettingsPart({
  taken: { fixedZone: z.optional(z.nullable(timeZone)) },
  /** The zone that the learner's days are in wherever they study; null where they follow the devices. Older servers don't tell it. */
  told: { fixedZone: z.optional(z.nullable(z.string())) },
  defaults: { fixedZone: null },
  words: { fixedZone: 'time zone' },
});
