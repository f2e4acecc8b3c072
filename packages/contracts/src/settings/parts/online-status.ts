import * as z from 'zod/mini';
import { isOnlineShown } from '../online-status.ts';
import { defineSettingsPart } from './settings-part.ts';

export const friendSettings = defineSettingsPart({
  taken: { showOnline: z.optional(z.boolean('Show online must be true or false.')) },
  /** Whether friends see when the learner is online. Older servers don't send it; see `isOnlineShown`. */
  told: { showOnline: z.optional(z.boolean()) },
  defaults: { showOnline: isOnlineShown({}) },
  words: { showOnline: 'online status' },
});
