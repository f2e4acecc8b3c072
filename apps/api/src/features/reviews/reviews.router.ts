import {
  listReviewsInput,
  rateInput,
  rateResult,
  reviewList,
  suspendInput,
  undoInput,
  undoResult,
} from '@quorbit/contracts/reviews/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { listDueReviews } from './due.service.ts';
import { rateNow } from './reviews.service.ts';
import { suspendNow } from './suspend.service.ts';
import { undoNow } from './undo.service.ts';

export const reviewsRouter = router({
  list: signedInProcedure
    .input(listReviewsInput)
    .output(reviewList)
    .query(({ ctx, input }) => listDueReviews(ctx.db, ctx.actor, input, ctx.now())),
  rate: signedInProcedure
    .input(rateInput)
    .output(rateResult)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => rateNow(tx, actor, input, ctx.now())),
    ),
  undo: signedInProcedure
    .input(undoInput)
    .output(undoResult)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => undoNow(tx, actor, input, ctx.now())),
    ),
  suspend: signedInProcedure
    .input(suspendInput)
    .output(suspendInput)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => suspendNow(tx, actor, input, ctx.now())),
    ),
});
