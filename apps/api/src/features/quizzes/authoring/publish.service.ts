// Owns 'Publish changes': an editor's content becomes the quiz's next version, if nobody else published meanwhile.
import { isDeepStrictEqual } from 'node:util';
import { QUESTION_HIDDEN } from '@quorbit/contracts/moderation/messages';
import type { EditedQuestion, PublishInput, QuizEdit, QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { hasHiddenQuestion } from '../moderation/hidden.repository.ts';
import type { QuizRow } from '../quizzes.repository.ts';
import { areAskedElsewhere, findVersionOf, type VersionRow } from '../versions/versions.repository.ts';
import { getEditableQuiz } from './authoring.service.ts';
import { requireKnownIds, resolveQuestions } from './draft-content.ts';
import { deleteOwnDraft } from './drafts.service.ts';
import { requireUnsealed, viewQuizEdit } from './edit.service.ts';
import { applyEdit, type Edit, NO_QUESTIONS, recordForOwner } from './edits.service.ts';

/**
 * Makes the content the quiz's next version and deletes the caller's draft. A draft quiz is published by it, unless the
 * caller keeps it a draft; an archived quiz stays archived. Content that is already published, by any editor, is no
 * conflict.
 * @throws AppError CONFLICT if somebody has published since the editor began, and while the quiz's key is withheld.
 */
export async function publishQuiz(
  tx: Tx,
  actor: Actor,
  { quizId, versionId, content, keepDraft = false }: PublishInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<QuizEdit> {
  const { quiz, version } = await getEditableQuiz(tx, actor, quizId);
  recordForOwner(tx, quiz);
  await requireUnsealed(tx, actor, quizId, now);
  if (content.questions.length === 0) throw new AppError('CONFLICT', NO_QUESTIONS);
  requireUniqueIds(content.questions);
  const baseVersion = versionId === version.id ? version : await findVersionOf(tx, quiz.id, versionId);
  const questions = reuseUnchanged(resolveContent(content.questions, baseVersion, version), version.questions);
  const edit = toEdit(content.settings, quiz);
  if (
    versionId !== version.id &&
    !isAlreadyPublished({ ...edit, questions }, { ...quiz, questions: version.questions })
  )
    throw staleBaseError();
  const currentIds = new Set(version.questions.map(({ id }) => id));
  const added = questions.filter(({ id }) => !currentIds.has(id)).map(({ id }) => id);
  if (added.length > 0 && (await areAskedElsewhere(tx, quiz.id, added)))
    throw invalidField('content.questions', 'A question here belongs to another quiz. Add it as a new question.');
  if (added.length > 0 && (await hasHiddenQuestion(tx, quiz.id, added)))
    throw new AppError('CONFLICT', QUESTION_HIDDEN);
  // The draft is deleted first, so that the previous version, from which it began, can be deleted.
  await deleteOwnDraft(tx, actor, quiz, deps);
  const keepsStatus = quiz.status === 'archived' || (keepDraft && quiz.status === 'draft');
  const status = keepsStatus ? quiz.status : 'published';
  const published = await applyEdit(tx, actor, { quiz, version }, { ...edit, status, questions }, now, deps);
  return viewQuizEdit(tx, actor, published, null);
}

/** Replaces questions that were sent as bare ids with those in the version that the editor began from. */
function resolveContent(
  sent: PublishInput['content']['questions'],
  baseVersion: VersionRow | undefined,
  current: VersionRow,
): (EditedQuestion | KeyedQuestion)[] {
  if (baseVersion) requireKnownIds(sent, baseVersion.questions);
  // The version that the editor began from may have been deleted. Then only content that is already published is no
  // conflict, as after a lost response.
  return resolveQuestions(sent, (baseVersion ?? current).questions).map((question) => {
    if (question === null) throw staleBaseError();
    return question;
  });
}

function staleBaseError(): AppError {
  const message = 'Somebody has published changes since you began. Compare both, then publish again.';
  return new AppError('CONFLICT', message);
}

function toEdit(settings: QuizSettings, quiz: QuizRow): Edit {
  const { duration: durationSet, passingMarks: passingMarksSet, closesAt, ...rest } = settings;
  const closing = settings.ranked && closesAt !== null ? new Date(closesAt) : null;
  // The database stores microseconds, so an unchanged closing time keeps its stored value.
  const isSameTime = closing?.getTime() === quiz.closesAt?.getTime();
  return { ...rest, durationSet, passingMarksSet, closesAt: isSameTime ? quiz.closesAt : closing };
}

function isAlreadyPublished(edit: Edit, quiz: Edit): boolean {
  return Object.entries(edit).every(([field, value]) => isDeepStrictEqual(value, Reflect.get(quiz, field)));
}

/** Returns unchanged questions exactly as they're stored, so that each wording is stored once. */
function reuseUnchanged(
  sent: readonly (EditedQuestion | KeyedQuestion)[],
  before: readonly KeyedQuestion[],
): KeyedQuestion[] {
  const stored = new Map(before.map((question) => [question.id, question]));
  return sent.map(({ id, ...question }) => {
    const next = { ...question, id };
    const old = stored.get(id);
    return old && isDeepStrictEqual(asJson(old), asJson(next)) ? old : next;
  });
}

function asJson(question: KeyedQuestion): unknown {
  return JSON.parse(JSON.stringify(question));
}

function requireUniqueIds(questions: readonly { id: string }[]): void {
  const seen = new Set<string>();
  for (const [index, { id }] of questions.entries()) {
    if (seen.has(id))
      throw invalidField(`content.questions.${index}.id`, 'Two questions have the same id. Add one of them again.');
    seen.add(id);
  }
}
