import * as z from 'zod/mini';
import { showsOnline } from '../online-status.ts';
import { settingsPart } from './part.ts';

export const friendSettings = settingsPart({
  taken: { showOnline: z.optional(z.boolean('Show online must be true or false.')) },
  /** Whether friends see when the learner is online; older servers don't tell it: see `showsOnline`. */
  told: { showOnline: z.optional(z.boolean()) },
  defaults: { showOnline: showsOnline({}) },
  words: { showOnline: 'online status' },
});
