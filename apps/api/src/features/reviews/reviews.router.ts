import { listReviewsInput, rated, rateInput, reviewList } from '@quorbit/contracts/reviews/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedIn } from '../../trpc/procedures.ts';
import { listDue } from './due.service.ts';
import { rateNow } from './reviews.service.ts';

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
});
