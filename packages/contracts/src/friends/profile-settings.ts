import * as z from 'zod/mini';
import { settingsPart } from '../accounts/settings-part.ts';
import { showsOnline } from './online.ts';

export const friendSettings = settingsPart({
  taken: { showOnline: z.optional(z.boolean('Show online must be true or false.')) },
  /** Whether friends see when the learner is online; older servers don't tell it: see `showsOnline`. */
  told: { showOnline: z.optional(z.boolean()) },
  defaults: { showOnline: showsOnline({}) },
  words: { showOnline: 'online status' },
});
