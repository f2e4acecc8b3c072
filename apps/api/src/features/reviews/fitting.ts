// Rules for when weights of the review schedule are fitted to a learner's ratings.

/** The number of ratings from which a learner's own weights may predict better than the published ones. */
export const MIN_RATINGS_TO_FIT = 1_000;
/** A fitting is requested each time that this many more pieces of a learner's work were accepted. */
const FIT_EVERY = 250;

/**
 * Returns whether accepting `count` pieces of a learner's work makes it time to request a fitting.
 * @param firstNo the number of the first of these pieces in the learner's order of work.
 */
export function isTimeToFit(firstNo: number, count: number): boolean {
  const before = Math.floor((firstNo - 1) / FIT_EVERY);
  const after = Math.floor((firstNo + count - 1) / FIT_EVERY);
  return after > before && firstNo + count > MIN_RATINGS_TO_FIT;
}

/** Weights are fitted again once the number of ratings has grown by this factor. */
const MIN_GROWTH = 1.25;

/**
 * Returns whether a learner has enough ratings for a fitting.
 * @param fitted the number of ratings when weights were last fitted; 0 if they never were.
 */
export function isDueToFit(ratings: number, fitted: number): boolean {
  return ratings >= MIN_RATINGS_TO_FIT && ratings >= fitted * MIN_GROWTH;
}
