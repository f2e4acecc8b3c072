// Submits the sittings that nobody submitted in time, and deletes data that sittings with published marks no longer
// need.
import { userScope } from '@quorbit/contracts/sync/scopes';
import { SITTING_GRACE_MS } from '@quorbit/contracts/written-tests/rules';
import type { Tx } from '@quorbit/db/client';
import { record, write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { closeOverdueSittings } from './sittings.repository.ts';
import { listPrunableSittings, pruneSitting } from './text-versions.repository.ts';

const BATCH = 500;
const PRUNE_BATCH = 50;

/**
 * Submits one batch of overdue sittings; returns true when there may be more. Several processes may run it at once:
 * each takes different sittings.
 */
export async function closeSittings({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<boolean> {
  const before = new Date(now().getTime() - SITTING_GRACE_MS);
  return (await database.transaction((tx) => closeOverdueSittings(tx, before, BATCH))) === BATCH;
}

export const sittingClosing: Worker = {
  name: 'written-tests',
  pauseMs: 5_000,
  start: (deps) => ({ round: () => closeSittings(deps) }),
};

/**
 * Deletes the versions and the mirrored rows of one page of sittings with published marks, each in its own transaction;
 * returns true when there may be more.
 */
export async function pruneSittings({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<boolean> {
  const prunable = await listPrunableSittings(database.read, PRUNE_BATCH);
  const onLateError = (err: unknown) => log.error({ err }, 'work after a commit failed');
  for (const { id, userId } of prunable) {
    const prune = async (tx: Tx) => {
      await pruneSitting(tx, id);
      record(tx, userScope(userId), 'sitting', id, { deleted: true });
    };
    await write(database, [userScope(userId)], prune, { onLateError });
  }
  return prunable.length === PRUNE_BATCH;
}

export const sittingPruning: Worker = {
  name: 'written-tests tidying',
  needed: true,
  pauseMs: 15_000,
  start: (deps) => ({ round: () => pruneSittings(deps) }),
};
