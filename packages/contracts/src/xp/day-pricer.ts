import { isActiveDay } from '../streaks/review-day.ts';
import { computeReviewXp } from './review-xp.ts';

export interface DayRating {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  questionId: string;
  /** The number of due cards left on the device after this rating; undefined if the device didn't send it. */
  left?: number | undefined;
  /** The id of the rating's op, by which the rating can be undone; undefined if it can't be undone. */
  opId?: string | undefined;
}

interface RatingPrice {
  /**
   * Whether the rating is paid; false if another rating of the same card was already paid on the same learner's day.
   */
  paid: boolean;
  xp: number;
  /** Whether the day counts for the streak because of this rating. */
  countsDay: boolean;
  /** Whether achievements count the rating: once per card and day, even after an undo. */
  counted: boolean;
}

/** A learner's earlier ratings that are already paid, as far as pricing further ratings depends on them. */
export interface PaidRatings {
  /** The number of paid ratings by the learner's day, without undone ones. */
  counts: ReadonlyMap<string, number>;
  /** Earlier paid ratings of the cards that are rated now, each with its day. */
  cards?: Iterable<Pick<DayRating, 'day' | 'questionId' | 'opId'>>;
  /** Earlier ratings that were paid and then undone, each with its day, of the cards that are rated now. */
  undone?: Iterable<Pick<DayRating, 'day' | 'questionId'>>;
}

export interface DayPricer {
  /** Prices the next rating of a question that has a card. */
  add(rating: DayRating): RatingPrice;
  /**
   * Undoes a rating: its card may be paid again on that day. A day or an achievement that it made count remains
   * counted.
   * @returns the change in XP: 0 or negative.
   */
  remove(rating: DayRating): number;
  /** Returns the number of paid ratings on a day, including the ratings added to this pricer. */
  countOn(day: string): number;
  /** Returns the number of paid ratings on each day, including the ratings added to this pricer. */
  countsByDay(): ReadonlyMap<string, number>;
}

/**
 * Creates a pricer for successive ratings. A card pays once on each of the learner's days; rated again, it makes the
 * day count only if it reports that no due card is left. A rating without a card must not be added, because it pays
 * nothing and doesn't make a day count.
 */
export function createDayPricer({ counts: before, cards = [], undone = [] }: PaidRatings): DayPricer {
  const counts = new Map(before);
  /** The op id of the paid rating by day and card; undefined if the id isn't known. */
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
      // Another rating of the card was paid on that day and remains paid.
      if (!paidCards.has(key) || paidCards.get(key) !== opId) return 0;
      paidCards.delete(key);
      const left = Math.max(0, (counts.get(day) ?? 0) - 1);
      counts.set(day, left);
      return -computeReviewXp(left) || 0;
    },
  };
}

const keyOf = ({ day, questionId }: Pick<DayRating, 'day' | 'questionId'>) => `${day} ${questionId}`;
