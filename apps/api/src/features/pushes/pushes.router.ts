import { pushDevice, subscribeInput } from '@quorbit/contracts/pushes/schema';
import * as z from 'zod/mini';
import { router, signedIn } from '../../trpc/procedures.ts';
import { readDevice, subscribe, unsubscribe } from './pushes.service.ts';

export const pushesRouter = router({
  device: signedIn.output(pushDevice).query(({ ctx }) => readDevice(ctx.db, ctx.actor, ctx.deps)),
  subscribe: signedIn
    .input(subscribeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => subscribe(tx, actor, input, ctx.now(), ctx.deps))),
  unsubscribe: signedIn
    .meta({ needed: true })
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => unsubscribe(tx, actor))),
});
