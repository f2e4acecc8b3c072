/** The number of ratings that make a day count for the streak. */
export const RATINGS_PER_ACTIVE_DAY = 10;

/**
 * Returns whether a rating makes its day count for the streak.
 * @param ratings the number of ratings that the learner gave on that day, including this one.
 * @param dueLeft the number of due cards left on the device after this rating; undefined if the device didn't send it.
 */
export function isActiveDay(ratings: number, dueLeft: number | undefined): boolean {
  return ratings >= RATINGS_PER_ACTIVE_DAY || dueLeft === 0;
}
