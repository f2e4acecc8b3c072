import { REVIEW_RATE, reviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, reviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, reviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import { AppError } from '../../lib/app-error.ts';
import { opType } from '../../lib/ops.ts';
import { rateReviews } from './reviews.service.ts';
import { mergeSuspensions } from './suspend.service.ts';
import { undoReviews } from './undo.service.ts';

export const reviewRate = opType({
  type: REVIEW_RATE,
  versions: { 1: reviewRateArgs },
  // Undoing one names it.
  makes: (_args, opId) => [opId],
  async apply(tx, actor, ops, now) {
    const ratings = ops.map(({ opId, at, timeZone, args: input }) => ({ opId, at, zone: timeZone, input }));
    return refusals(await rateReviews(tx, actor.id, ratings, now));
  },
});

export const reviewUndo = opType({
  type: REVIEW_UNDO,
  versions: { 1: reviewUndoArgs },
  async apply(tx, actor, ops, now) {
    const undos = ops.map(({ opId, at, timeZone, args: input }) => ({ opId, at, zone: timeZone, input }));
    return refusals(await undoReviews(tx, actor.id, undos, now));
  },
});

export const reviewSuspend = opType({
  type: REVIEW_SUSPEND,
  versions: { 1: reviewSuspendArgs },
  apply(tx, actor, ops) {
    const changes = ops.map(({ opId, at, args: input }) => ({ opId, at, input }));
    return mergeSuspensions(tx, actor.id, changes);
  },
});

function refusals(results: ReadonlyMap<string, unknown>): ReadonlyMap<string, AppError> {
  return new Map([...results].flatMap(([opId, result]) => (result instanceof AppError ? [[opId, result]] : [])));
}
