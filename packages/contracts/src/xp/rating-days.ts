import { ratingsCountDay } from '../streaks/review-day.ts';
import { reviewXp } from './review-xp.ts';

export interface DayRating {
  /** The learner's day. */
  day: string;
  questionId: string;
  /** Due cards left on the device after it, where the device said so. */
  left?: number | undefined;
}

interface RatingPrice {
  /** False for a card that was paid on that day already. */
  paid: boolean;
  xp: number;
  /** Whether the day counts for the streak because of this rating. */
  countsDay: boolean;
}

/** What was paid before. */
export interface PaidRatings {
  /** Paid ratings by the learner's day. */
  counts: ReadonlyMap<string, number>;
  /** Of the cards that are rated now: those that were paid already, and the day. */
  cards?: Iterable<Pick<DayRating, 'day' | 'questionId'>>;
}

export interface RatingDays {
  /** Prices the next rating of a question that has a card. */
  take(rating: DayRating): RatingPrice;
  /** How many cards were rated on a day, those taken so far included. */
  rated(day: string): number;
}

/**
 * Prices ratings one after the other. A card pays once on each of the learner's days; rated again, it counts for the day
 * only where it says that no due card is left. A rating without a card must not be taken: it pays nothing and counts for
 * no day.
 */
export function ratingDays({ counts: before, cards = [] }: PaidRatings): RatingDays {
  const counts = new Map(before);
  const paidCards = new Set([...cards].map(keyOf));
  return {
    rated: (day) => counts.get(day) ?? 0,
    take(rating) {
      const { day, left } = rating;
      const earlier = counts.get(day) ?? 0;
      if (paidCards.has(keyOf(rating))) return { paid: false, xp: 0, countsDay: ratingsCountDay(earlier, left) };
      paidCards.add(keyOf(rating));
      counts.set(day, earlier + 1);
      return { paid: true, xp: reviewXp(earlier), countsDay: ratingsCountDay(earlier + 1, left) };
    },
  };
}

const keyOf = ({ day, questionId }: Pick<DayRating, 'day' | 'questionId'>) => `${day} ${questionId}`;
