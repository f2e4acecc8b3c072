// Owns the links between quizzes and the pictures they show.
import { findImageHash } from '@quorbit/contracts/images/image-path';
import { MAX_QUIZ_IMAGE_BYTES, MAX_QUIZ_IMAGES } from '@quorbit/contracts/images/limits';
import type { Tx } from '@quorbit/db/client';
import type { SqlFragment } from '@quorbit/db/views';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import * as repository from './images.repository.ts';

const UPLOAD_AGAIN = 'Upload this picture again.';

const hashesOf = (srcs: readonly string[]) => [...new Set(srcs.flatMap((src) => findImageHash(src) ?? []))];

/**
 * Checks that this person may put these pictures into a quiz: each must be their own upload, or already shown by the
 * quiz.
 * @param quizId null for a quiz that is being created.
 * @param srcs the picture addresses that are new in questions. Pictures inside old questions stay there.
 * @throws AppError INVALID for any other picture.
 */
export async function requireImages(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  quizId: string | null,
  srcs: readonly string[],
): Promise<void> {
  if (srcs.some((src) => findImageHash(src) === null)) throw uploadAgainError();
  const hashes = hashesOf(srcs);
  if (hashes.length === 0) return;
  const usable = await repository.lockUsable(tx, actor.id, quizId, hashes);
  if (usable.length < hashes.length) throw uploadAgainError();
}

interface ImageLinks {
  srcs: readonly string[];
  before: readonly string[];
  /** Returns an SQL condition for whether a stored wording of the quiz names the picture with this hash. */
  isWorded: (quizId: string, hash: SqlFragment) => SqlFragment;
}

/**
 * Links the pictures that a version of a quiz shows, and unlinks those that only the previous version showed.
 * @throws AppError CONFLICT if the quiz has no space for them, INVALID if one isn't stored any more.
 */
export async function linkImages(tx: Tx, quizId: string, { srcs, before, isWorded }: ImageLinks): Promise<void> {
  const hashes = hashesOf(srcs);
  const removed = hashesOf(before).filter((hash) => !hashes.includes(hash));
  if (removed.length > 0) await repository.unlinkFromQuiz(tx, quizId, removed, isWorded);
  if (hashes.length === 0) return;
  if ((await repository.lockStored(tx, hashes)).length < hashes.length) throw uploadAgainError();
  if (await repository.linkToQuiz(tx, quizId, hashes)) await requireImageQuota(tx, quizId);
}

async function requireImageQuota(tx: Tx, quizId: string): Promise<void> {
  const { images, bytes } = await repository.sumOfQuiz(tx, quizId);
  if (images > MAX_QUIZ_IMAGES || bytes > MAX_QUIZ_IMAGE_BYTES)
    throw new AppError(
      'CONFLICT',
      `A quiz and its earlier versions show at most ${MAX_QUIZ_IMAGES} pictures of ${MAX_QUIZ_IMAGE_BYTES / 1_000_000} MB together. Make pictures smaller, or move questions to another quiz.`,
    );
}

function uploadAgainError(): AppError {
  return new AppError('INVALID', UPLOAD_AGAIN);
}
