/** This many ratings make a day active. */
export const RATINGS_PER_ACTIVE_DAY = 10;

/**
 * Whether a rating makes its day count for the streak.
 * @param ratings how many the learner gave on that day, this one included
 * @param dueLeft due cards left on the device after this rating, where the device says
 */
export function isActiveDay(ratings: number, dueLeft: number | undefined): boolean {
  return ratings >= RATINGS_PER_ACTIVE_DAY || dueLeft === 0;
}
