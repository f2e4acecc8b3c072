// Owns questions that moderators hide: a new version leaves the question out, and restoring puts it back in its place.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireAdmin } from '../../../lib/require-admin.ts';
import { getEditableQuiz } from '../authoring/authoring.service.ts';
import { applyEdit } from '../authoring/edits.service.ts';
import { findQuiz } from '../quizzes.repository.ts';
import * as repository from './hidden.repository.ts';

export type { HiddenRow as HiddenQuestion } from './hidden.repository.ts';

const HOUR_MS = 3_600_000;

/**
 * Removes a question from a quiz, in a new version. The reviews worker removes its cards in its next round; attempts
 * keep the version that they answered.
 * @returns the id for `restoreQuestion`.
 * @throws AppError FORBIDDEN unless the caller is an admin, NOT_FOUND without the quiz, CONFLICT if the quiz no longer
 * has the question.
 */
export async function hideQuestion(
  tx: Tx,
  actor: Actor,
  { quizId, questionId }: { quizId: string; questionId: string },
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<string> {
  requireAdmin(actor);
  const found = await getEditableQuiz(tx, actor, quizId);
  const { questions } = found.version;
  const place = questions.findIndex(({ id }) => id === questionId);
  const content = questions[place];
  if (!content) throw new AppError('CONFLICT', 'The quiz no longer asks this question.');
  await applyEdit(tx, actor, found, { questions: questions.toSpliced(place, 1) }, now, deps);
  const id = newId(now.getTime());
  await repository.insertHidden(tx, { id, quizId, questionId, content, place, hiddenAt: now, checkAt: now });
  return id;
}

/**
 * Restores a hidden question to its place, in a new version, and its cards. If the quiz was deleted since, restores
 * only the cards.
 * @throws AppError FORBIDDEN unless the caller is an admin, CONFLICT if the quiz is full by now.
 */
export async function restoreQuestion(
  tx: Tx,
  actor: Actor,
  hiddenId: string,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<void> {
  requireAdmin(actor);
  const hidden = await repository.findHidden(tx, hiddenId);
  if (!hidden || hidden.restoredAt !== null) return;
  await repository.updateHidden(tx, hiddenId, { restoredAt: now, checkAt: now });
  const found = await findQuiz(tx, hidden.quizId);
  if (!found) return;
  const { questions } = found.version;
  if (questions.length >= MAX_QUESTIONS)
    throw new AppError('CONFLICT', `A quiz has at most ${MAX_QUESTIONS} questions. Delete one of it first.`);
  await applyEdit(tx, actor, found, { questions: questions.toSpliced(hidden.place, 0, hidden.content) }, now, deps);
}

/** The hidden or restored question whose cards need an update next. */
export function findDueHiddenQuestion(db: Executor, now: Date): Promise<repository.HiddenRow | undefined> {
  return repository.findDueHiddenQuestion(db, now);
}

/** Returns whether the record of a hidden question is still as it was read, in particular not restored meanwhile. */
export async function isUnchanged(tx: Tx, { id, restoredAt }: repository.HiddenRow): Promise<boolean> {
  const row = await repository.findHidden(tx, id);
  return row !== undefined && (row.restoredAt === null) === (restoredAt === null);
}

/**
 * Notes that all cards of the question are updated. Games in progress can add cards of a hidden question, so it's
 * checked again an hour later.
 */
export async function markChecked(tx: Tx, hidden: repository.HiddenRow, now: Date): Promise<void> {
  if (!(await isUnchanged(tx, hidden))) return;
  const checkAt = hidden.restoredAt === null ? new Date(now.getTime() + HOUR_MS) : null;
  await repository.updateHidden(tx, hidden.id, { checkAt });
}
