const RESAMPLES = 1_000;

/**
 * Returns the lower bound of a mean difference, by a bootstrap over groups (Efron & Tibshirani 1993, percentile
 * method): the differences in a group are correlated, so groups are drawn as a whole. Two-sided: at 0.95, the mean lies
 * below it in 2.5 % of draws. The same differences always give the same bound.
 * @param groups the paired differences of each group.
 */
export function lowerBound(groups: readonly (readonly number[])[], confidence: number): number {
  const sums = groups
    .filter(({ length }) => length > 0)
    .map((group) => ({ sum: group.reduce((sum, value) => sum + value, 0), count: group.length }));
  if (sums.length === 0) return Number.NEGATIVE_INFINITY;
  const random = randomFrom(sums.length);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    let count = 0;
    for (let draw = 0; draw < sums.length; draw += 1) {
      const drawn = sums[Math.floor(random() * sums.length)];
      sum += drawn?.sum ?? 0;
      count += drawn?.count ?? 0;
    }
    return sum / count;
  }).sort((a, b) => a - b);
  return means[Math.floor(((1 - confidence) / 2) * RESAMPLES)] ?? Number.NEGATIVE_INFINITY;
}

/** Returns a generator of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
