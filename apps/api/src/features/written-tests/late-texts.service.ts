// Owns the choice between late text and the text at the deadline. The text at the deadline counts until a marker
// chooses.
import type { ChooseLateInput, ChosenLate } from '@quorbit/contracts/written-tests/marking';
import * as words from '@quorbit/contracts/written-tests/messages';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { groupBy } from '../../lib/group-by.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { type AnswerKey, toAnswerTexts } from './answer-texts.ts';
import { lateVersionOf, viewUnchosen } from './late-texts.ts';
import { listUnchosen, listUnchosenByQuestion, listUnchosenBySitting } from './marking.repository.ts';
import { lockSitting, lockSittings, type SittingRow } from './sittings.repository.ts';
import { loadTexts, saveTexts } from './stored-texts.ts';
import { findTest } from './written-tests.repository.ts';

/** The maximum number of answers changed in one call; each may have several texts of up to 10,000 characters. */
const BATCH = 100;

/**
 * Chooses between late text and the text at the deadline, for one answer, a sitting or a test.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if test, sitting or answer doesn't exist;
 * CONFLICT if something changed meanwhile, no text arrived late, or the marks are published.
 */
export async function chooseLate(tx: Tx, actor: Actor, input: ChooseLateInput, now: Date): Promise<ChosenLate> {
  requireAdmin(actor);
  const { testId, sittingId, questionId, choice } = input;
  const test = await findTest(tx, testId);
  if (!test) throw notFound('Test');
  const result = await (sittingId === undefined
    ? chooseInTest(tx, input)
    : questionId === undefined
      ? chooseInSitting(tx, input, sittingId)
      : chooseInAnswer(tx, input, { sittingId, questionId }));
  if (result.chosen > 0) {
    const details = `${test.title}: ${result.chosen} ${choice === 'late' ? 'late' : 'of the deadline'}`;
    await audit(tx, {
      actorId: actor.id,
      subjectId: actor.id,
      action: 'written-test.late-texts-chosen',
      details,
      at: now,
    });
  }
  return result;
}

type LateChoice = Pick<ChooseLateInput, 'testId' | 'choice' | 'version'>;

async function chooseInAnswer(tx: Tx, { testId, choice, version }: LateChoice, key: AnswerKey): Promise<ChosenLate> {
  await lockSittingOfTest(tx, testId, key.sittingId);
  const stored = await loadTexts(tx, { sittingIds: [key.sittingId], questionIds: [key.questionId] });
  const { answer } = stored(key);
  if (!answer) throw notFound('Answer');
  if (answer.late === null || answer.late === 'only') throw new AppError('CONFLICT', words.NO_LATE_TEXT);
  if (lateVersionOf(answer) !== version) throw new AppError('CONFLICT', words.LATE_CHANGED);
  if (answer.late === choice) return { chosen: 0, left: 0, version };
  await applyChoice(tx, [key], choice);
  const after = (await loadTexts(tx, { sittingIds: [key.sittingId], questionIds: [key.questionId] }))(key).answer;
  return { chosen: 1, left: 0, version: lateVersionOf(after ?? answer) };
}

async function chooseInSitting(
  tx: Tx,
  { testId, choice, version }: LateChoice,
  sittingId: string,
): Promise<ChosenLate> {
  await lockSittingOfTest(tx, testId, sittingId);
  const rows = await listUnchosenBySitting(tx, [sittingId]);
  if (viewUnchosen(rows).version !== version) throw new AppError('CONFLICT', words.LATE_CHANGED);
  await applyChoice(tx, rows, choice);
  return { chosen: rows.length, left: 0, version: viewUnchosen(await listUnchosenBySitting(tx, [sittingId])).version };
}

async function chooseInTest(tx: Tx, { testId, choice, version }: LateChoice): Promise<ChosenLate> {
  const keys = await listUnchosen(tx, testId, BATCH);
  // Locks the sittings, so that nobody else can change them until the commit.
  await lockSittings(tx, [...new Set(keys.map(({ sittingId }) => sittingId))]);
  if (viewUnchosen(await listUnchosenByQuestion(tx, testId)).version !== version)
    throw new AppError('CONFLICT', words.LATE_CHANGED);
  // Applies the choice question by question, because one call loads all texts to all its questions in all its sittings.
  for (const questionKeys of groupBy(keys, (key) => key.questionId).values())
    await applyChoice(tx, questionKeys, choice);
  const remaining = viewUnchosen(await listUnchosenByQuestion(tx, testId));
  return { chosen: keys.length, left: remaining.unchosen, version: remaining.version };
}

async function lockSittingOfTest(tx: Tx, testId: string, sittingId: string): Promise<SittingRow> {
  const sitting = await lockSitting(tx, sittingId);
  if (sitting?.testId !== testId) throw notFound('Sitting');
  if (sitting.publishedAt !== null) throw new AppError('CONFLICT', words.MARKS_PUBLISHED);
  return sitting;
}

async function applyChoice(tx: Tx, keys: readonly AnswerKey[], choice: ChooseLateInput['choice']): Promise<void> {
  const stored = await loadTexts(tx, {
    sittingIds: [...new Set(keys.map(({ sittingId }) => sittingId))],
    questionIds: [...new Set(keys.map(({ questionId }) => questionId))],
  });
  const changed = keys.map((key) => ({ ...key, after: { ...toAnswerTexts(stored(key)), choice } }));
  await saveTexts(tx, stored, changed);
}
