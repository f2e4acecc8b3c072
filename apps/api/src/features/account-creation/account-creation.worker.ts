// Creates the accounts of lists, and deletes lists whose retention time is over.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { advanceJob } from './advance-job.ts';
import { deleteEndedJobs } from './jobs.repository.ts';
import { retainedSince } from './list-rules.ts';

/** Lists deleted in one round; each has up to 500 people. */
const BATCH = 20;

export const accountCreating: Worker = {
  name: 'account-creation',
  pauseMs: 1_000,
  start(deps) {
    const closing = new AbortController();
    return { round: () => advanceJob(deps, { signal: closing.signal }), interrupt: () => closing.abort() };
  },
};

/** Deletes a batch of lists whose retention time is over. Returns true when there may be more. */
export async function pruneLists(database: Database, now: Date): Promise<boolean> {
  return (await database.transaction((tx) => deleteEndedJobs(tx, retainedSince(now), BATCH))) === BATCH;
}

export const listSweep: Worker = {
  name: 'list sweep',
  needed: true,
  pauseMs: 600_000,
  start: ({ database, now }) => ({ round: () => pruneLists(database, now()) }),
};
