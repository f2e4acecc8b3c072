import { forgetting_curve } from 'ts-fsrs';
import type { CardState, ReviewModel } from './cards.ts';
import { weightsAt } from './schedule.ts';
import { PUBLISHED_WEIGHTS } from './weights.ts';

const DAY_MS = 86_400_000;

/**
 * How likely the learner still knows a card's answer at `at`, 0 to 1 (the forgetting curve of FSRS-6). A card that was
 * never repeated was answered wrongly: 0.
 * @param models the learner's own weights, the oldest first; those in force at `at` count, else the published ones
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
