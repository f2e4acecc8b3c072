import * as z from 'zod/mini';
import { PROFILE_AUDIENCES, profileAudienceOf } from '../profile-audience.ts';
import { defineSettingsPart } from './settings-part.ts';

export const publicProfileSettings = defineSettingsPart({
  taken: {
    showProfile: z.optional(z.enum(PROFILE_AUDIENCES, 'Show profile must be everyone, friends or nobody.')),
  },
  /** The people who see the learner's streak and medals. Older servers don't send it; see `profileAudienceOf`. */
  told: { showProfile: z.optional(z.enum(PROFILE_AUDIENCES)) },
  defaults: { showProfile: profileAudienceOf({}) },
  words: { showProfile: 'who sees your profile' },
});
