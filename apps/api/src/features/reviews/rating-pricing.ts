import { createDayPricer, type DayRating, type PaidRatings } from '@quorbit/contracts/xp/day-pricer';
import type { CompletedWork } from '../awards/awards.service.ts';
import type { Payment } from '../xp/xp.service.ts';

interface TimedRating extends DayRating {
  opId: string;
  at: Date;
  /** The time zone in which the rating was given; null if it's no longer known. */
  zone: string | null;
}

export interface PricedRating {
  /** The payment for the rating; null if the card was already paid on that day. */
  payment: Payment | null;
  /** The work that streaks and achievements count for the rating. */
  work: CompletedWork;
}

export interface RatingPricer {
  /**
   * Prices the next rating.
   * @param today the learner's current day.
   * @param own whether the card is of one of the learner's own quizzes.
   */
  price(rating: TimedRating, today: string, own: boolean): PricedRating;
}

/**
 * Creates an object that decides, one rating after the other, how much XP each earns and whether its day counts for the
 * streak.
 * @param before the ratings of the same days that have already earned XP.
 */
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
