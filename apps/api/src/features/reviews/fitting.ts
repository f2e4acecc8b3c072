// When weights of the schedule are fitted to a learner's ratings.

/** From so many ratings on, a learner's own weights may tell more than the published ones. */
export const MIN_RATINGS_TO_FIT = 1_000;
/** A learner's work asks for a fitting each time that so many pieces more are accepted. */
const FIT_EVERY = 250;

/** @param firstNo the number of the first of `count` pieces of work in the learner's order */
export function isTimeToFit(firstNo: number, count: number): boolean {
  const before = Math.floor((firstNo - 1) / FIT_EVERY);
  const after = Math.floor((firstNo + count - 1) / FIT_EVERY);
  return after > before && firstNo + count > MIN_RATINGS_TO_FIT;
}

/** Weights are fitted again once there are so many times the ratings that there were. */
const MIN_GROWTH = 1.25;

/** @param fitted ratings that there were when weights were last fitted; 0 where they never were */
export function isDueToFit(ratings: number, fitted: number): boolean {
  return ratings >= MIN_RATINGS_TO_FIT && ratings >= fitted * MIN_GROWTH;
}
