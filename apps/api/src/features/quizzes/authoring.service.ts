// Owns changing quizzes. Every change of content makes a new immutable version with its packs.
import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion, QuestionInput } from '@quorbit/contracts/quizzes/question';
import { type CreateQuizInput, MAX_QUESTIONS, type Quiz } from '@quorbit/contracts/quizzes/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { record, savepoint } from '@quorbit/db/write';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import { figures } from './figures.ts';
import { noteChange } from './keeps.repository.ts';
import { writeVersion } from './new-versions.service.ts';
import * as repository from './quizzes.repository.ts';
import { viewQuiz } from './quizzes.service.ts';
import { requireRoomForQuiz } from './quotas.service.ts';
import { noteClosing } from './seals.service.ts';
import { recordForAll } from './shown-to-all.service.ts';
import type { VersionRow } from './versions.repository.ts';
import { maySee } from './visibility.ts';

/**
 * Records a change of a quiz's pack for its owner. Call it before the first write, because it checks that the transaction
 * has locked the owner's scope: an admin's edit of somebody's quiz then starts again with that lock instead of colliding
 * with the owner's edit.
 */
export function recordForOwner(
  tx: Tx,
  { id, ownerId }: Pick<repository.QuizRow, 'id' | 'ownerId'>,
  gone = false,
): void {
  if (ownerId !== null) record(tx, userScope(ownerId), 'pack', id, { deleted: gone });
}

/** After the last write: everybody hears of it at once, those who keep the quiz from a worker. */
export async function tellOthers(
  tx: Tx,
  { id, audience }: Pick<repository.QuizRow, 'id' | 'audience'>,
  now: Date,
): Promise<void> {
  if (audience === 'everyone') await recordForAll(tx, [id]);
  await noteChange(tx, id, now);
}

function requireAuthor(actor: Actor): void {
  if (actor.role === 'user') throw new AppError('PREMIUM_REQUIRED', PREMIUM_FEATURE);
}

/** The quiz, when the caller may change it. @throws AppError NOT_FOUND for others' quizzes */
export async function editableQuiz(db: Executor, actor: Actor, id: string) {
  requireAuthor(actor);
  const found = await repository.findQuiz(db, id);
  if (!found || !maySee(actor, found.quiz)) throw notFound('Quiz');
  if (actor.role !== 'admin' && found.quiz.ownerId !== actor.id) throw notFound('Quiz');
  return found;
}

/** A new quiz without questions: for everyone when an admin makes it, for premium users otherwise. */
export async function createQuiz(tx: Tx, actor: Actor, input: CreateQuizInput, now: Date): Promise<Quiz> {
  requireAuthor(actor);
  await requireRoomForQuiz(tx, actor.id);
  const audience = actor.role === 'admin' ? 'everyone' : 'premium';
  const id = await insertQuizWithQuestions(tx, { ...input, ownerId: actor.id, audience, questions: [] }, now);
  return readBack(tx, actor, id, now);
}

interface NewQuiz extends Omit<CreateQuizInput, 'closesAt'> {
  closesAt?: string | null;
  ownerId: string | null;
  audience: repository.QuizRow['audience'];
  questions: readonly QuestionInput[];
  origin?: string;
}

/**
 * Writes a quiz and its first version. Shared by authors and by the seed. If it has questions and is for everyone, the
 * caller then calls `recordForAll`.
 * @throws AppError CONFLICT for a taken title
 */
export async function insertQuizWithQuestions(tx: Tx, input: NewQuiz, now: Date): Promise<string> {
  const id = newId(now.getTime());
  const versionId = newId(now.getTime());
  const questions = input.questions.map((question) => ({ ...question, id: newId(now.getTime()) }));
  const content = figures(questions, input.duration, input.passingMarks);
  const closesAt = input.ranked && input.closesAt ? new Date(input.closesAt) : null;
  recordForOwner(tx, { ...input, id });
  await withFreeTitle(tx, (inner) =>
    repository.insertQuiz(inner, {
      id,
      ownerId: input.ownerId,
      title: input.title,
      category: input.category,
      description: input.description,
      audience: input.audience,
      ranked: input.ranked,
      closesAt,
      durationSet: input.duration,
      passingMarksSet: input.passingMarks,
      ...content,
      currentVersionId: versionId,
      origin: input.origin ?? null,
      createdAt: now,
      updatedAt: now,
    }),
  );
  await writeVersion(tx, { ...input, ...content, id }, { id: versionId, number: 1, questions, before: null }, now);
  if (closesAt) await noteClosing(tx, id, closesAt);
  return id;
}

