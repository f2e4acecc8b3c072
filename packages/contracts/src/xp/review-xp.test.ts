import { expect, it } from 'vitest';
import { computeReviewXp, PAID_RATINGS_PER_DAY } from './review-xp.ts';

it('pays two XP for each of the first five hundred ratings of a day', () => {
  expect([0, 1, PAID_RATINGS_PER_DAY - 1, PAID_RATINGS_PER_DAY, 10_000].map(computeReviewXp)).toEqual([2, 2, 2, 0, 0]);
});
