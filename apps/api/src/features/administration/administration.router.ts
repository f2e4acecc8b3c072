import { accountExport } from '@quorbit/contracts/accounts/export';
import {
  auditEntries,
  forcedReset,
  hardQuestions,
  listAuditInput,
  listPeopleInput,
  listResultsInput,
  managedPeople,
  managedPerson,
  personInput,
  quizResults,
  setRoleInput,
  siteFigures,
} from '@quorbit/contracts/administration/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { adminProcedure, router } from '../../trpc/procedures.ts';
import {
  changeRoleOf,
  deleteAccountOf,
  exportAccountOf,
  resetPasswordOf,
  restoreAccount,
  suspendAccount,
} from './administration.service.ts';
import { getSiteFigures } from './figures.service.ts';
import { listAudit, listPeople } from './lookup.service.ts';
import { listHardQuestions, listQuizResults } from './results.service.ts';

export const administrationRouter = router({
  figures: adminProcedure.output(siteFigures).query(({ ctx }) => getSiteFigures(ctx)),
  people: adminProcedure
    .input(listPeopleInput)
    .output(managedPeople)
    .query(({ ctx, input }) => listPeople(ctx.db, ctx.actor, input, ctx.now())),
  audit: adminProcedure
    .input(listAuditInput)
    .output(auditEntries)
    .query(({ ctx, input }) => listAudit(ctx.db, ctx.actor, input)),
  quizzes: adminProcedure
    .input(listResultsInput)
    .output(quizResults)
    .query(({ ctx, input }) => listQuizResults(ctx.db, ctx.actor, input)),
  questions: adminProcedure
    .input(listResultsInput)
    .output(hardQuestions)
    .query(({ ctx, input }) => listHardQuestions(ctx.db, ctx.actor, input)),
  setRole: adminProcedure
    .meta({ mustBeUnbatched: true })
    .input(setRoleInput)
    .output(managedPerson)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => changeRoleOf(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  suspend: adminProcedure
    .meta({ mustBeUnbatched: true })
    .input(personInput)
    .output(managedPerson)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => suspendAccount(tx, actor, input, ctx.now())),
    ),
  restore: adminProcedure
    .meta({ mustBeUnbatched: true })
    .input(personInput)
    .output(managedPerson)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => restoreAccount(tx, actor, input, ctx.now())),
    ),
  resetPassword: adminProcedure
    .meta({ points: 10, mustBeUnbatched: true })
    .input(personInput)
    .output(forcedReset)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => resetPasswordOf(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  export: adminProcedure
    .meta({ mustBeUnbatched: true, needed: true })
    .input(personInput)
    .output(accountExport)
    .mutation(({ ctx, input }) => exportAccountOf(ctx, input)),
  delete: adminProcedure
    .meta({ points: 10, mustBeUnbatched: true, needed: true })
    .input(personInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccountOf(ctx, input)),
});
