// Owns downloads: the quizzes that learners keep on their devices, and which of them are in their own scope.
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { maySee, type Reader, type Seen } from '../visibility.ts';
import * as repository from './keeps.repository.ts';
import { foldKeeps, type Keep } from './keeps.ts';

/** How many quizzes one learner can keep. */
const MAX_KEEPS = 500;

/**
 * Applies changes to downloads from a learner's devices; the latest change of each quiz wins. A learner who names a
 * pack of the quiz has had it, and may keep it whatever happened to the quiz. Removing a download is never refused.
 * Returns refusals by op id: NOT_FOUND if the learner may not see the quiz, CONFLICT beyond the maximum of downloads.
 */
export async function keepQuizzes(
  tx: Tx,
  actor: Reader,
  said: readonly Keep[],
  now: Date,
  most = MAX_KEEPS,
): Promise<Map<string, AppError>> {
  const rows = await repository.findForKeeping(tx, actor, {
    quizIds: [...new Set(said.map(({ quizId }) => quizId))],
    packHashes: [...new Set(said.flatMap(({ packHash }) => packHash ?? []))],
    now,
  });
  const byQuiz = new Map(rows.map((row) => [row.quiz.id, row]));
  const stored = rows.flatMap(({ quiz, keep }) => (keep ? [[quiz.id, { quizId: quiz.id, ...keep }] as const] : []));
  const { changed, refused } = foldKeeps(said, {
    stored: new Map(stored),
    kept: await repository.countKept(tx, actor.id),
    most,
    mayKeep({ quizId, packHash }) {
      const row = byQuiz.get(quizId);
      return row !== undefined && (maySee(actor, row.quiz) || row.named.some((hash) => hash === packHash));
    },
  });
  // Ignores quizzes that were erased.
  const last = changed.filter(({ quizId }) => byQuiz.has(quizId));
  if (last.length > 0) await repository.saveKeeps(tx, actor.id, last);
  for (const { quizId, packHash } of last) {
    const row = byQuiz.get(quizId);
    const wasKept = (row?.keep?.packHash ?? null) !== null;
    if (row && wasKept !== (packHash !== null)) recordOwn(tx, actor, row.quiz, packHash !== null);
  }
  return new Map([...refused].map(([opId, why]) => [opId, why === 'not found' ? notFound('Quiz') : tooMany(most)]));
}

function tooMany(most: number): AppError {
  return new AppError('CONFLICT', `You can keep at most ${most} quizzes. Remove a download that you no longer need.`);
}

/** Records a quiz in a learner's own scope, which contains it while they own it, or keep it and may see it. */
function recordOwn(tx: Tx, reader: Reader, quiz: Seen, kept: boolean): void {
  const stands = maySee(reader, quiz) && (kept || quiz.ownerId === reader.id);
  record(tx, userScope(reader.id), 'pack', quiz.id, { deleted: !stands });
}

/** Records the kept quizzes that a change of role shows or hides. @param actor with the former role */
export async function recordKeptForRole(tx: Tx, actor: Reader, role: Reader['role']): Promise<void> {
  const reader = { id: actor.id, role };
  for (const { quiz } of await repository.listKept(tx, actor.id)) {
    if (maySee(actor, quiz) !== maySee(reader, quiz)) recordOwn(tx, reader, quiz, true);
  }
}

/** Records the kept ones among these quizzes, which a change in a group has shown or hidden. */
export async function recordKept(tx: Tx, reader: Reader, quizIds: readonly string[]): Promise<void> {
  if (quizIds.length === 0) return;
  for (const { quiz } of await repository.listKept(tx, reader.id, quizIds)) recordOwn(tx, reader, quiz, true);
}

/** Queues recording a quiz in the scope of each keeper, after it was shown or hidden. */
export function noteShown(tx: Tx, quizId: string, now: Date): Promise<void> {
  return repository.noteChange(tx, quizId, now);
}

/** Records a quiz for one keeper. Returns false if they no longer keep it. */
export async function recordForKeeper(tx: Tx, { quizId, userId }: { quizId: string; userId: string }) {
  const found = await repository.findKept(tx, quizId, userId);
  if (found) recordOwn(tx, { id: userId, role: found.role }, found.quiz, true);
  return found !== undefined;
}
