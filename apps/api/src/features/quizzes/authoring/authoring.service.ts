// Owns changing quizzes. Every change of content makes a new immutable version with its packs.
import { newId } from '@quorbit/contracts/lib/ids';
import type { LayoutOptions } from '@quorbit/contracts/quizzes/layout';
import type { KeyedQuestion, QuestionInput } from '@quorbit/contracts/quizzes/question';
import { type CreateQuizInput, MAX_QUESTIONS, type Quiz } from '@quorbit/contracts/quizzes/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { audienceOf, requireAuthor, requireEditable } from '../authors.ts';
import { computeDerivedFields } from '../figures/derived-fields.ts';
import * as repository from '../quizzes.repository.ts';
import { viewQuiz } from '../quizzes.service.ts';
import { scheduleClosing } from '../seals/seals.service.ts';
import { writeVersion } from '../versions/new-versions.service.ts';
import { applyEdit, recordForOthers, recordForOwner, withUniqueTitle } from './edits.service.ts';
import { findQuestionIndex } from './question-index.ts';
import { requireFutureClosing } from './quiz-settings.ts';
import { requireQuota } from './quotas.service.ts';

/**
 * Returns the quiz if the caller may change it.
 * @throws AppError PREMIUM_REQUIRED, NOT_FOUND for others' quizzes.
 */
export async function getEditableQuiz(db: Executor, actor: Actor, id: string) {
  requireAuthor(actor);
  const found = await repository.findQuiz(db, id);
  if (!found) throw notFound('Quiz');
  requireEditable(actor, found.quiz);
  return found;
}

/** Creates a quiz without questions: for everyone when an admin creates it, for premium users otherwise. */
export async function createQuiz(tx: Tx, actor: Actor, input: CreateQuizInput, now: Date): Promise<Quiz> {
  requireAuthor(actor);
  if (input.ranked) requireFutureClosing(input.closesAt === null ? null : new Date(input.closesAt), now);
  await requireQuota(tx, actor.id, now);
  const of = { ownerId: actor.id, editorId: actor.id, audience: audienceOf(actor) };
  return viewQuiz(tx, actor, await insertQuizWithQuestions(tx, { ...input, ...of, questions: [] }, now), now);
}

interface NewQuiz extends Omit<CreateQuizInput, 'closesAt' | keyof LayoutOptions>, LayoutOptions {
  closesAt?: string | null;
  status?: repository.QuizRow['status'];
  ownerId: string | null;
  /** The id of the user who writes the new quiz; null for the app itself. */
  editorId?: string | null;
  audience: repository.QuizRow['audience'];
  questions: readonly Omit<KeyedQuestion, 'id'>[];
  origin?: string;
}

/**
 * Writes a quiz and its first version, for authors and for the seed. If the quiz has questions and is for everyone, the
 * caller then calls `recordForEveryone`.
 * @returns the quiz as it is stored, except for `storedBytes`.
 * @throws AppError CONFLICT for a taken title.
 */
export async function insertQuizWithQuestions(tx: Tx, input: NewQuiz, now: Date): Promise<repository.QuizWithVersion> {
  const id = newId(now.getTime());
  const versionId = newId(now.getTime());
  const questions = input.questions.map((question) => ({ ...question, id: newId(now.getTime()) }));
  const { shuffleQuestions = false, shuffleOptions = false, draw = null } = input;
  const chance = { shuffleQuestions, shuffleOptions, draw };
  const content = { ...chance, ...computeDerivedFields(questions, input.duration, input.passingMarks, draw) };
  const closesAt = input.ranked && input.closesAt ? new Date(input.closesAt) : null;
  const { status = 'published', editorId = null } = input;
  recordForOwner(tx, { ...input, id });
  const quiz = await withUniqueTitle(tx, (inner) =>
    repository.insertQuiz(inner, {
      id,
      ownerId: input.ownerId,
      title: input.title,
      category: input.category,
      description: input.description,
      audience: input.audience,
      ranked: input.ranked,
      closesAt,
      status,
      durationSet: input.duration,
      passingMarksSet: input.passingMarks,
      ...content,
      currentVersionId: versionId,
      origin: input.origin ?? null,
      createdAt: now,
      publishedAt: status === 'published' && questions.length > 0 ? now : null,
      updatedAt: now,
    }),
  );
  const first = { id: versionId, number: 1, questions, follows: null, editorId };
  const version = await writeVersion(tx, quiz, first, now);
  if (closesAt) await scheduleClosing(tx, id, closesAt);
  return { quiz, version };
}

/** Adds a question at the end, in a new version. */
export async function addQuestion(
  tx: Tx,
  actor: Actor,
  { quizId, ...question }: QuestionInput & { quizId: string },
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<Quiz> {
  const found = await getEditableQuiz(tx, actor, quizId);
  const before = found.version.questions;
  if (before.length >= MAX_QUESTIONS) throw new AppError('CONFLICT', `A quiz has at most ${MAX_QUESTIONS} questions.`);
  const questions = [...before, { ...question, id: newId(now.getTime()) }];
  return viewQuiz(tx, actor, await applyEdit(tx, actor, found, { questions }, now, deps), now);
}

/** Removes a question, in a new version. Attempts keep the version that they answered. */
export async function deleteQuestion(
  tx: Tx,
  actor: Actor,
  { id, index }: { id: string; index: number | string },
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<Quiz> {
  const found = await getEditableQuiz(tx, actor, id);
  const place = findQuestionIndex(found.version.questions, index);
  if (place === -1) throw notFound('Question');
  const questions = found.version.questions.toSpliced(place, 1);
  return viewQuiz(tx, actor, await applyEdit(tx, actor, found, { questions }, now, deps), now);
}

/** Hides a quiz; for 30 days it can be restored. Learners can still read their attempts and reports. */
export async function deleteQuiz(tx: Tx, actor: Actor, id: string, now: Date): Promise<void> {
  const { quiz } = await getEditableQuiz(tx, actor, id);
  await softDeleteQuiz(tx, quiz, now);
}

async function softDeleteQuiz(tx: Tx, quiz: repository.QuizRow, now: Date): Promise<void> {
  recordForOwner(tx, quiz, true);
  await repository.updateQuiz(tx, quiz.id, { deletedAt: now, updatedAt: now });
  await recordForOthers(tx, quiz, now);
}

/**
 * Deletes the one quiz with this title, ignoring case, among the caller's own; for an admin among all.
 * @throws AppError NOT_FOUND when there is none, CONFLICT when there are several; it then deletes none.
 */
export async function deleteQuizByTitle(tx: Tx, actor: Actor, title: string, now: Date): Promise<void> {
  requireAuthor(actor);
  const matches = await repository.listByTitle(tx, title, actor.role === 'admin' ? null : actor.id, 2);
  const [quiz] = matches;
  if (!quiz) throw notFound('Quiz');
  if (matches.length > 1)
    throw new AppError('CONFLICT', 'Several quizzes have this title. Delete the one you mean by its id.');
  await softDeleteQuiz(tx, quiz, now);
}
