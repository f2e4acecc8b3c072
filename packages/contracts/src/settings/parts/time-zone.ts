import * as z from 'zod/mini';
import { timeZone } from '../../lib/scalars.ts';
import { defineSettingsPart } from './settings-part.ts';

export const zoneSettings = defineSettingsPart({
  taken: { fixedZone: z.optional(z.nullable(timeZone)) },
  /**
   * The time zone of the learner's days, wherever they study; null while the zone follows their devices. Older servers
   * don't send it.
   */
  told: { fixedZone: z.optional(z.nullable(z.string())) },
  defaults: { fixedZone: null },
  words: { fixedZone: 'time zone' },
});
