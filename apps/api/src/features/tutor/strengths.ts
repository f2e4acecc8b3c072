interface CategoryAccuracy {
  category: string;
  /** Whole percent. */
  accuracy: number;
}

/** From this share of right answers on, in percent, a category is a strength. */
const STRENGTH_THRESHOLD = 75;
const MAX_LISTED = 5;

/** @param topics those with enough answers to compare them, the best first */
export function splitByStrength(topics: readonly { tag: string; accuracy: number }[]): {
  strengths: CategoryAccuracy[];
  weaknesses: CategoryAccuracy[];
} {
  const accuracies = topics.map(({ tag, accuracy }) => ({ category: tag, accuracy: Math.round(accuracy) }));
  const strengths = accuracies.filter(({ accuracy }) => accuracy >= STRENGTH_THRESHOLD);
  const weaknesses = accuracies.filter(({ accuracy }) => accuracy < STRENGTH_THRESHOLD).reverse();
  return { strengths: strengths.slice(0, MAX_LISTED), weaknesses: weaknesses.slice(0, MAX_LISTED) };
}
