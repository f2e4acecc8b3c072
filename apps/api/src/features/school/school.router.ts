import {
  instanceSettings,
  renameInstanceInput,
  saveSetupInput,
  setContactInput,
} from '@quorbit/contracts/school/schema';
import { adminProcedure, router } from '../../trpc/procedures.ts';
import { getInstanceSettings, renameInstance, saveSetup, setContact } from './school.service.ts';

export const schoolRouter = router({
  get: adminProcedure.output(instanceSettings).query(({ ctx }) => getInstanceSettings(ctx.db, ctx.actor)),
  rename: adminProcedure
    .input(renameInstanceInput)
    .output(instanceSettings)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => renameInstance(tx, actor, input, ctx.now()))),
  setContact: adminProcedure
    .input(setContactInput)
    .output(instanceSettings)
    .mutation(({ ctx, input }) => ctx.writeAs(['everyone'], (tx, actor) => setContact(tx, actor, input, ctx.now()))),
  saveSetup: adminProcedure
    .input(saveSetupInput)
    .output(instanceSettings)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => saveSetup(tx, actor, input, ctx.now()))),
});