/** Writes a quiz's title. @throws AppError CONFLICT where another quiz of the owner has it */
export async function withFreeTitle(tx: Tx, fn: (inner: Tx) => Promise<void>): Promise<void> {
  try {
    await savepoint(tx, fn);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'You already have a quiz with this title. Choose another one.';
    throw new AppError('CONFLICT', message, { issues: [{ path: 'title', message }] });
  }
}

/** Adds a question at the end, in a new version. */
export async function addQuestion(
  tx: Tx,
  actor: Actor,
  { quizId, ...question }: QuestionInput & { quizId: string },
  now: Date,
): Promise<Quiz> {
  const { quiz, version } = await editableQuiz(tx, actor, quizId);
  if (version.questions.length >= MAX_QUESTIONS)
    throw new AppError('CONFLICT', `A quiz has at most ${MAX_QUESTIONS} questions.`);
  return replaceQuestions(
    tx,
    actor,
    quiz,
    version,
    [...version.questions, { ...question, id: newId(now.getTime()) }],
    now,
  );
}

/** Removes the question at `index` (from 0), in a new version. Attempts keep the version that they answered. */
export async function deleteQuestion(
  tx: Tx,
  actor: Actor,
  { id, index }: { id: string; index: number },
  now: Date,
): Promise<Quiz> {
  const { quiz, version } = await editableQuiz(tx, actor, id);
  if (index >= version.questions.length) throw notFound('Question');
  return replaceQuestions(
    tx,
    actor,
    quiz,
    version,
    version.questions.filter((_, at) => at !== index),
    now,
  );
}

async function replaceQuestions(
  tx: Tx,
  actor: Actor,
  quiz: repository.QuizRow,
  version: VersionRow,
  questions: KeyedQuestion[],
  now: Date,
): Promise<Quiz> {
  const content = figures(questions, quiz.durationSet, quiz.passingMarksSet);
  const versionId = newId(now.getTime());
  recordForOwner(tx, quiz);
  const next = { id: versionId, number: version.number + 1, questions, before: version };
  await repository.updateQuiz(tx, quiz.id, { ...content, currentVersionId: versionId, updatedAt: now });
  await writeVersion(tx, { ...quiz, ...content }, next, now);
  await tellOthers(tx, quiz, now);
  return readBack(tx, actor, quiz.id, now);
}

/** Hides a quiz for good. Learners can still read their attempts and reports. */
export async function deleteQuiz(tx: Tx, actor: Actor, id: string, now: Date): Promise<void> {
  const { quiz } = await editableQuiz(tx, actor, id);
  await removeQuiz(tx, quiz, now);
}

async function removeQuiz(tx: Tx, quiz: repository.QuizRow, now: Date): Promise<void> {
  recordForOwner(tx, quiz, true);
  await repository.updateQuiz(tx, quiz.id, { deletedAt: now, updatedAt: now });
  await tellOthers(tx, quiz, now);
}

/**
 * Deletes the one quiz with this title, ignoring case, among the caller's own (for an admin: all).
 * @throws AppError NOT_FOUND when there is none, CONFLICT when there are several; it then deletes none
 */
export async function deleteQuizByTitle(tx: Tx, actor: Actor, title: string, now: Date): Promise<void> {
  requireAuthor(actor);
  const matches = await repository.findByTitle(tx, title, actor.role === 'admin' ? null : actor.id, 2);
  const [quiz] = matches;
  if (!quiz) throw notFound('Quiz');
  if (matches.length > 1)
    throw new AppError('CONFLICT', 'Several quizzes have this title. Delete the one you mean by its id.');
  await removeQuiz(tx, quiz, now);
}

export async function readBack(tx: Tx, actor: Actor, id: string, now: Date): Promise<Quiz> {
  const found = await repository.findQuiz(tx, id);
  if (!found) throw notFound('Quiz');
  return viewQuiz(tx, actor, found.quiz, found.version, now);
}
