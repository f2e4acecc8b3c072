import { createDayPricer } from '@quorbit/contracts/xp/day-pricer';
import { computeReviewXp } from '@quorbit/contracts/xp/review-xp';
import type { MirrorArea } from '#offline/mirror/area.ts';
import type { Earning } from '#offline/mirror/progress.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { priceOf, selectRatingLedger } from './paid-ratings.mirror.ts';

/** Selects the XP that ratings earned on the days this device knows, and the XP that pending ratings will earn. */
const selectRatingEarnings = createSelector((get): readonly Earning[] => {
  const { paid, pending } = get(selectRatingLedger);
  const known = [...paid.counts].flatMap(([day, count]) =>
    Array.from({ length: count }, (_, earlier) => ({ xp: computeReviewXp(earlier), day: () => day })),
  );
  const days = createDayPricer(paid);
  const waiting = pending.map((rating) => {
    const { xp, countsDay, counted } = priceOf(days, rating);
    const { day, tz, at, own } = rating;
    return { xp, day: () => day, pending: { tz, at, countsDay, review: counted && !own } };
  });
  return [...known, ...waiting];
});

export const ratingEarningsMirror: MirrorArea = { earnings: selectRatingEarnings };
