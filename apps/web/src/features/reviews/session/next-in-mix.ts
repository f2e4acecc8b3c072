/** How many cards ahead of its turn a review may come. */
export const LOOK_AHEAD = 10;
/** For how many reviews a quiz counts as just seen. */
export const JUST_SEEN = 3;

/**
 * The review that comes next. Quizzes are mixed, since questions of one quiz in a row help each other along: of the
 * cards whose turn is near, it is one whose quiz was not just seen, or else the one seen longest ago. Among equals the
 * one that is due first comes first, so the order stays that of the due times in broad strokes.
 * @param due in the order of their due times
 * @param seen the quizzes of the reviews before, latest last
 */
export function nextInMix<R extends { quiz: { id: string } }>(
  due: readonly R[],
  seen: readonly string[],
): R | undefined {
  const recent = seen.slice(-JUST_SEEN).reverse();
  let best: R | undefined;
  let longest = -1;
  for (const review of due.slice(0, LOOK_AHEAD)) {
    const ago = recent.indexOf(review.quiz.id);
    const pause = ago === -1 ? JUST_SEEN : ago;
    if (pause > longest) [best, longest] = [review, pause];
  }
  return best;
}
