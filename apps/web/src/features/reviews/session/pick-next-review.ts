/** How many cards ahead of its turn a review may come. */
export const LOOK_AHEAD = 10;
/** For how many reviews a quiz counts as just seen. */
export const RECENT_REVIEWS = 3;

/**
 * The review that comes next. Quizzes are mixed, since questions of one quiz in a row help each other along: of the
 * cards whose turn is near, it is one whose quiz was not just seen, or else the one seen longest ago. Among equals the
 * one that is due first comes first, so the order stays that of the due times in broad strokes.
 * @param due in the order of their due times
 * @param seenQuizzes the quizzes of the reviews before, latest last
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
