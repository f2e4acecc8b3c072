import { ratingDays } from '@quorbit/contracts/xp/rating-days';
import { reviewXp } from '@quorbit/contracts/xp/review-xp';
import type { MirrorArea } from '#offline/mirror/area.ts';
import type { Earning } from '#offline/mirror/progress.ts';
import { selector } from '#offline/mirror/selector.ts';
import { priceOf, selectGivenRatings } from './paid-ratings.mirror.ts';

/** What ratings were paid on the days that this device knows of, and what pending ones will be. */
const selectRatingEarnings = selector((get): readonly Earning[] => {
  const { paid, pending } = get(selectGivenRatings);
  const known = [...paid.counts].flatMap(([day, count]) =>
    Array.from({ length: count }, (_, earlier) => ({ xp: reviewXp(earlier), day: () => day })),
  );
  const days = ratingDays(paid);
  const waiting = pending.map((rating) => {
    const { xp, countsDay, counted } = priceOf(days, rating);
    const { day, tz, at, own } = rating;
    return { xp, day: () => day, pending: { tz, at, countsDay, review: counted && !own } };
  });
  return [...known, ...waiting];
});

export const ratingEarningsMirror: MirrorArea = { earnings: selectRatingEarnings };
