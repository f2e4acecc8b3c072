import { learnerDay } from '@quorbit/contracts/streaks/days';
import { createDayPricer, type DayPricer, type DayRating, type PaidRatings } from '@quorbit/contracts/xp/day-pricer';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { packRows } from '#features/quizzes/downloads.mirror.ts';
import { selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { toServerTime } from '#offline/mirror/to-server-time.ts';
import { selectAcceptedRatings, selectCards } from './cards.mirror.ts';
import { reviewRate, reviewUndo } from './reviews.mirror.ts';

/** A pending rating of a card, or a pending undo of one. */
interface PendingRating extends DayRating {
  tz: string;
  /** The time when the rating or undo was made, by the server's clock, in milliseconds. */
  at: number;
  /** Whether the rated card belongs to a quiz that this learner wrote. */
  own: boolean;
  /** Whether this is an undo of the rating, not the rating itself. */
  isUndo: boolean;
}

export interface RatingLedger {
  /** Ratings that the server already has, including the undone ones; they decide what pending ratings earn. */
  paid: PaidRatings;
  /** Pending ratings and undos of ratings, in the order in which the learner made them. */
  pending: readonly PendingRating[];
}

/** The reward for a pending rating, or what an undo takes back. */
interface RatingPrice {
  xp: number;
  /** Whether the rating makes its day count for the streak. */
  countsDay: boolean;
  /** Whether the rating counts for achievements. */
  counted: boolean;
}

/**
 * Selects the ratings that may earn XP. A rating whose card is neither on this device nor created by a pending attempt
 * earns nothing and doesn't count for its day.
 */
export const selectRatingLedger = createSelector((get): RatingLedger => {
  const [profile] = get(profileRows.bodies);
  const skew = get(selectSkew);
  const idsWithCard = new Set(get(selectCards).map(({ questionId }) => questionId));
  const own = new Set(get(packRows.bodies).flatMap((row) => (row.own ? [row.quizId] : [])));
  const { counted, unpaid, undone } = get(selectAcceptedRatings);
  const ops = get(selectPendingOps);
  const waiting = reviewRate.filterEntries(ops).map(({ op }) => op);
  const pending = new Map([...unpaid, ...waiting].map((op) => [op.opId, op]));
  const toPendingRating = (op: (typeof waiting)[number]): PendingRating => ({
    opId: op.opId,
    day: learnerDay(new Date(toServerTime(op.at, op, skew)), op.tz),
    at: Date.parse(toServerTime(op.at, op, skew)),
    questionId: op.args.questionId,
    tz: op.tz,
    own: own.has(op.args.quizId),
    left: op.args.left,
    isUndo: false,
  });
  const undoneIds = new Set(reviewUndo.filterEntries(ops).map(({ op }) => op.args.ratingId));
  // An undo of a rating from another device is left out: only the server knows what it changes.
  const known = new Map([...counted, ...undone, ...pending.values()].map((op) => [op.opId, op]));
  const steps = new Map(unpaid.map((op) => [op.opId, toPendingRating(op)]));
  for (const entry of ops) {
    for (const { op } of reviewRate.filterEntries([entry])) steps.set(op.opId, toPendingRating(op));
    for (const { op } of reviewUndo.filterEntries([entry])) {
      const rating = known.get(op.args.ratingId);
      if (rating) steps.set(op.opId, { ...toPendingRating(rating), isUndo: true });
    }
  }
  const isNotPending = ({ opId }: { opId: string }) => !pending.has(opId);
  return {
    paid: {
      counts: new Map(profile?.history?.days.map(({ day, ratings }) => [day, ratings])),
      // This device knows only the number per day of ratings given on other devices, and not their cards.
      cards: [...counted, ...undone.filter(({ opId }) => undoneIds.has(opId))]
        .filter(isNotPending)
        .map(toPendingRating),
      undone: undone.filter((op) => isNotPending(op) && !undoneIds.has(op.opId)).map(toPendingRating),
    },
    pending: [...steps.values()].filter(({ questionId }) => idsWithCard.has(questionId)),
  };
});

/** Returns the XP of the next pending rating or undo, and adds it to the day's ratings in `days`. */
export function priceOf(days: DayPricer, rating: PendingRating): RatingPrice {
  return rating.isUndo ? { xp: days.remove(rating), countsDay: false, counted: false } : days.add(rating);
}

/** Returns the ratings of each day, pending ones included, from which the XP of the next rating is computed. */
export function computeRatingDays({ paid, pending }: RatingLedger): DayPricer {
  const days = createDayPricer(paid);
  for (const rating of pending) priceOf(days, rating);
  return days;
}
