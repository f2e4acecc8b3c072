// Owns quizzes that moderators take down: such a quiz is archived, and nobody can publish it until that is undone.
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { requireAdmin } from '../../../lib/require-admin.ts';
import { recordForOthers, recordForOwner } from '../authoring/edits.service.ts';
import { findQuiz, type QuizRow, updateQuiz } from '../quizzes.repository.ts';

/**
 * Archives a quiz: it leaves lists, groups and, through a worker, the devices that keep it. Attempts stay.
 * @returns the previous status, which `restoreTakenDownQuiz` needs.
 * @throws AppError FORBIDDEN for everybody but admins, NOT_FOUND if there is no such quiz, CONFLICT if it's already
 * taken down.
 */
export async function takeDownQuiz(tx: Tx, actor: Actor, quizId: string, now: Date): Promise<QuizRow['status']> {
  requireAdmin(actor);
  const found = await findQuiz(tx, quizId);
  if (!found) throw notFound('Quiz');
  if (found.quiz.takenDownAt !== null) throw new AppError('CONFLICT', 'This quiz is taken down already.');
  await changeStatus(tx, found.quiz, { status: 'archived', takenDownAt: now }, now);
  return found.quiz.status;
}

/**
 * Undoes `takeDownQuiz`. A quiz that its owner deleted meanwhile stays deleted.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function restoreTakenDownQuiz(
  tx: Tx,
  actor: Actor,
  { quizId, status }: { quizId: string; status: QuizRow['status'] },
  now: Date,
): Promise<void> {
  requireAdmin(actor);
  const found = await findQuiz(tx, quizId, { deletedToo: true });
  if (!found || found.quiz.takenDownAt === null) return;
  await changeStatus(tx, found.quiz, { status, takenDownAt: null }, now);
}

async function changeStatus(
  tx: Tx,
  quiz: QuizRow,
  to: Pick<QuizRow, 'status' | 'takenDownAt'>,
  now: Date,
): Promise<void> {
  recordForOwner(tx, quiz, quiz.deletedAt !== null);
  await updateQuiz(tx, quiz.id, { ...to, updatedAt: now });
  await recordForOthers(tx, quiz, now);
}
