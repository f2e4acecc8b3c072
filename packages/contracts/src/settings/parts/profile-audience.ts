import * as z from 'zod/mini';
import { audienceOf, PROFILE_AUDIENCES } from '../profile-audience.ts';
import { settingsPart } from './part.ts';

export const publicProfileSettings = settingsPart({
  taken: {
    showProfile: z.optional(z.enum(PROFILE_AUDIENCES, 'Show profile must be everyone, friends or nobody.')),
  },
  /** Older servers don't tell it: see `audienceOf`. */
  told: { showProfile: z.optional(z.enum(PROFILE_AUDIENCES)) },
  defaults: { showProfile: audienceOf({}) },
  words: { showProfile: 'who sees your profile' },
});
