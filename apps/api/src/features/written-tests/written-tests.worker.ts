// Submits the sittings that nobody submitted in time.
import { SITTING_GRACE_MS } from '@quorbit/contracts/written-tests/rules';
import type { Worker } from '../../lib/worker.ts';
import type { Deps } from '../../trpc/context.ts';
import { closeOverdue } from './sittings.repository.ts';

const BATCH = 500;

/** One batch; returns true when there may be more. Several processes may run it at once: each takes others. */
export async function closeSittings({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<boolean> {
  const before = new Date(now().getTime() - SITTING_GRACE_MS);
  return (await database.transaction((tx) => closeOverdue(tx, before, BATCH))) === BATCH;
}

export const sittingsClosing: Worker = {
  name: 'written-tests',
  pauseMs: 5_000,
  start: (deps) => ({ round: () => closeSittings(deps) }),
};
