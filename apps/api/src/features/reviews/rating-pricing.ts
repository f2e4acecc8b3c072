import { createDayPricer, type DayRating, type PaidRatings } from '@quorbit/contracts/xp/day-pricer';
import type { CompletedWork } from '../awards/awards.service.ts';
import type { Payment } from '../xp/xp.service.ts';

interface TimedRating extends DayRating {
  opId: string;
  at: Date;
  /** Where it was given; null where that isn't known any more. */
  zone: string | null;
}

export interface PricedRating {
  /** Null where the card was paid on that day already. */
  payment: Payment | null;
  /** What streaks and achievements count of it. */
  work: CompletedWork;
}

export interface RatingPricer {
  /**
   * Takes the next rating of a card.
   * @param today the learner's day now
   * @param own whether the card is of a quiz of the learner's own
   */
  price(rating: TimedRating, today: string, own: boolean): PricedRating;
}

/** Prices ratings one after the other. */
export function createRatingPricer(before: PaidRatings): RatingPricer {
  const days = createDayPricer(before);
  return {
    price(rating, today, own) {
      const { opId: sourceId, at, day, zone } = rating;
      const { paid, xp, countsDay, counted } = days.add(rating);
      return {
        payment: paid ? { amount: xp, reason: 'review', sourceId, occurredAt: at, day } : null,
        work: { at, dayWork: { day, today, zone, counts: countsDay }, xp, review: counted && !own },
      };
    },
  };
}
