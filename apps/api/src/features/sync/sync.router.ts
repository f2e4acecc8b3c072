import { replayInput, replaySummary, syncHealth } from '@quorbit/contracts/sync/health';
import { exchangeInput, exchangeReply } from '@quorbit/contracts/sync/schema';
import { adminProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { getSyncHealth } from './health.service.ts';
import { watchOwnScope } from './hints.service.ts';
import { replayParked } from './replay.service.ts';
import { summarizeReplay } from './replay-result.ts';
import { exchange } from './sync.service.ts';

export const syncRouter = router({
  exchange: signedInProcedure
    .input(exchangeInput)
    .output(exchangeReply)
    .mutation(({ ctx, input }) => exchange(ctx, input)),
  /** Streams only the versions of the caller's own scope; `exchange` returns what has changed in it. */
  hints: signedInProcedure.subscription(({ ctx }) => watchOwnScope(ctx)),
  health: adminProcedure.output(syncHealth).query(({ ctx }) => getSyncHealth(ctx.db, ctx.now())),
  replay: adminProcedure
    .input(replayInput)
    .output(replaySummary)
    .mutation(async ({ ctx, input }) => {
      const { database, log, ops: types } = ctx.deps;
      return summarizeReplay(await replayParked({ database, log, types }, input));
    }),
});
