// Deletes for good what was deleted 30 days ago and what nobody has anything of.
import type { Worker } from '../../../kernel/area.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { deleteDraftsOfDeleted, eraseQuizzes } from './deleted.repository.ts';
import { computeRestoreCutoff } from './restore-cutoff.ts';

/** Rows of each kind in one round: a quiz takes all its versions with it. */
const BATCH = 20;

/** One round; returns true when there may be more. */
export async function eraseDeletedQuizzes(
  { database, deletionBlockers }: Pick<Deps, 'database' | 'deletionBlockers'>,
  now: Date,
): Promise<boolean> {
  const until = computeRestoreCutoff(now);
  const counts = await database.transaction(async (tx) => [
    await deleteDraftsOfDeleted(tx, until, BATCH),
    await eraseQuizzes(tx, until, BATCH, deletionBlockers),
  ]);
  return counts.includes(BATCH);
}

export const deletedQuizzesSweep: Worker = {
  name: 'deleted-quizzes',
  needed: true,
  pauseMs: 600_000,
  start: (deps) => ({ round: () => eraseDeletedQuizzes(deps, deps.now()) }),
};
