import { learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory, type History } from '@quorbit/contracts/streaks/history';
import { type Streak, timelyDays, type WorkedDay } from '@quorbit/contracts/streaks/streak';
import { ratingDays } from '@quorbit/contracts/xp/rating-days';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { readPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import { priceOf, readGivenRatings } from '#features/reviews/paid-ratings.mirror.ts';
import type { MirrorSource } from '#offline/mirror/pending-work.ts';

/** How far the learner is, with the work that the server does not have or has not shown yet. */
export interface Progress {
  /** What counts already; null where the server's figures are not here yet. */
  xp: number | null;
  /** What pending work will bring, as far as this device can tell. */
  pendingXp: number;
  /** Pending ratings that achievements will count: paid ones of cards that aren't of the learner's own quizzes. */
  pendingReviews: number;
  /** As of its last active day, pending work included; null where the server's figures are not here yet. */
  streak: Streak | null;
  /** The days that the server has counted; null where they are not here yet, or an older server doesn't tell them. */
  history: History | null;
  /** Further days that pending work counts for, in rising order. */
  pendingDays: string[];
}

/** @param now by this device's clock, milliseconds */
export async function readProgress(source: MirrorSource, now = Date.now()): Promise<Progress> {
  const { database } = source;
  const [profile] = await profileRows.bodies(database);
  const attempts = (await readPendingAttempts(source)).filter(({ status }) => status !== 'rejected');
  const ratings = await readGivenRatings(source);
  const clock = new Date(now + ((await database.meta.get('meta'))?.skew ?? 0));

  const worked = attempts.map(({ finishedAt, tz }) => workedDay(learnerDay(new Date(finishedAt), tz), tz, clock));
  let pendingXp = attempts.reduce((xp, { report }) => xp + (report?.xpEarned ?? 0), 0);
  const days = ratingDays(ratings.paid);
  let pendingReviews = 0;
  for (const rating of ratings.pending) {
    const { xp, countsDay, counted } = priceOf(days, rating);
    pendingXp += xp;
    if (counted && !rating.own) pendingReviews += 1;
    if (countsDay) worked.push(workedDay(rating.day, rating.tz, clock));
  }
  const history = profile?.history ?? (profile && { before: profile.streak, days: [] });
  const pendingDays = timelyDays(worked);
  return {
    xp: profile?.xp ?? null,
    pendingXp,
    pendingReviews,
    streak: history ? foldHistory(history, pendingDays) : null,
    history: profile?.history ?? null,
    pendingDays,
  };
}

/** Work from the future counts today, as on the server. */
function workedDay(day: string, tz: string, clock: Date): WorkedDay {
  const today = learnerDay(clock, tz);
  return { day: day < today ? day : today, today };
}
