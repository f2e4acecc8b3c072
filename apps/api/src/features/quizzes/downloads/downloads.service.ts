// Owns downloads: the quizzes that learners keep on their devices, and which of them are in their own scope.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { canSeeQuiz, type QuizVisibility, type Reader } from '../visibility.ts';
import * as repository from './downloads.repository.ts';
import { type DownloadChange, foldDownloads } from './downloads.ts';

/** The maximum number of quizzes that one learner can keep. */
const MAX_DOWNLOADS = 500;

/**
 * Applies changes to downloads from a learner's devices; the latest change of each quiz wins. A learner who names a
 * pack of the quiz has had it, and may keep it even if the quiz was hidden or deleted since. Removing a download is
 * never refused. Returns refusals by op id: NOT_FOUND if the learner may not see the quiz, CONFLICT beyond the maximum
 * number of downloads.
 */
export async function applyDownloads(
  tx: Tx,
  actor: Reader,
  changes: readonly DownloadChange[],
  now: Date,
  maxDownloads = MAX_DOWNLOADS,
): Promise<Map<string, AppError>> {
  const rows = await repository.findForDownload(tx, actor, {
    quizIds: [...new Set(changes.map(({ quizId }) => quizId))],
    packHashes: [...new Set(changes.flatMap(({ packHash }) => packHash ?? []))],
    now,
  });
  const byQuiz = new Map(rows.map((row) => [row.quiz.id, row]));
  const stored = rows.flatMap(({ quiz, keep }) => (keep ? [[quiz.id, { quizId: quiz.id, ...keep }] as const] : []));
  const { changed, refused: refusals } = foldDownloads(changes, {
    stored: new Map(stored),
    downloadCount: await repository.countDownloads(tx, actor.id),
    maxDownloads,
    canDownload({ quizId, packHash }) {
      const row = byQuiz.get(quizId);
      return row !== undefined && (canSeeQuiz(actor, row.quiz) || row.named.some((hash) => hash === packHash));
    },
  });
  // Quizzes that were erased are ignored.
  const applied = changed.filter(({ quizId }) => byQuiz.has(quizId));
  if (applied.length > 0) await repository.upsertDownloads(tx, actor.id, applied);
  for (const { quizId, packHash } of applied) {
    const row = byQuiz.get(quizId);
    const wasDownloaded = (row?.keep?.packHash ?? null) !== null;
    if (row && wasDownloaded !== (packHash !== null)) recordInOwnScope(tx, actor, row.quiz, packHash !== null);
  }
  return new Map(
    [...refusals].map(([opId, reason]) => [
      opId,
      reason === 'not found' ? notFound('Quiz') : tooManyDownloads(maxDownloads),
    ]),
  );
}

function tooManyDownloads(maxDownloads: number): AppError {
  return new AppError(
    'CONFLICT',
    `You can keep at most ${maxDownloads} quizzes. Remove a download that you no longer need.`,
  );
}

/** Records a quiz in a learner's own scope. The scope contains it if the learner may see it and owns or keeps it. */
function recordInOwnScope(tx: Tx, reader: Reader, quiz: QuizVisibility, isDownloaded: boolean): void {
  const isInScope = canSeeQuiz(reader, quiz) && (isDownloaded || quiz.ownerId === reader.id);
  record(tx, userScope(reader.id), 'pack', quiz.id, { deleted: !isInScope });
}

/**
 * Records the kept quizzes that a change of role shows or hides.
 * @param actor the learner with the former role.
 */
export async function recordDownloadsForRole(tx: Tx, actor: Reader, role: Reader['role']): Promise<void> {
  const reader = { id: actor.id, role };
  for (const { quiz } of await repository.listDownloads(tx, actor.id)) {
    if (canSeeQuiz(actor, quiz) !== canSeeQuiz(reader, quiz)) recordInOwnScope(tx, reader, quiz, true);
  }
}

/** Records those of the given quizzes that the reader keeps, after a change in a group has shown or hidden them. */
export async function recordDownloads(tx: Tx, reader: Reader, quizIds: readonly string[]): Promise<void> {
  if (quizIds.length === 0) return;
  for (const { quiz } of await repository.listDownloads(tx, reader.id, quizIds))
    recordInOwnScope(tx, reader, quiz, true);
}

/** Queues recording a quiz in the scope of each learner who keeps it, after it was shown or hidden. */
export function enqueueDownloadRefresh(tx: Tx, quizId: string, now: Date): Promise<void> {
  return repository.upsertQuizChange(tx, quizId, now);
}

/** Records a quiz in one learner's own scope. Returns false if the learner no longer keeps the quiz. */
export async function recordForDownloader(tx: Tx, { quizId, userId }: { quizId: string; userId: string }) {
  const found = await repository.findDownload(tx, quizId, userId);
  if (found) recordInOwnScope(tx, { id: userId, role: found.role }, found.quiz, true);
  return found !== undefined;
}
