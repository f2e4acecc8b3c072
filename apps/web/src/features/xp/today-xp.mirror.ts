import { learnerDay } from '@quorbit/contracts/streaks/days';
import { ratingDays } from '@quorbit/contracts/xp/rating-days';
import { reviewXp } from '@quorbit/contracts/xp/review-xp';
import { readGraded } from '#features/attempts/attempts.mirror.ts';
import { readPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import { priceOf, readGivenRatings } from '#features/reviews/paid-ratings.mirror.ts';
import type { MirrorSource } from '#offline/mirror/pending-work.ts';

/**
 * XP of one of the learner's days, by this device: quizzes and reviews, pending ones included.
 * @param zone the learner's; work that the server has doesn't say in which zone it was done
 */
export async function readXpOf(source: MirrorSource, today: string, zone: string): Promise<number> {
  const graded = (await readGraded(source.database))
    .filter(({ finishedAt }) => learnerDay(new Date(finishedAt), zone) === today)
    .map(({ xpEarned }) => xpEarned);
  const pending = (await readPendingAttempts(source))
    .filter(({ status, finishedAt, tz }) => status !== 'rejected' && learnerDay(new Date(finishedAt), tz) === today)
    .map(({ report }) => report?.xpEarned ?? 0);
  const given = await readGivenRatings(source);
  const paid = Array.from({ length: given.paid.counts.get(today) ?? 0 }, (_, earlier) => reviewXp(earlier));
  const days = ratingDays(given.paid);
  const waiting = given.pending.filter(({ day }) => day === today).map((rating) => priceOf(days, rating).xp);
  return [...graded, ...pending, ...paid, ...waiting].reduce((sum, xp) => sum + xp, 0);
}
