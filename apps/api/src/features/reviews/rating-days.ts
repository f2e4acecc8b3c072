import { type DayRating, type PaidRatings, ratingDays } from '@quorbit/contracts/xp/rating-days';
import type { CountedWork } from '../awards/awards.service.ts';
import type { Payment } from '../xp/xp.service.ts';

interface TimedRating extends DayRating {
  opId: string;
  at: Date;
  /** Where it was given; null where that isn't known any more. */
  zone: string | null;
}

export interface TakenRating {
  /** Null where the card was paid on that day already. */
  payment: Payment | null;
  /** What streaks and achievements count of it. */
  work: CountedWork;
}

export interface DayOfRatings {
  /**
   * Takes the next rating of a card.
   * @param today the learner's day now
   * @param own whether the card is of a quiz of the learner's own
   */
  take(rating: TimedRating, today: string, own: boolean): TakenRating;
}

/** Prices ratings one after the other. */
export function ratingsOfDays(before: PaidRatings): DayOfRatings {
  const days = ratingDays(before);
  return {
    take(rating, today, own) {
      const { opId: sourceId, at, day, zone } = rating;
      const { paid, xp, countsDay, counted } = days.take(rating);
      return {
        payment: paid ? { amount: xp, reason: 'review', sourceId, occurredAt: at, day } : null,
        work: { at, worked: { day, today, zone, counts: countsDay }, xp, review: counted && !own },
      };
    },
  };
}
