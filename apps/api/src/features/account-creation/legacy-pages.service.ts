// Owns creating accounts in one call, for web pages of older releases, which don't know jobs: the call works on the job
// while the page waits.
import { setTimeout } from 'node:timers/promises';
import type { CreateAccountsInput, CreatedAccount } from '@quorbit/contracts/account-creation/schema';
import { ADMINS_ONLY } from '@quorbit/contracts/errors/messages';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { advanceJob } from './advance-job.ts';
import { findCountedJob } from './jobs.repository.ts';
import { startJob } from './jobs.service.ts';
import { requireFreeEmails } from './list-rules.ts';
import { listJobPeople } from './people.repository.ts';
import { openFullList } from './sheets.service.ts';

/**
 * Milliseconds that a call works on its job: pages of older releases give up after 30 s, and the last step may take
 * some seconds more.
 */
const MAX_WAIT_MS = 20_000;
/** Milliseconds between two checks of a job that another process works on. */
const POLL_MS = 250;
const RETRY_SECONDS = 2;

/**
 * Creates all these accounts or none. Repeating the call returns the same reply and creates nothing more.
 * @throws AppError as `startJob`; UNAVAILABLE if it takes longer than `MAX_WAIT_MS`, then repeating the call continues
 * the job.
 */
// ctx: it waits between its transactions
export async function createAccounts(ctx: SignedInContext, input: CreateAccountsInput): Promise<CreatedAccount[]> {
  const { id } = await ctx.writeAs([], (tx, actor) => startJob(tx, actor, input, ctx.now(), ctx.deps));
  await runJobToEnd(ctx, id);
  const job = await findCountedJob(ctx.db, id);
  if (!job) throw new AppError('CONFLICT', 'This list was discarded meanwhile. Nobody was created.');
  if (job.outcome === null) {
    const message = `We're still creating these accounts: ${job.ready} of ${job.people} are ready. Try again in a moment: nobody is created twice.`;
    throw new AppError('UNAVAILABLE', message, { retryAfter: RETRY_SECONDS });
  }
  if (job.outcome === 'not-admin') throw new AppError('FORBIDDEN', ADMINS_ONLY);
  if (job.outcome === 'taken') {
    const taken = (await listJobPeople(ctx.db, id)).filter((person) => person.taken);
    requireFreeEmails(
      input.accounts,
      taken.map(({ email }) => email),
    );
  }
  return ctx.writeAs([], (tx, actor) => openFullList(tx, actor, { jobId: id }, ctx.now(), ctx.deps));
}

/** Works on a job, or waits for the process that does, until it has ended or `MAX_WAIT_MS` have passed. */
async function runJobToEnd({ db, deps }: SignedInContext, id: string): Promise<void> {
  const { elapsed = () => performance.now() } = deps;
  const startedAt = elapsed();
  const { signal } = new AbortController();
  while (elapsed() - startedAt < MAX_WAIT_MS) {
    const job = await findCountedJob(db, id);
    if (job?.outcome !== null) return;
    if (!(await advanceJob(deps, { jobId: id, signal }))) await setTimeout(POLL_MS);
  }
}
