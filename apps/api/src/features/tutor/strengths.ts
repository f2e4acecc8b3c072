interface Known {
  category: string;
  /** Whole percent. */
  accuracy: number;
}

/** From this share of right answers on, in percent, a category is a strength. */
const STRONG = 75;
const MOST = 5;

/** @param topics those with enough answers to compare them, the best first */
export function strengthsAndWeaknesses(topics: readonly { tag: string; accuracy: number }[]): {
  strengths: Known[];
  weaknesses: Known[];
} {
  const known = topics.map(({ tag, accuracy }) => ({ category: tag, accuracy: Math.round(accuracy) }));
  const strengths = known.filter(({ accuracy }) => accuracy >= STRONG);
  const weaknesses = known.filter(({ accuracy }) => accuracy < STRONG).reverse();
  return { strengths: strengths.slice(0, MOST), weaknesses: weaknesses.slice(0, MOST) };
}
