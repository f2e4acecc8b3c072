import { REVIEW_RATE, reviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { rateReview } from '../../reviews/reviews.service.ts';
import { opType } from '../op-types.ts';

export const reviewRate = opType({
  type: REVIEW_RATE,
  args: reviewRateArgs,
  async apply(tx, actor, { opId, at, timeZone, now }, input) {
    await rateReview(tx, { userId: actor.id, opId, at, zone: timeZone, input, deps: { now: () => now } });
  },
});
