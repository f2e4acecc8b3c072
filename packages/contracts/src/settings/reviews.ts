/** How many cards a learner sees for the first time on one day, where they did not choose. */
export const DEFAULT_NEW_PER_DAY = 20;
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

/** A learner's settings for reviews, with the defaults for those that the profile lacks. */
export function reviewSettingsOf({ newReviewsPerDay, retentionTarget }: ReviewSettings) {
  return { newPerDay: newReviewsPerDay ?? DEFAULT_NEW_PER_DAY, retention: retentionTarget ?? DEFAULT_RETENTION };
}
