/**
 * The premium demo account's progress on the first learning path, in the order of the steps. If a step has a quiz, an
 * attempt at it counts instead of the score; a step without a score is still in progress.
 */
export const demoSteps = [
  { daysAgo: 9, score: 92, timeSpent: 40 },
  { daysAgo: 6, score: 74, timeSpent: 55 },
  { daysAgo: 3, score: 85, timeSpent: 30 },
  { daysAgo: 1, score: null, timeSpent: 0 },
] as const;
