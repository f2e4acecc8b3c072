interface CategoryAccuracy {
  category: string;
  /** The share of right answers in the category, in whole percent. */
  accuracy: number;
}

/** The share of right answers, in percent, from which a category counts as a strength. */
const STRENGTH_THRESHOLD = 75;
const MAX_LISTED = 5;

/**
 * Splits categories into strengths and weaknesses, at most 5 each.
 * @param topics categories with enough answers to compare them, the best first.
 */
export function splitByStrength(topics: readonly { tag: string; accuracy: number }[]): {
  strengths: CategoryAccuracy[];
  weaknesses: CategoryAccuracy[];
} {
  const accuracies = topics.map(({ tag, accuracy }) => ({ category: tag, accuracy: Math.round(accuracy) }));
  const strengths = accuracies.filter(({ accuracy }) => accuracy >= STRENGTH_THRESHOLD);
  const weaknesses = accuracies.filter(({ accuracy }) => accuracy < STRENGTH_THRESHOLD).reverse();
  return { strengths: strengths.slice(0, MAX_LISTED), weaknesses: weaknesses.slice(0, MAX_LISTED) };
}
