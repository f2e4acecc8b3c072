// Erases quizzes that were deleted 30 days ago and that nobody uses, and the drafts of such quizzes.
import type { Worker } from '../../../kernel/area.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { deleteDraftsOfDeleted, eraseQuizzes } from './deleted.repository.ts';
import { computeRestoreCutoff } from './restore-cutoff.ts';

/** The maximum number of rows of each kind in one round; low, because a quiz is erased with all its versions. */
const BATCH = 20;

/**
 * Erases one batch of deleted quizzes, and deletes one batch of drafts of deleted quizzes; returns true when there may
 * be more.
 */
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
