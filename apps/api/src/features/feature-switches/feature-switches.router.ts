import { managedSwitches, setSwitchInput, switches } from '@quorbit/contracts/feature-switches/schema';
import { admin, router, signedIn } from '../../trpc/procedures.ts';
import { currentSwitches } from './current-switches.ts';
import { readManaged, setSwitch } from './feature-switches.service.ts';

export const featureSwitchesRouter = router({
  current: signedIn.output(switches).query(({ ctx }) => currentSwitches(ctx.deps)),
  get: admin.output(managedSwitches).query(({ ctx }) => readManaged(ctx.db, ctx.actor, ctx.deps)),
  set: admin
    .meta({ alone: true })
    .input(setSwitchInput)
    .output(managedSwitches)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => setSwitch(tx, actor, input, ctx.now(), ctx.deps))),
});
