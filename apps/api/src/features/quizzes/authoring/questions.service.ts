// Owns reading and changing single questions by their index or id, for programs that change one question without
// sending all.

import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { type QuestionInput, questionInput } from '@quorbit/contracts/quizzes/question';
import type { QuestionChange, UpdateQuestionInput } from '@quorbit/contracts/quizzes/question-change';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { Tx } from '@quorbit/db/client';
import * as z from 'zod/mini';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { getQuiz, type PlayerContext, viewQuiz } from '../quizzes.service.ts';
import { getEditableQuiz } from './authoring.service.ts';
import { applyEdit } from './edits.service.ts';
import { findQuestionIndex } from './question-index.ts';
import { requireCurrentVersion } from './require-current-version.ts';

/** Returns the questions of a quiz; with keys for its owner and for admins, unless it's sealed for them. */
// ctx: like `getQuiz`, it marks the version as served in a transaction of its own
export async function getQuestions(ctx: PlayerContext, input: { id: string }) {
  return (await getQuiz(ctx, input)).questions;
}

/**
 * Changes the given fields of one question, in a new version.
 * @throws AppError INVALID if the changed question breaks the rules of its kind.
 */
export async function updateQuestion(
  tx: Tx,
  actor: Actor,
  { quizId, index, versionId, ...change }: UpdateQuestionInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<Quiz> {
  const found = await getEditableQuiz(tx, actor, quizId);
  requireCurrentVersion(found.version, versionId);
  const { questions } = found.version;
  const place = findQuestionIndex(questions, index);
  const before = questions[place];
  if (!before) throw notFound('Question');
  const changed = { ...applyQuestionChange(before, change), id: before.id };
  const edited = await applyEdit(tx, actor, found, { questions: questions.with(place, changed) }, now, deps);
  return viewQuiz(tx, actor, edited, now);
}

function applyQuestionChange(before: KeyedQuestion, change: QuestionChange): QuestionInput {
  const { question, difficulty, marks, explanation, image } = before;
  const { id: _id, ...allFields } = before;
  // If the kind changes, the change must contain the options and the key, so only the fields common to all kinds stay.
  const unchanged =
    change.kind === undefined || change.kind === before.kind
      ? allFields
      : { question, difficulty, marks, explanation, image };
  const setFields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const result = z.safeParse(questionInput, { ...unchanged, ...setFields });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new AppError('INVALID', 'This question is not complete. See the issues.', { issues });
}
