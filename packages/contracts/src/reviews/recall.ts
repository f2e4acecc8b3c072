import { default_w, forgetting_curve } from 'ts-fsrs';
import type { CardState } from './cards.ts';

const DAY_MS = 86_400_000;
/** The share of due cards that the schedule wants to be remembered. */
export const RETENTION_TARGET = 0.9;

/**
 * How likely the learner still knows a card's answer at `at`, 0 to 1 (the forgetting curve of FSRS-6). A card that was
 * never repeated was answered wrongly: 0.
 */
export function recallOf({ stability, lastReview }: Pick<CardState, 'stability' | 'lastReview'>, at: Date): number {
  if (lastReview === null || stability <= 0) return 0;
  const days = Math.max(0, (at.getTime() - Date.parse(lastReview)) / DAY_MS);
  return forgetting_curve(default_w, days, stability);
}
