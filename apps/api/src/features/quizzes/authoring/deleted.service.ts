// Owns what deleting a quiz means: what it touches, bringing it back, and for how long that can be done.
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

/** What others have of a quiz. */
export async function getReach(
  db: Executor,
  actor: Actor,
  id: string,
  { deletionBlockers }: Pick<Deps, 'deletionBlockers'>,
) {
  const { quiz } = await getEditableQuiz(db, actor, id);
  return repository.countReach(db, quiz, deletionBlockers);
}

/** What the caller deleted and can restore, the last first; admins see everybody's. */
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
 * Restores a deleted quiz as it was. One that isn't deleted stays as it is.
 * @throws AppError NOT_FOUND after 30 days; CONFLICT where another quiz has its title by now, and where there is no space
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
