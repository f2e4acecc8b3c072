import * as z from 'zod/mini';
import { integer } from '../lib/scalars.ts';
import { settingsPart } from './part.ts';

/** How many cards a learner sees for the first time on one day, where they did not choose. */
export const NEW_PER_DAY = 20;
export const MAX_NEW_PER_DAY = 100;

/** With which probability, in percent, a learner shall still know what comes due, where they did not choose. */
export const DEFAULT_RETENTION = 90;
export const MIN_RETENTION = 80;
export const MAX_RETENTION = 95;

/** Of a profile; older servers do not tell them. */
interface ReviewSettings {
  newReviewsPerDay?: number | undefined;
  retentionTarget?: number | undefined;
}

/** What holds for somebody. */
export function reviewSettingsOf({ newReviewsPerDay, retentionTarget }: ReviewSettings) {
  return { newPerDay: newReviewsPerDay ?? NEW_PER_DAY, retention: retentionTarget ?? DEFAULT_RETENTION };
}

export const reviewSettings = settingsPart({
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
