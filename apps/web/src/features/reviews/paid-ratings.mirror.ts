import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type DayRating, type PaidRatings, type RatingDays, ratingDays } from '@quorbit/contracts/xp/rating-days';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { packRows } from '#features/quizzes/keeps.mirror.ts';
import { correctedTime, type MirrorSource, readPendingOps } from '#offline/mirror/pending-work.ts';
import { readCards, readSettledRatings } from './cards.mirror.ts';
import { reviewRate } from './reviews.mirror.ts';

/** A pending rating of a card. */
interface PendingRating extends DayRating {
  tz: string;
  /** Whether its card is of a quiz of the learner's own. */
  own: boolean;
}

export interface GivenRatings {
  /** What the server has paid. */
  paid: PaidRatings;
  /** In the order they were given. */
  pending: readonly PendingRating[];
}

/** The ratings that may pay. Without a card, here or of a pending attempt, a rating pays nothing and counts for no day. */
export async function readGivenRatings(source: MirrorSource): Promise<GivenRatings> {
  const { database } = source;
  const [profile] = await profileRows.bodies(database);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  const carded = new Set((await readCards(source)).map(({ questionId }) => questionId));
  const own = new Set((await packRows.bodies(database)).flatMap((row) => (row.own ? [row.quizId] : [])));
  const { counted, unpaid } = await readSettledRatings(database);
  const waiting = reviewRate.of(await readPendingOps(source)).map(({ op }) => op);
  const pending = new Map([...unpaid, ...waiting].map((op) => [op.opId, op]));
  const given = (op: (typeof waiting)[number]): PendingRating => ({
    day: learnerDay(new Date(correctedTime(op.at, op, skew)), op.tz),
    questionId: op.args.questionId,
    tz: op.tz,
    own: own.has(op.args.quizId),
    left: op.args.left,
  });
  return {
    paid: {
      counts: new Map(profile?.history?.days.map(({ day, ratings }) => [day, ratings])),
      // Of what other devices rated only the numbers are known here.
      cards: counted.filter(({ opId }) => !pending.has(opId)).map(given),
    },
    pending: [...pending.values()].filter(({ args }) => carded.has(args.questionId)).map(given),
  };
}

/** Prices ratings that come after those given. */
export function daysAfter({ paid, pending }: GivenRatings): RatingDays {
  const days = ratingDays(paid);
  for (const rating of pending) days.take(rating);
  return days;
}
