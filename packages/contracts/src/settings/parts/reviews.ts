import * as z from 'zod/mini';
import { integer } from '../../lib/scalars.ts';
import { MAX_NEW_PER_DAY, MAX_RETENTION, MIN_RETENTION } from '../reviews.ts';
import { defineSettingsPart } from './settings-part.ts';

export const reviewSettings = defineSettingsPart({
  taken: {
    newReviewsPerDay: z.optional(integer('New reviews per day', 0, MAX_NEW_PER_DAY)),
    retentionTarget: z.optional(integer('Retention target', MIN_RETENTION, MAX_RETENTION)),
  },
  // Older servers do not tell these two: see `reviewSettingsOf`.
  told: {
    /** Cards seen for the first time on one day at most. */
    newReviewsPerDay: z.optional(z.int()),
    /** With which probability, in percent, the learner shall still know what comes due. */
    retentionTarget: z.optional(z.int()),
  },
  words: { newReviewsPerDay: 'new reviews', retentionTarget: 'retention' },
});
