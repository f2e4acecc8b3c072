import * as z from 'zod/mini';
import { settingsPart } from '../accounts/settings-part.ts';
import { audienceOf, PROFILE_AUDIENCES } from './privacy.ts';

export const publicProfileSettings = settingsPart({
  taken: {
    showProfile: z.optional(z.enum(PROFILE_AUDIENCES, 'Show profile must be everyone, friends or nobody.')),
  },
  /** Older servers don't tell it: see `audienceOf`. */
  told: { showProfile: z.optional(z.enum(PROFILE_AUDIENCES)) },
  defaults: { showProfile: audienceOf({}) },
  words: { showProfile: 'who sees your profile' },
});
