/**
 * What the demo account with premium did on the first learning path, the first step first. Where a step has a quiz, its
 * attempt counts instead of the score; a step without a score is still in progress.
 */
export const demoSteps = [
  { daysAgo: 9, score: 92, timeSpent: 40 },
  { daysAgo: 6, score: 74, timeSpent: 55 },
  { daysAgo: 3, score: 85, timeSpent: 30 },
  { daysAgo: 1, score: null, timeSpent: 0 },
] as const;
