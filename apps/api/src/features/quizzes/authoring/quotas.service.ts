// Owns how much authors may store: the number of quizzes and their bytes, per quiz and per author, earlier versions
// included. Seed content has no limit. A deleted quiz counts in bytes while it can be restored, but in the number only
// after it's restored.
import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';
import { MAX_AUTHOR_BYTES, MAX_OWN_QUIZZES, MAX_PACK_BYTES, MAX_QUIZ_BYTES } from '@quorbit/contracts/quizzes/limits';
import type { Tx } from '@quorbit/db/client';
import { AppError } from '../../../lib/app-error.ts';
import { sumOwnedQuizzes, updateStoredBytes } from '../versions/versions.repository.ts';
import { computeRestoreCutoff } from './restore-cutoff.ts';

const formatMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

/**
 * Requires that the author may have another quiz.
 * @throws AppError CONFLICT if the author has the maximum number of quizzes.
 */
export async function requireQuota(tx: Tx, ownerId: string, now: Date, maxQuizzes = MAX_OWN_QUIZZES): Promise<void> {
  const { quizzes } = await sumOwnedQuizzes(tx, ownerId, computeRestoreCutoff(now));
  if (quizzes >= maxQuizzes)
    throw new AppError('CONFLICT', `You can have at most ${maxQuizzes} quizzes. Delete one that you no longer need.`);
}

/**
 * Updates a quiz's stored bytes after its questions changed, and checks them.
 * @param packBytes size of the current version's pack.
 * @throws AppError CONFLICT if the quiz or all quizzes of its owner are too large.
 */
export async function requireContentQuota(
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string | null },
  packBytes: number,
  now: Date,
): Promise<void> {
  const bytes = await updateStoredBytes(tx, id);
  if (packBytes > MAX_PACK_BYTES)
    throw new AppError(
      'CONFLICT',
      `A quiz takes at most ${formatMegabytes(MAX_PACK_BYTES)}. Make a picture smaller, or move questions to another quiz.`,
    );
  if (bytes > MAX_QUIZ_BYTES)
    throw new AppError(
      'CONFLICT',
      `This quiz and its earlier versions take more than ${formatMegabytes(MAX_QUIZ_BYTES)}. Continue in a new quiz.`,
    );
  if (ownerId !== null && (await sumOwnedQuizzes(tx, ownerId, computeRestoreCutoff(now))).bytes > MAX_AUTHOR_BYTES)
    throw new AppError(
      'CONFLICT',
      `Your quizzes take more than ${formatMegabytes(MAX_AUTHOR_BYTES)}. Make pictures smaller, or delete quizzes: ${RESTORE_DAYS} days later they don't count any more.`,
    );
}
