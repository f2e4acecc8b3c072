import { pushDevice, subscribeInput } from '@quorbit/contracts/pushes/schema';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { getPushDevice, subscribe, unsubscribe } from './pushes.service.ts';

export const pushesRouter = router({
  device: signedInProcedure.output(pushDevice).query(({ ctx }) => getPushDevice(ctx.db, ctx.actor, ctx.deps)),
  subscribe: signedInProcedure
    .input(subscribeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => subscribe(tx, actor, input, ctx.now(), ctx.deps))),
  unsubscribe: signedInProcedure
    .meta({ needed: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => unsubscribe(tx, actor))),
});
