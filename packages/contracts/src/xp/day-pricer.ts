import { isActiveDay } from '../streaks/review-day.ts';
import { computeReviewXp } from './review-xp.ts';

export interface DayRating {
  /** The learner's day. */
  day: string;
  questionId: string;
  /** Due cards left on the device after it, where the device said so. */
  left?: number | undefined;
  /** What names it where it may be undone. */
  opId?: string | undefined;
}

interface RatingPrice {
  /** False for a card that was paid on that day already. */
  paid: boolean;
  xp: number;
  /** Whether the day counts for the streak because of this rating. */
  countsDay: boolean;
  /** Whether achievements count it: once for each card and day, whatever is undone. */
  counted: boolean;
}

/** What was paid before. */
export interface PaidRatings {
  /** Paid ratings by the learner's day, without those that were undone. */
  counts: ReadonlyMap<string, number>;
  /** Of the cards that are rated now: those that were paid already, and the day. */
  cards?: Iterable<Pick<DayRating, 'day' | 'questionId' | 'opId'>>;
  /** The same of those that were paid and undone. */
  undone?: Iterable<Pick<DayRating, 'day' | 'questionId'>>;
}

export interface DayPricer {
  /** Prices the next rating of a question that has a card. */
  add(rating: DayRating): RatingPrice;
  /**
   * Undoes a rating: its card may be paid again on that day. What counted, a day or an achievement, stays.
   * @returns the XP that is taken back: 0 or less
   */
  remove(rating: DayRating): number;
  /** How many cards were rated on a day, those taken so far included. */
  countOn(day: string): number;
  /** The same for all days. */
  countsByDay(): ReadonlyMap<string, number>;
}

/**
 * Prices ratings one after the other. A card pays once on each of the learner's days; rated again, it counts for the day
 * only where it says that no due card is left. A rating without a card must not be taken: it pays nothing and counts for
 * no day.
 */
export function createDayPricer({ counts: before, cards = [], undone = [] }: PaidRatings): DayPricer {
  const counts = new Map(before);
  /** By day and card: which rating was paid, where that is known. */
  const paidCards = new Map<string, string | undefined>();
  for (const card of cards) if (!paidCards.has(keyOf(card))) paidCards.set(keyOf(card), card.opId);
  const counted = new Set([...paidCards.keys(), ...[...undone].map(keyOf)]);
  return {
    countOn: (day) => counts.get(day) ?? 0,
    countsByDay: () => counts,
    add(rating) {
      const { day, left, opId } = rating;
      const key = keyOf(rating);
      const earlier = counts.get(day) ?? 0;
      if (paidCards.has(key)) {
        return { paid: false, xp: 0, countsDay: isActiveDay(earlier, left), counted: false };
      }
      const isFirst = !counted.has(key);
      paidCards.set(key, opId);
      counted.add(key);
      counts.set(day, earlier + 1);
      return {
        paid: true,
        xp: computeReviewXp(earlier),
        countsDay: isActiveDay(earlier + 1, left),
        counted: isFirst,
      };
    },
    remove(rating) {
      const { day, opId } = rating;
      const key = keyOf(rating);
      // Another rating of the card was paid on that day, and stays.
      if (!paidCards.has(key) || paidCards.get(key) !== opId) return 0;
      paidCards.delete(key);
      const left = Math.max(0, (counts.get(day) ?? 0) - 1);
      counts.set(day, left);
      return -computeReviewXp(left) || 0;
    },
  };
}

const keyOf = ({ day, questionId }: Pick<DayRating, 'day' | 'questionId'>) => `${day} ${questionId}`;
