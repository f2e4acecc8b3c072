import {
  averageBoardView,
  listByAverageInput,
  listByXpInput,
  xpBoardView,
} from '@quorbit/contracts/leaderboards/schema';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { listByAverage, listByXp } from './leaderboards.service.ts';

export const leaderboardsRouter = router({
  listByXp: signedInProcedure
    .input(listByXpInput)
    .output(xpBoardView)
    .query(({ ctx, input }) => listByXp(ctx.db, ctx.actor, input, ctx.now())),
  listByAverage: signedInProcedure
    .input(listByAverageInput)
    .output(averageBoardView)
    .query(({ ctx, input }) => listByAverage(ctx.db, ctx.actor, input, ctx.now())),
});
