import { renameSchoolInput, saveSetupInput, school, setContactInput } from '@quorbit/contracts/school/schema';
import { admin, router } from '../../trpc/procedures.ts';
import { readSchool, renameSchool, saveSetup, setContact } from './school.service.ts';

export const schoolRouter = router({
  get: admin.output(school).query(({ ctx }) => readSchool(ctx.db, ctx.actor)),
  rename: admin
    .input(renameSchoolInput)
    .output(school)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => renameSchool(tx, actor, input, ctx.now()))),
  setContact: admin
    .input(setContactInput)
    .output(school)
    .mutation(({ ctx, input }) => ctx.writeAs(['everyone'], (tx, actor) => setContact(tx, actor, input, ctx.now()))),
  saveSetup: admin
    .input(saveSetupInput)
    .output(school)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => saveSetup(tx, actor, input, ctx.now()))),
});
