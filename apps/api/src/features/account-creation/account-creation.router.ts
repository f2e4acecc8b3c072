import {
  createAccountsInput,
  createdAccounts,
  creationJobDetails,
  creationJobs,
  findTakenInput,
  jobInput,
  listJobsInput,
  mendJobInput,
  startedJob,
  takenEmails,
} from '@quorbit/contracts/account-creation/schema';
import * as z from 'zod/mini';
import { admin, router } from '../../trpc/procedures.ts';
import { discardJob, findTaken, getJob, listJobs, mendJob, startJob } from './jobs.service.ts';
import { createAccounts } from './old-pages.service.ts';
import { openSheets } from './sheets.service.ts';

export const accountCreationRouter = router({
  // A mutation only because so many addresses don't fit into the address of a query.
  findTaken: admin
    .input(findTakenInput)
    .output(takenEmails)
    .mutation(({ ctx, input }) => findTaken(ctx.db, ctx.actor, input, ctx.deps)),
  start: admin
    .meta({ points: 30, alone: true })
    .input(createAccountsInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => startJob(tx, actor, input, ctx.now(), ctx.deps))),
  mend: admin
    .meta({ points: 30, alone: true })
    .input(mendJobInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => mendJob(tx, actor, input, ctx.now(), ctx.deps))),
  list: admin
    .input(listJobsInput)
    .output(creationJobs)
    .query(({ ctx, input }) => listJobs(ctx.db, ctx.actor, input, ctx.now())),
  get: admin
    .input(jobInput)
    .output(creationJobDetails)
    .query(({ ctx, input }) => getJob(ctx.db, ctx.actor, input, ctx.now())),
  openSheets: admin
    .meta({ points: 10, alone: true })
    .input(jobInput)
    .output(createdAccounts)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => openSheets(tx, actor, input, ctx.now(), ctx.deps))),
  discard: admin
    .meta({ needed: true })
    .input(jobInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => discardJob(tx, actor, input, ctx.now()))),
  // For pages of releases that knew no jobs.
  create: admin
    .meta({ points: 30, alone: true })
    .input(createAccountsInput)
    .output(createdAccounts)
    .mutation(({ ctx, input }) => createAccounts(ctx, input)),
});
