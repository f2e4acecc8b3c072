import { replayed, replayInput, syncHealth } from '@quorbit/contracts/sync/health';
import { exchangeInput, exchangeReply } from '@quorbit/contracts/sync/schema';
import { admin, router, signedIn } from '../../trpc/procedures.ts';
import { readHealth } from './health.service.ts';
import { ownHints } from './hints.service.ts';
import { replayParked } from './replay.service.ts';
import { summarize } from './replayed.ts';
import { exchange } from './sync.service.ts';

export const syncRouter = router({
  exchange: signedIn
    .input(exchangeInput)
    .output(exchangeReply)
    .mutation(({ ctx, input }) => exchange(ctx, input)),
  /** Versions alone; what has changed, `exchange` tells. */
  hints: signedIn.subscription(({ ctx }) => ownHints(ctx)),
  health: admin.output(syncHealth).query(({ ctx }) => readHealth(ctx.db, ctx.now())),
  replay: admin
    .input(replayInput)
    .output(replayed)
    .mutation(async ({ ctx, input }) => {
      const { database, log, ops: types } = ctx.deps;
      return summarize(await replayParked({ database, log, types }, input));
    }),
});
