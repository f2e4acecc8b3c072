const RESAMPLES = 1_000;

/**
 * The lower bound of a mean difference, by a bootstrap over groups (Efron & Tibshirani 1993, percentile method): what is in
 * one group hangs together, so groups are drawn as a whole. Two-sided: at 0.95, the mean lies below it in 2.5 % of draws.
 * The same differences always come to the same bound.
 * @param groups differences, paired within
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

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
