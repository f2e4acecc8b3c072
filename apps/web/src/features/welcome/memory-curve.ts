import type { CardState } from '@quorbit/contracts/reviews/cards';
import { retrievabilityOf } from '@quorbit/contracts/reviews/retrievability';
import { applyEntry } from '@quorbit/contracts/reviews/schedule';

const DAY_MS = 86_400_000;

/** The number of days that the curve shows. */
export const CURVE_DAYS = 90;

interface MemoryPoint {
  /** The number of days since the answer was learned. */
  day: number;
  /** The probability, from 0 to 1, that the learner still knows the answer. */
  recall: number;
}

/**
 * Computes how a memory fades, by the model that plans reviews: an answer is learned on day 0 and then known in each of
 * this many reviews, every one on the day on which it's due.
 */
export function computeMemoryCurve(reviews: number): MemoryPoint[] {
  let card = rate(null, 0);
  const points: MemoryPoint[] = [];
  let left = reviews;
  for (let day = 0; day <= CURVE_DAYS; day += 1) {
    points.push({ day, recall: retrievabilityOf(card, toDate(day)) });
    if (left === 0 || toDate(day) < new Date(card.due)) continue;
    left -= 1;
    card = rate(card, day);
    points.push({ day, recall: 1 });
  }
  return points;
}

function rate(card: CardState | null, day: number): CardState {
  return applyEntry('curve', card, { cause: 'rating', id: String(day), at: toDate(day).toISOString(), quality: 5 });
}

function toDate(day: number): Date {
  return new Date(day * DAY_MS);
}
