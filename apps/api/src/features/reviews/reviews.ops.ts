import { REVIEW_RATE, reviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { AppError } from '../../lib/app-error.ts';
import { opType } from '../../lib/ops.ts';
import { rateReviews } from './reviews.service.ts';

export const reviewRate = opType({
  type: REVIEW_RATE,
  versions: { 1: reviewRateArgs },
  async apply(tx, actor, ops, now) {
    const ratings = ops.map(({ opId, at, timeZone, args: input }) => ({ opId, at, zone: timeZone, input }));
    const results = await rateReviews(tx, actor.id, ratings, now);
    return new Map([...results].flatMap(([opId, result]) => (result instanceof AppError ? [[opId, result]] : [])));
  },
});
