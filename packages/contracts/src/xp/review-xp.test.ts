import { expect, it } from 'vitest';
import { computeReviewXp, PAID_RATINGS_PER_DAY } from './review-xp.ts';

it('each of the first five hundred ratings of a day pays two XP, and later ones pay nothing', () => {
  expect([0, 1, PAID_RATINGS_PER_DAY - 1, PAID_RATINGS_PER_DAY, 10_000].map(computeReviewXp)).toEqual([2, 2, 2, 0, 0]);
});
