const XP_PER_RATING = 2;
/** The most ratings that are paid on one of the learner's days. */
export const PAID_RATINGS_PER_DAY = 500;

/**
 * Returns the XP for one rating.
 * @param earlier the number of ratings of the same learner's day that were accepted before.
 */
export function computeReviewXp(earlier: number): number {
  return earlier < PAID_RATINGS_PER_DAY ? XP_PER_RATING : 0;
}
