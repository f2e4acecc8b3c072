import { managedSwitches, setSwitchInput, switches } from '@quorbit/contracts/feature-switches/schema';
import { adminProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { getCurrentSwitches } from './current-switches.ts';
import { getManagedSwitches, setSwitch } from './feature-switches.service.ts';

export const featureSwitchesRouter = router({
  current: signedInProcedure.output(switches).query(({ ctx }) => getCurrentSwitches(ctx.deps)),
  get: adminProcedure.output(managedSwitches).query(({ ctx }) => getManagedSwitches(ctx.db, ctx.actor, ctx.deps)),
  set: adminProcedure
    .meta({ mustBeUnbatched: true })
    .input(setSwitchInput)
    .output(managedSwitches)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => setSwitch(tx, actor, input, ctx.now(), ctx.deps))),
});
