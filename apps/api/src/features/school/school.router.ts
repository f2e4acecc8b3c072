import { renameSchoolInput, saveSetupInput, school } from '@quorbit/contracts/school/schema';
import { admin, router } from '../../trpc/procedures.ts';
import { readSchool, renameSchool, saveSetup } from './school.service.ts';

export const schoolRouter = router({
  get: admin.output(school).query(({ ctx }) => readSchool(ctx.db, ctx.actor)),
  rename: admin
    .input(renameSchoolInput)
    .output(school)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => renameSchool(tx, actor, input))),
  saveSetup: admin
    .input(saveSetupInput)
    .output(school)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => saveSetup(tx, actor, input, ctx.now()))),
});
