import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type DayRating, type PaidRatings, type RatingDays, ratingDays } from '@quorbit/contracts/xp/rating-days';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { packRows } from '#features/quizzes/keeps.mirror.ts';
import { correctedTime } from '#offline/mirror/corrected-time.ts';
import { selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { selector } from '#offline/mirror/selector.ts';
import { selectCards, selectSettledRatings } from './cards.mirror.ts';
import { reviewRate, reviewUndo } from './reviews.mirror.ts';

/** A pending rating of a card, or a pending undo of one. */
interface PendingRating extends DayRating {
  tz: string;
  /** When it was given; milliseconds. */
  at: number;
  /** Whether its card belongs to a quiz that the learner wrote. */
  own: boolean;
  /** This is an undo, not the rating itself. */
  undoes: boolean;
}

export interface GivenRatings {
  /** What the server has paid. */
  paid: PaidRatings;
  /** In the order they were given. */
  pending: readonly PendingRating[];
}

/** What a pending rating, or an undo, is worth. */
interface Priced {
  xp: number;
  /** Whether it makes its day count for the streak. */
  countsDay: boolean;
  /** Whether achievements count it. */
  counted: boolean;
}

/**
 * The ratings that may pay. Without a card, here or from a pending attempt, a rating pays nothing and counts for no
 * day.
 */
export const selectGivenRatings = selector((get): GivenRatings => {
  const [profile] = get(profileRows.bodies);
  const skew = get(selectSkew);
  const carded = new Set(get(selectCards).map(({ questionId }) => questionId));
  const own = new Set(get(packRows.bodies).flatMap((row) => (row.own ? [row.quizId] : [])));
  const { counted, unpaid, undone } = get(selectSettledRatings);
  const ops = get(selectPendingOps);
  const waiting = reviewRate.of(ops).map(({ op }) => op);
  const pending = new Map([...unpaid, ...waiting].map((op) => [op.opId, op]));
  const given = (op: (typeof waiting)[number]): PendingRating => ({
    opId: op.opId,
    day: learnerDay(new Date(correctedTime(op.at, op, skew)), op.tz),
    at: Date.parse(correctedTime(op.at, op, skew)),
    questionId: op.args.questionId,
    tz: op.tz,
    own: own.has(op.args.quizId),
    left: op.args.left,
    undoes: false,
  });
  const undoing = new Set(reviewUndo.of(ops).map(({ op }) => op.args.ratingId));
  // An undo of a rating from another device is left out: only the server knows what it changes.
  const known = new Map([...counted, ...undone, ...pending.values()].map((op) => [op.opId, op]));
  const steps = new Map(unpaid.map((op) => [op.opId, given(op)]));
  for (const entry of ops) {
    for (const { op } of reviewRate.of([entry])) steps.set(op.opId, given(op));
    for (const { op } of reviewUndo.of([entry])) {
      const rating = known.get(op.args.ratingId);
      if (rating) steps.set(op.opId, { ...given(rating), undoes: true });
    }
  }
  const here = ({ opId }: { opId: string }) => !pending.has(opId);
  return {
    paid: {
      counts: new Map(profile?.history?.days.map(({ day, ratings }) => [day, ratings])),
      // Of other devices' ratings only the counts are known here.
      cards: [...counted, ...undone.filter(({ opId }) => undoing.has(opId))].filter(here).map(given),
      undone: undone.filter((op) => here(op) && !undoing.has(op.opId)).map(given),
    },
    pending: [...steps.values()].filter(({ questionId }) => carded.has(questionId)),
  };
});

/** Prices the next pending rating. */
export function priceOf(days: RatingDays, rating: PendingRating): Priced {
  return rating.undoes ? { xp: days.undo(rating), countsDay: false, counted: false } : days.take(rating);
}

/** The days after all pending ratings, to price the next one. */
export function daysAfter({ paid, pending }: GivenRatings): RatingDays {
  const days = ratingDays(paid);
  for (const rating of pending) priceOf(days, rating);
  return days;
}
