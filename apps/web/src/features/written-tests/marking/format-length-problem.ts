/** Returns how many words an answer is under or over the question's limits; null if it fits. */
export function formatLengthProblem(
  words: number,
  { minWords, maxWords }: { minWords: number | null; maxWords: number | null },
): string | null {
  if (minWords !== null && words < minWords) return `${minWords - words} under the fewest (${minWords})`;
  return maxWords !== null && words > maxWords ? `${words - maxWords} over the most (${maxWords})` : null;
}
