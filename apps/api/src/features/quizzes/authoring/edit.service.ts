// Owns what an editor opens: the quiz as it is published, and the caller's own unpublished changes.
import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { CONFLICT_SEALED, RANKED_SEALED } from '@quorbit/contracts/quizzes/seals';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { viewQuiz } from '../quizzes.service.ts';
import type { Reader } from '../reader.ts';
import { sealedQuizzes } from '../seals/seals.service.ts';
import { findEditorName } from '../versions/versions.repository.ts';
import { editableQuiz } from './authoring.service.ts';
import { listOtherEditors } from './drafts.repository.ts';
import { readDraft } from './drafts.service.ts';
import { settingsOf } from './settings-of.ts';

/**
 * The quiz as an editor opens it, with keys.
 * @throws AppError NOT_FOUND for others' quizzes, CONFLICT while its key is withheld from the caller
 */
export async function readEdit(db: Executor, actor: Actor, id: string, now: Date): Promise<QuizEdit> {
  const { quiz, version } = await editableQuiz(db, actor, id);
  await requireOpen(db, actor, id, now);
  const others = await listOtherEditors(db, id, actor.id);
  return {
    quiz: await viewQuiz(db, actor, quiz, version, now),
    versionId: version.id,
    settings: settingsOf(quiz),
    questions: version.questions,
    publishedAt: version.createdAt.toISOString(),
    publishedBy: version.editorId === null ? null : await findEditorName(db, version.editorId),
    draft: await readDraft(db, actor, id),
    others: others.map(({ name, savedAt }) => ({ name, savedAt: savedAt.toISOString() })),
  };
}

/** @throws AppError CONFLICT while the quiz's key is withheld from the reader: in a room one is a player like others */
export async function requireOpen(db: Executor, reader: Reader, id: string, now: Date): Promise<void> {
  const seal = (await sealedQuizzes(db, reader, now, [id])).get(id);
  if (seal) throw new AppError('CONFLICT', seal === 'game' ? CONFLICT_SEALED : RANKED_SEALED);
}
