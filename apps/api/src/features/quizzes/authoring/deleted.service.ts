// Owns deleted quizzes: the impact of a deletion, restoring a quiz, and for how long it can be restored.
import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { requireAuthor } from '../authors.ts';
import { findQuiz, updateQuiz } from '../quizzes.repository.ts';
import { viewQuiz } from '../quizzes.service.ts';
import { getEditableQuiz } from './authoring.service.ts';
import * as repository from './deleted.repository.ts';
import { recordForOthers, recordForOwner, withUniqueTitle } from './edits.service.ts';
import { computePublishedAt } from './publish-limit.service.ts';
import { requireQuota } from './quotas.service.ts';
import { computeRestoreCutoff, RESTORE_MS } from './restore-cutoff.ts';

const MAX_LISTED = 200;

/** Returns how many attempts, learners, downloads and cards a quiz has besides its owner's. */
export async function getReach(
  db: Executor,
  actor: Actor,
  id: string,
  { deletionBlockers }: Pick<Deps, 'deletionBlockers'>,
) {
  const { quiz } = await getEditableQuiz(db, actor, id);
  return repository.countReach(db, quiz, deletionBlockers);
}

/** Returns the caller's deleted quizzes that can still be restored, the latest first; for admins everybody's. */
export async function listDeleted(db: Executor, actor: Actor, now: Date) {
  requireAuthor(actor);
  const ownerId = actor.role === 'admin' ? null : actor.id;
  const rows = await repository.listDeleted(db, ownerId, computeRestoreCutoff(now), MAX_LISTED);
  return rows.flatMap(({ id, title, questionCount, deletedAt }) => {
    if (deletedAt === null) return [];
    const goneAt = new Date(deletedAt.getTime() + RESTORE_MS).toISOString();
    return [{ id, title, questionCount, deletedAt: deletedAt.toISOString(), goneAt }];
  });
}

/**
 * Restores a deleted quiz as it was; a quiz that isn't deleted stays unchanged.
 * @throws AppError NOT_FOUND after 30 days; CONFLICT if another quiz has its title by now, and if the owner has the
 * maximum number of quizzes.
 */
export async function restoreQuiz(tx: Tx, actor: Actor, id: string, now: Date): Promise<Quiz> {
  requireAuthor(actor);
  const found = await findQuiz(tx, id, { deletedToo: true });
  if (!found || (actor.role !== 'admin' && found.quiz.ownerId !== actor.id)) throw notFound('Quiz');
  const { quiz } = found;
  if (quiz.deletedAt === null) return viewQuiz(tx, actor, found, now);
  if (quiz.deletedAt <= computeRestoreCutoff(now))
    throw new AppError('NOT_FOUND', `Deleted quizzes can be restored for ${RESTORE_DAYS} days. That time is over.`);
  recordForOwner(tx, quiz);
  if (quiz.ownerId !== null) await requireQuota(tx, quiz.ownerId, now);
  const publishedAt = await computePublishedAt(tx, actor, quiz, now);
  const change = { deletedAt: null, publishedAt, updatedAt: now };
  await withUniqueTitle(tx, (inner) => updateQuiz(inner, id, change));
  await recordForOthers(tx, quiz, now);
  return viewQuiz(tx, actor, { quiz: { ...quiz, ...change }, version: found.version }, now);
}
