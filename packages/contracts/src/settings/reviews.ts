/** The number of new cards per day for learners who haven't chosen. */
export const DEFAULT_NEW_PER_DAY = 20;
export const MAX_NEW_PER_DAY = 100;

/** The target probability, in percent, that a learner still knows a due card, for learners who haven't chosen. */
export const DEFAULT_RETENTION = 90;
export const MIN_RETENTION = 80;
export const MAX_RETENTION = 95;

/** The review settings of a profile; older servers don't send them. */
interface ReviewSettings {
  newReviewsPerDay?: number | undefined;
  retentionTarget?: number | undefined;
}

/** Returns a learner's review settings, with defaults for the settings that the profile lacks. */
export function reviewSettingsOf({ newReviewsPerDay, retentionTarget }: ReviewSettings) {
  return { newPerDay: newReviewsPerDay ?? DEFAULT_NEW_PER_DAY, retention: retentionTarget ?? DEFAULT_RETENTION };
}
