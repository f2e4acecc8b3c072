import { forgetting_curve } from 'ts-fsrs';
import type { CardState, ReviewModel } from './cards.ts';
import { weightsAt } from './schedule.ts';
import { PUBLISHED_WEIGHTS } from './weights.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the probability, from 0 to 1, that the learner still knows a card's answer at `at` (the forgetting curve of
 * FSRS-6). It's 0 for a card that was never repeated, because its answer was wrong.
 * @param models the learner's own weights, oldest first; those in force at `at` are used, or else the published ones.
 */
export function retrievabilityOf(
  { stability, lastReview }: Pick<CardState, 'stability' | 'lastReview'>,
  at: Date,
  models: readonly ReviewModel[] = [],
): number {
  if (lastReview === null || stability <= 0) return 0;
  const days = Math.max(0, (at.getTime() - Date.parse(lastReview)) / DAY_MS);
  return forgetting_curve(weightsAt(models, at.toISOString()) ?? PUBLISHED_WEIGHTS, days, stability);
}
