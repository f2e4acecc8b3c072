import { REVIEW_RATE, reviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, reviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, reviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import { AppError } from '../../lib/app-error.ts';
import { defineOpType } from '../../lib/define-op-type.ts';
import { rateReviews } from './reviews.service.ts';
import { mergeSuspensions } from './suspend.service.ts';
import { undoReviews } from './undo.service.ts';

export const reviewRate = defineOpType({
  type: REVIEW_RATE,
  versions: { 1: reviewRateArgs },
  // A rating's op id is also the rating's id, which an undo names.
  createdIds: (_args, opId) => [opId],
  async apply(tx, actor, ops, now) {
    const ratings = ops.map(({ opId, at, timeZone, args: input }) => ({ opId, at, zone: timeZone, input }));
    return pickRefusals(await rateReviews(tx, actor.id, ratings, now));
  },
});

export const reviewUndo = defineOpType({
  type: REVIEW_UNDO,
  versions: { 1: reviewUndoArgs },
  async apply(tx, actor, ops, now) {
    const undos = ops.map(({ opId, at, timeZone, args: input }) => ({ opId, at, zone: timeZone, input }));
    return pickRefusals(await undoReviews(tx, actor.id, undos, now));
  },
});

export const reviewSuspend = defineOpType({
  type: REVIEW_SUSPEND,
  versions: { 1: reviewSuspendArgs },
  apply(tx, actor, ops) {
    const changes = ops.map(({ opId, at, args: input }) => ({ opId, at, input }));
    return mergeSuspensions(tx, actor.id, changes);
  },
});

function pickRefusals(results: ReadonlyMap<string, unknown>): ReadonlyMap<string, AppError> {
  return new Map([...results].flatMap(([opId, result]) => (result instanceof AppError ? [[opId, result]] : [])));
}
