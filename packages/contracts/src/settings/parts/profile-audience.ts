import * as z from 'zod/mini';
import { PROFILE_AUDIENCES, profileAudienceOf } from '../profile-audience.ts';
import { defineSettingsPart } from './settings-part.ts';

export const publicProfileSettings = defineSettingsPart({
  taken: {
    showProfile: z.optional(z.enum(PROFILE_AUDIENCES, 'Show profile must be everyone, friends or nobody.')),
  },
  /** Older servers don't tell it: see `profileAudienceOf`. */
  told: { showProfile: z.optional(z.enum(PROFILE_AUDIENCES)) },
  defaults: { showProfile: profileAudienceOf({}) },
  words: { showProfile: 'who sees your profile' },
});
