import {
  listReviewsInput,
  rated,
  rateInput,
  reviewList,
  suspendInput,
  undoInput,
  undone,
} from '@quorbit/contracts/reviews/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedIn } from '../../trpc/procedures.ts';
import { listDue } from './due.service.ts';
import { rateNow } from './reviews.service.ts';
import { suspendNow } from './suspend.service.ts';
import { undoNow } from './undo.service.ts';

export const reviewsRouter = router({
  list: signedIn
    .input(listReviewsInput)
    .output(reviewList)
    .query(({ ctx, input }) => listDue(ctx.db, ctx.actor, input, ctx.now())),
  rate: signedIn
    .input(rateInput)
    .output(rated)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => rateNow(tx, actor, input, ctx.now())),
    ),
  undo: signedIn
    .input(undoInput)
    .output(undone)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => undoNow(tx, actor, input, ctx.now())),
    ),
  suspend: signedIn
    .input(suspendInput)
    .output(suspendInput)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => suspendNow(tx, actor, input, ctx.now())),
    ),
});
