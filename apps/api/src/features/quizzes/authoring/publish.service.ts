// Owns 'Publish changes': what an editor has written becomes the quiz's next version, if nobody else published meanwhile.
import { isDeepStrictEqual } from 'node:util';
import { QUESTION_HIDDEN } from '@quorbit/contracts/moderation/words';
import type { EditedQuestion, PublishInput, QuizEdit, QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, wrongField } from '../../../lib/app-error.ts';
import { areHidden } from '../moderation/hidden.repository.ts';
import type { QuizRow } from '../quizzes.repository.ts';
import { areAskedElsewhere, findVersionOf, type VersionRow } from '../versions/versions.repository.ts';
import { editableQuiz } from './authoring.service.ts';
import { requireKnown, wholeQuestions } from './draft-content.ts';
import { forgetDraft } from './drafts.service.ts';
import { requireUnsealed, viewEdit } from './edit.service.ts';
import { applyEdit, type Edit, NO_QUESTIONS, recordForOwner } from './edits.service.ts';

/**
 * Makes the content the quiz's next version and forgets the caller's draft. A draft quiz is published by it, unless
 * the caller keeps it a draft; an archived one stays archived. Content that is published already, by whomever, is no conflict.
 * @throws AppError CONFLICT where somebody has published since the editor began, and while the quiz's key is withheld
 */
export async function publishQuiz(
  tx: Tx,
  actor: Actor,
  { quizId, versionId, content, keepDraft = false }: PublishInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<QuizEdit> {
  const { quiz, version } = await editableQuiz(tx, actor, quizId);
  recordForOwner(tx, quiz);
  await requireUnsealed(tx, actor, quizId, now);
  if (content.questions.length === 0) throw new AppError('CONFLICT', NO_QUESTIONS);
  requireOwnIds(content.questions);
  const begunFrom = versionId === version.id ? version : await findVersionOf(tx, quiz.id, versionId);
  const questions = settled(wholeContent(content.questions, begunFrom, version), version.questions);
  const edit = editOf(content.settings, quiz);
  if (versionId !== version.id && !isPublished({ ...edit, questions }, { ...quiz, questions: version.questions }))
    throw behind();
  const known = new Set(version.questions.map(({ id }) => id));
  const added = questions.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (added.length > 0 && (await areAskedElsewhere(tx, quiz.id, added)))
    throw wrongField('content.questions', 'A question here belongs to another quiz. Add it as a new question.');
  if (added.length > 0 && (await areHidden(tx, quiz.id, added))) throw new AppError('CONFLICT', QUESTION_HIDDEN);
  // First, so that the version before, which it began from, may go.
  await forgetDraft(tx, actor, quiz, deps);
  const stays = quiz.status === 'archived' || (keepDraft && quiz.status === 'draft');
  const status = stays ? quiz.status : 'published';
  const published = await applyEdit(tx, actor, { quiz, version }, { ...edit, status, questions }, now, deps);
  return viewEdit(tx, actor, published, null);
}

/** Questions that were sent by their ids alone, as they are in the version that the editor began from. */
function wholeContent(
  sent: PublishInput['content']['questions'],
  begunFrom: VersionRow | undefined,
  current: VersionRow,
): (EditedQuestion | KeyedQuestion)[] {
  if (begunFrom) requireKnown(sent, begunFrom.questions);
  // That version may be gone. Then only what is published already is no conflict, as where an answer was lost.
  return wholeQuestions(sent, (begunFrom ?? current).questions).map((question) => {
    if (question === null) throw behind();
    return question;
  });
}

function behind(): AppError {
  const message = 'Somebody has published changes since you began. Compare both, then publish again.';
  return new AppError('CONFLICT', message);
}

function editOf(settings: QuizSettings, quiz: QuizRow): Edit {
  const { duration: durationSet, passingMarks: passingMarksSet, closesAt, ...rest } = settings;
  const closing = settings.ranked && closesAt !== null ? new Date(closesAt) : null;
  // The database keeps microseconds: what is the same to a person stays as it is.
  const same = closing?.getTime() === quiz.closesAt?.getTime();
  return { ...rest, durationSet, passingMarksSet, closesAt: same ? quiz.closesAt : closing };
}

function isPublished(edit: Edit, quiz: Edit): boolean {
  return Object.entries(edit).every(([field, value]) => isDeepStrictEqual(value, Reflect.get(quiz, field)));
}

/** What didn't change stays letter for letter, so that it is stored once. */
function settled(sent: readonly (EditedQuestion | KeyedQuestion)[], before: readonly KeyedQuestion[]): KeyedQuestion[] {
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

function requireOwnIds(questions: readonly { id: string }[]): void {
  const seen = new Set<string>();
  for (const [index, { id }] of questions.entries()) {
    if (seen.has(id))
      throw wrongField(`content.questions.${index}.id`, 'Two questions have the same id. Add one of them again.');
    seen.add(id);
  }
}
