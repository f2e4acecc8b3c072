// Owns the questions of tests.
import type {
  ManagedWrittenTestDetail,
  SaveWrittenQuestionsInput,
  WrittenQuestionInput,
} from '@quorbit/contracts/written-tests/authoring';
import * as words from '@quorbit/contracts/written-tests/words';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound, wrongField } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { getManaged } from './managed.service.ts';
import { hasSittings } from './sittings.repository.ts';
import { versionOf, viewQuestion } from './views.ts';
import * as repository from './written-tests.repository.ts';

/**
 * Replaces the questions of a test.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for questions of other tests, CONFLICT for what is fixed once somebody
 * started, for the last question of a published test, and where the version isn't that of the questions any more
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
  const asked = (await repository.listQuestions(tx, testId)).map(viewQuestion);
  const before = versionOf(asked);
  // Equal questions are one save that is sent again.
  if (version !== undefined && version !== before && versionOf(questions) !== before)
    throw new AppError('CONFLICT', words.QUESTIONS_CHANGED);
  if (!isSame(asked, questions) && (await hasSittings(tx, testId)))
    throw new AppError('CONFLICT', words.QUESTIONS_FIXED);
  await replaceQuestions(tx, { testId, questions });
  return getManaged(tx, actor, { testId }, now);
}

/** The same without checks of the caller. */
export async function replaceQuestions(
  tx: Tx,
  { testId, questions }: Pick<SaveWrittenQuestionsInput, 'testId' | 'questions'>,
): Promise<void> {
  await repository.deleteQuestionsBut(
    tx,
    testId,
    questions.map(({ id }) => id),
  );
  const saved = await repository.saveQuestions(
    tx,
    questions.map((question, place) => ({ ...question, testId, place })),
  );
  if (saved !== questions.length) throw wrongField('questions', words.OTHER_TESTS_QUESTION);
}

/** Whether these are the same questions but for notes and sample answers. */
function isSame(asked: readonly WrittenQuestionInput[], wanted: readonly WrittenQuestionInput[]): boolean {
  return JSON.stringify(asked.map(fixedOf)) === JSON.stringify(wanted.map(fixedOf));
}

function fixedOf({ id, prompt, marks, minWords, maxWords, rubric }: WrittenQuestionInput) {
  return [id, prompt, marks, minWords, maxWords, rubric.map((row) => [row.criterion, row.marks])];
}
