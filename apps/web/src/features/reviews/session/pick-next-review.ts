/** The number of next due cards among which the next review is chosen. */
export const LOOK_AHEAD = 10;
/** The number of latest reviews whose quizzes count as just seen. */
export const RECENT_REVIEWS = 3;

/**
 * Returns the review that comes next. Quizzes are mixed, because consecutive questions of one quiz help each other:
 * among the next due cards it picks one whose quiz wasn't just seen, or else the quiz seen longest ago. Ties go to the
 * card that comes first in `due`, so its order is roughly preserved.
 * @param due due cards in the order of the day's plan.
 * @param seenQuizzes quiz ids of the previous reviews, latest last.
 */
export function pickNextReview<R extends { quiz: { id: string } }>(
  due: readonly R[],
  seenQuizzes: readonly string[],
): R | undefined {
  const recent = seenQuizzes.slice(-RECENT_REVIEWS).reverse();
  let best: R | undefined;
  let bestDistance = -1;
  for (const review of due.slice(0, LOOK_AHEAD)) {
    const recentIndex = recent.indexOf(review.quiz.id);
    const distance = recentIndex === -1 ? RECENT_REVIEWS : recentIndex;
    if (distance > bestDistance) [best, bestDistance] = [review, distance];
  }
  return best;
}
