import {
  createAccountsInput,
  createdAccounts,
  creationJobDetails,
  creationJobs,
  findTakenInput,
  fixJobInput,
  jobInput,
  listJobsInput,
  startedJob,
  takenEmails,
} from '@quorbit/contracts/account-creation/schema';
import * as z from 'zod/mini';
import { adminProcedure, router } from '../../trpc/procedures.ts';
import { discardJob, fixJob, getJob, listJobs, listTakenEmails, startJob } from './jobs.service.ts';
import { createAccounts } from './legacy-pages.service.ts';
import { openSheets } from './sheets.service.ts';

export const accountCreationRouter = router({
  // This is a mutation only because a query's URL has no room for hundreds of e-mail addresses.
  findTaken: adminProcedure
    .input(findTakenInput)
    .output(takenEmails)
    .mutation(({ ctx, input }) => listTakenEmails(ctx.db, ctx.actor, input, ctx.deps)),
  start: adminProcedure
    .meta({ points: 30, mustBeUnbatched: true })
    .input(createAccountsInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => startJob(tx, actor, input, ctx.now(), ctx.deps))),
  mend: adminProcedure
    .meta({ points: 30, mustBeUnbatched: true })
    .input(fixJobInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => fixJob(tx, actor, input, ctx.now(), ctx.deps))),
  list: adminProcedure
    .input(listJobsInput)
    .output(creationJobs)
    .query(({ ctx, input }) => listJobs(ctx.db, ctx.actor, input, ctx.now())),
  get: adminProcedure
    .input(jobInput)
    .output(creationJobDetails)
    .query(({ ctx, input }) => getJob(ctx.db, ctx.actor, input, ctx.now())),
  openSheets: adminProcedure
    .meta({ points: 10, mustBeUnbatched: true })
    .input(jobInput)
    .output(createdAccounts)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => openSheets(tx, actor, input, ctx.now(), ctx.deps))),
  discard: adminProcedure
    .meta({ needed: true })
    .input(jobInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => discardJob(tx, actor, input, ctx.now()))),
  // Serves web pages of older releases, which create accounts in one call instead of by a job.
  create: adminProcedure
    .meta({ points: 30, mustBeUnbatched: true })
    .input(createAccountsInput)
    .output(createdAccounts)
    .mutation(({ ctx, input }) => createAccounts(ctx, input)),
});
