// Owns what an editor shows on opening a quiz: the published quiz and the caller's own unpublished changes.
import type { Draft, QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { SEAL_REFUSALS } from '@quorbit/contracts/quizzes/seals';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { QuizWithVersion } from '../quizzes.repository.ts';
import { viewQuizSummary } from '../quizzes.service.ts';
import type { Reader } from '../reader.ts';
import { listSealedQuizzes } from '../seals/seals.service.ts';
import { findEditorName } from '../versions/versions.repository.ts';
import { getEditableQuiz } from './authoring.service.ts';
import { listOtherEditors } from './drafts.repository.ts';
import { findOwnDraft } from './drafts.service.ts';
import { settingsOf } from './quiz-settings.ts';

/**
 * The quiz as an editor opens it, with keys.
 * @throws AppError NOT_FOUND for others' quizzes, CONFLICT while its key is withheld from the caller.
 */
export async function getQuizEdit(db: Executor, actor: Actor, id: string, now: Date): Promise<QuizEdit> {
  const found = await getEditableQuiz(db, actor, id);
  await requireUnsealed(db, actor, id, now);
  return viewQuizEdit(db, actor, found, await findOwnDraft(db, actor, id));
}

/** Returns the editor's view of a quiz that the caller has read and that isn't sealed for them. */
export async function viewQuizEdit(
  db: Executor,
  actor: Actor,
  { quiz, version }: QuizWithVersion,
  draft: Draft | null,
): Promise<QuizEdit> {
  const others = await listOtherEditors(db, quiz.id, actor.id);
  return {
    quiz: await viewQuizSummary(db, actor, { quiz, version }, null),
    versionId: version.id,
    settings: settingsOf(quiz),
    questions: version.questions,
    publishedAt: version.createdAt.toISOString(),
    publishedBy: version.editorId === null ? null : await findEditorName(db, version.editorId),
    draft,
    others: others.map(({ name, savedAt }) => ({ name, savedAt: savedAt.toISOString() })),
  };
}

/**
 * Refuses to show a quiz whose key is withheld from the reader, because an author in a room plays like everybody else.
 * @throws AppError CONFLICT.
 */
export async function requireUnsealed(db: Executor, reader: Reader, id: string, now: Date): Promise<void> {
  const seal = (await listSealedQuizzes(db, reader, now, [id])).get(id);
  if (seal) throw new AppError('CONFLICT', SEAL_REFUSALS[seal]);
}
