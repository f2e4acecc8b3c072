// Owns what an editor opens: the quiz as it is published, and the caller's own unpublished changes.
import type { Draft, QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { CONFLICT_SEALED, RANKED_SEALED } from '@quorbit/contracts/quizzes/seals';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { WholeQuiz } from '../quizzes.repository.ts';
import { viewFacts } from '../quizzes.service.ts';
import type { Reader } from '../reader.ts';
import { sealedQuizzes } from '../seals/seals.service.ts';
import { findEditorName } from '../versions/versions.repository.ts';
import { editableQuiz } from './authoring.service.ts';
import { listOtherEditors } from './drafts.repository.ts';
import { readDraft } from './drafts.service.ts';
import { settingsOf } from './quiz-settings.ts';

/**
 * The quiz as an editor opens it, with keys.
 * @throws AppError NOT_FOUND for others' quizzes, CONFLICT while its key is withheld from the caller
 */
export async function readEdit(db: Executor, actor: Actor, id: string, now: Date): Promise<QuizEdit> {
  const found = await editableQuiz(db, actor, id);
  await requireUnsealed(db, actor, id, now);
  return viewEdit(db, actor, found, await readDraft(db, actor, id));
}

/** The same of a quiz that the caller has read and that isn't sealed for them. */
export async function viewEdit(
  db: Executor,
  actor: Actor,
  { quiz, version }: WholeQuiz,
  draft: Draft | null,
): Promise<QuizEdit> {
  const others = await listOtherEditors(db, quiz.id, actor.id);
  return {
    quiz: await viewFacts(db, actor, { quiz, version }, null),
    versionId: version.id,
    settings: settingsOf(quiz),
    questions: version.questions,
    publishedAt: version.createdAt.toISOString(),
    publishedBy: version.editorId === null ? null : await findEditorName(db, version.editorId),
    draft,
    others: others.map(({ name, savedAt }) => ({ name, savedAt: savedAt.toISOString() })),
  };
}

/** @throws AppError CONFLICT while the quiz's key is withheld from the reader: in a room one is a player like others */
export async function requireUnsealed(db: Executor, reader: Reader, id: string, now: Date): Promise<void> {
  const seal = (await sealedQuizzes(db, reader, now, [id])).get(id);
  if (seal) throw new AppError('CONFLICT', seal === 'game' ? CONFLICT_SEALED : RANKED_SEALED);
}
