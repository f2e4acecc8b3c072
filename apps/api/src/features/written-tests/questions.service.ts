// Owns the questions of written tests.
import type {
  ManagedWrittenTestDetail,
  SaveWrittenQuestionsInput,
  WrittenQuestionInput,
} from '@quorbit/contracts/written-tests/authoring';
import * as words from '@quorbit/contracts/written-tests/messages';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { getManagedTest } from './managed.service.ts';
import { hasSittings } from './sittings.repository.ts';
import { questionsVersionOf, viewQuestion } from './test-view.ts';
import * as repository from './written-tests.repository.ts';

/**
 * Replaces the questions of a test.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist; INVALID for questions
 * of other tests; CONFLICT for changes to fixed fields once a learner has started, for removing the last question of a
 * published test, and if `version` is outdated.
 */
export async function saveQuestions(
  tx: Tx,
  actor: Actor,
  { testId, questions, version }: SaveWrittenQuestionsInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  const test = await repository.lockTest(tx, testId);
  if (!test) throw notFound('Test');
  if (test.publishedAt !== null && questions.length === 0) throw new AppError('CONFLICT', words.STILL_PUBLISHED);
  const stored = (await repository.listQuestions(tx, testId)).map(viewQuestion);
  const before = questionsVersionOf(stored);
  // If the sent questions equal the stored ones, the same save was sent again, which is no conflict.
  if (version !== undefined && version !== before && questionsVersionOf(questions) !== before)
    throw new AppError('CONFLICT', words.QUESTIONS_CHANGED);
  if (!isSameQuestions(stored, questions) && (await hasSittings(tx, testId)))
    throw new AppError('CONFLICT', words.QUESTIONS_FIXED);
  await replaceQuestions(tx, { testId, questions });
  return getManagedTest(tx, actor, { testId }, now);
}

/**
 * Replaces the questions of a test without checking the caller.
 * @throws AppError INVALID for questions of other tests.
 */
export async function replaceQuestions(
  tx: Tx,
  { testId, questions }: Pick<SaveWrittenQuestionsInput, 'testId' | 'questions'>,
): Promise<void> {
  await repository.deleteOtherQuestions(
    tx,
    testId,
    questions.map(({ id }) => id),
  );
  const saved = await repository.upsertQuestions(
    tx,
    questions.map((question, place) => ({ ...question, testId, place })),
  );
  if (saved !== questions.length) throw invalidField('questions', words.QUESTION_OF_OTHER_TEST);
}

/** Returns whether both lists have the same questions, ignoring marker notes and sample answers. */
function isSameQuestions(stored: readonly WrittenQuestionInput[], requested: readonly WrittenQuestionInput[]): boolean {
  return JSON.stringify(stored.map(fixedFieldsOf)) === JSON.stringify(requested.map(fixedFieldsOf));
}

function fixedFieldsOf({ id, prompt, marks, minWords, maxWords, rubric }: WrittenQuestionInput) {
  return [id, prompt, marks, minWords, maxWords, rubric.map((row) => [row.criterion, row.marks])];
}
