// Owns what counts where text arrived late: what was there at the deadline, until a marker chooses.
import type { ChooseLateInput, ChosenLate } from '@quorbit/contracts/written-tests/marking';
import * as words from '@quorbit/contracts/written-tests/words';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { grouped } from '../../lib/grouped.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { type AnswerKey, textsOf } from './answer-texts.ts';
import { versionOfLate, viewUnchosen } from './late-texts.ts';
import { listUnchosen, sumUnchosen, sumUnchosenOf } from './marking.repository.ts';
import { lockSitting, lockSittings, type SittingRow } from './sittings.repository.ts';
import { readTexts, storeTexts } from './stored-texts.ts';
import { findTest } from './written-tests.repository.ts';

/** Answers of one call, each with some texts of 10,000 characters at most. */
const BATCH = 100;

/**
 * Chooses between late text and the text of the deadline, for one answer, a sitting or a test.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT where something changed meanwhile, no text arrived late, or the marks are
 * published
 */
export async function chooseLate(tx: Tx, actor: Actor, input: ChooseLateInput, now: Date): Promise<ChosenLate> {
  requireAdmin(actor);
  const { testId, sittingId, questionId, choice } = input;
  const test = await findTest(tx, testId);
  if (!test) throw notFound('Test');
  const chosen = await (sittingId === undefined
    ? chooseInTest(tx, input)
    : questionId === undefined
      ? chooseInSitting(tx, input, sittingId)
      : chooseInAnswer(tx, input, { sittingId, questionId }));
  if (chosen.chosen > 0) {
    const details = `${test.title}: ${chosen.chosen} ${choice === 'late' ? 'late' : 'of the deadline'}`;
    await audit(tx, {
      actorId: actor.id,
      subjectId: actor.id,
      action: 'written-test.late-texts-chosen',
      details,
      at: now,
    });
  }
  return chosen;
}

type Choosing = Pick<ChooseLateInput, 'testId' | 'choice' | 'version'>;

async function chooseInAnswer(tx: Tx, { testId, choice, version }: Choosing, key: AnswerKey): Promise<ChosenLate> {
  await lockOfTest(tx, testId, key.sittingId);
  const stored = await readTexts(tx, { sittingIds: [key.sittingId], questionIds: [key.questionId] });
  const { answer } = stored(key);
  if (!answer) throw notFound('Answer');
  if (answer.late === null || answer.late === 'only') throw new AppError('CONFLICT', words.NO_LATE_TEXT);
  if (versionOfLate(answer) !== version) throw new AppError('CONFLICT', words.LATE_CHANGED);
  if (answer.late === choice) return { chosen: 0, left: 0, version };
  await choose(tx, [key], choice);
  const after = (await readTexts(tx, { sittingIds: [key.sittingId], questionIds: [key.questionId] }))(key).answer;
  return { chosen: 1, left: 0, version: versionOfLate(after ?? answer) };
}

async function chooseInSitting(tx: Tx, { testId, choice, version }: Choosing, sittingId: string): Promise<ChosenLate> {
  await lockOfTest(tx, testId, sittingId);
  const rows = await sumUnchosenOf(tx, [sittingId]);
  if (viewUnchosen(rows).version !== version) throw new AppError('CONFLICT', words.LATE_CHANGED);
  await choose(tx, rows, choice);
  return { chosen: rows.length, left: 0, version: viewUnchosen(await sumUnchosenOf(tx, [sittingId])).version };
}

async function chooseInTest(tx: Tx, { testId, choice, version }: Choosing): Promise<ChosenLate> {
  const keys = await listUnchosen(tx, testId, BATCH);
  // From here on nobody changes these.
  await lockSittings(tx, [...new Set(keys.map(({ sittingId }) => sittingId))]);
  if (viewUnchosen(await sumUnchosen(tx, testId)).version !== version)
    throw new AppError('CONFLICT', words.LATE_CHANGED);
  // Question by question, since texts are read of all these questions in all these sittings.
  for (const some of grouped(keys, (key) => key.questionId).values()) await choose(tx, some, choice);
  const left = viewUnchosen(await sumUnchosen(tx, testId));
  return { chosen: keys.length, left: left.unchosen, version: left.version };
}

async function lockOfTest(tx: Tx, testId: string, sittingId: string): Promise<SittingRow> {
  const sitting = await lockSitting(tx, sittingId);
  if (sitting?.testId !== testId) throw notFound('Sitting');
  if (sitting.publishedAt !== null) throw new AppError('CONFLICT', words.MARKS_PUBLISHED);
  return sitting;
}

async function choose(tx: Tx, keys: readonly AnswerKey[], choice: ChooseLateInput['choice']): Promise<void> {
  const stored = await readTexts(tx, {
    sittingIds: [...new Set(keys.map(({ sittingId }) => sittingId))],
    questionIds: [...new Set(keys.map(({ questionId }) => questionId))],
  });
  const changed = keys.map((key) => ({ ...key, after: { ...textsOf(stored(key)), choice } }));
  await storeTexts(tx, stored, changed);
}
