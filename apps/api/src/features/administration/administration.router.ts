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
import { admin, router } from '../../trpc/procedures.ts';
import {
  changeRoleOf,
  deleteAccountOf,
  exportAccountOf,
  resetPasswordOf,
  restoreAccount,
  suspendAccount,
} from './administration.service.ts';
import { readFigures } from './figures.service.ts';
import { listAudit, listPeople } from './lookup.service.ts';
import { listHardQuestions, listQuizResults } from './results.service.ts';

export const administrationRouter = router({
  figures: admin.output(siteFigures).query(({ ctx }) => readFigures(ctx)),
  people: admin
    .input(listPeopleInput)
    .output(managedPeople)
    .query(({ ctx, input }) => listPeople(ctx.db, ctx.actor, input, ctx.now())),
  audit: admin
    .input(listAuditInput)
    .output(auditEntries)
    .query(({ ctx, input }) => listAudit(ctx.db, ctx.actor, input)),
  quizzes: admin
    .input(listResultsInput)
    .output(quizResults)
    .query(({ ctx, input }) => listQuizResults(ctx.db, ctx.actor, input)),
  questions: admin
    .input(listResultsInput)
    .output(hardQuestions)
    .query(({ ctx, input }) => listHardQuestions(ctx.db, ctx.actor, input)),
  setRole: admin
    .meta({ alone: true })
    .input(setRoleInput)
    .output(managedPerson)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => changeRoleOf(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  suspend: admin
    .meta({ alone: true })
    .input(personInput)
    .output(managedPerson)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => suspendAccount(tx, actor, input, ctx.now())),
    ),
  restore: admin
    .meta({ alone: true })
    .input(personInput)
    .output(managedPerson)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => restoreAccount(tx, actor, input, ctx.now())),
    ),
  resetPassword: admin
    .meta({ points: 10, alone: true })
    .input(personInput)
    .output(forcedReset)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(input.userId)], (tx, actor) => resetPasswordOf(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  export: admin
    .meta({ alone: true, needed: true })
    .input(personInput)
    .output(accountExport)
    .mutation(({ ctx, input }) => exportAccountOf(ctx, input)),
  delete: admin
    .meta({ points: 10, alone: true, needed: true })
    .input(personInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccountOf(ctx, input)),
});
