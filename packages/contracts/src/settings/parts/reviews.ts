import * as z from 'zod/mini';
import { integer } from '../../lib/scalars.ts';
import { MAX_NEW_PER_DAY, MAX_RETENTION, MIN_RETENTION } from '../reviews.ts';
import { defineSettingsPart } from './settings-part.ts';

export const reviewSettings = defineSettingsPart({
  taken: {
    newReviewsPerDay: z.optional(integer('New reviews per day', 0, MAX_NEW_PER_DAY)),
    retentionTarget: z.optional(integer('Retention target', MIN_RETENTION, MAX_RETENTION)),
  },
  // Replies of older servers lack these two review settings; see `reviewSettingsOf`.
  told: {
    /** The most cards that the learner sees for the first time on one day. */
    newReviewsPerDay: z.optional(z.int()),
    /** The probability, in percent, with which the learner should still know a card when it becomes due. */
    retentionTarget: z.optional(z.int()),
  },
  words: { newReviewsPerDay: 'new reviews', retentionTarget: 'retention' },
});
