// Owns receiving the texts of answers, and their submission, from devices.
import { userScope } from '@quorbit/contracts/sync/scopes';
import { isAfterDeadline } from '@quorbit/contracts/written-tests/rules';
import { findTextRefusal, submissionTimeOf } from '@quorbit/contracts/written-tests/text-acceptance';
import {
  type AnswerTexts,
  addText,
  countedTextOf,
  hasText,
  type SentText,
} from '@quorbit/contracts/written-tests/text-versions';
import type { TextDevice } from '@quorbit/contracts/written-tests/types';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { answerKeyOf, type ChangedAnswer, toAnswerKey, toAnswerTexts } from './answer-texts.ts';
import * as sittings from './sittings.repository.ts';
import { loadTexts, saveTexts } from './stored-texts.ts';
import { listQuestionIds } from './written-tests.repository.ts';

type Learner = Pick<Actor, 'id'>;

interface ReceivedText {
  opId: string;
  sittingId: string;
  questionId: string;
  text: string;
  /** The time when the text was written, corrected for an error of the device's clock. */
  writtenAt: Date;
  /** The id of the sending device's queue; null if no device sent the text. */
  clientId?: string | null;
  /** The text's id; the op's id is used if the device sent none. */
  textId?: string | undefined;
  continues?: string | null | undefined;
  settles?: readonly string[] | undefined;
  device?: TextDevice | undefined;
}

/**
 * Stores texts in the order given; a text replaces only texts that its writer had seen.
 * @returns the refused texts, by op id.
 */
export async function receiveTexts(
  tx: Tx,
  actor: Learner,
  received: readonly ReceivedText[],
  now: Date,
): Promise<ReadonlyMap<string, AppError>> {
  const sittingIds = [...new Set(received.map(({ sittingId }) => sittingId))];
  const ownSittings = new Map((await sittings.lockOwnSittings(tx, actor.id, sittingIds)).map((row) => [row.id, row]));
  const refusals = new Map<string, AppError>();
  if (ownSittings.size === 0) return refuseAll(received);
  const questionRows = await listQuestionIds(
    tx,
    [...ownSittings.values()].map(({ testId }) => testId),
  );
  const questions = new Set(questionRows.map(({ testId, id }) => `${testId}:${id}`));
  const questionIds = [...new Set(received.map(({ questionId }) => questionId))];
  const stored = await loadTexts(tx, { sittingIds: [...ownSittings.keys()], questionIds });
  const changed = new Map<string, ChangedAnswer>();
  for (const receivedText of received) {
    const sitting = ownSittings.get(receivedText.sittingId);
    if (!sitting || !questions.has(`${sitting.testId}:${receivedText.questionId}`)) {
      refusals.set(receivedText.opId, notFound(sitting ? 'Question' : 'Sitting'));
      continue;
    }
    const key = answerKeyOf(receivedText);
    const before = changed.get(key)?.after ?? toAnswerTexts(stored(receivedText));
    const sent = toSentText(receivedText, now);
    const refusal = findTextRefusal(sitting, sent.writtenAt);
    if (refusal === null) {
      const after = addText(before, sent, isAfterDeadline(sitting.deadline, now));
      if (after !== before) changed.set(key, { ...toAnswerKey(receivedText), after });
    } else if (!isAlreadyStored(before, sent)) refusals.set(receivedText.opId, new AppError('CONFLICT', refusal));
  }
  await saveTexts(tx, stored, [...changed.values()]);
  await recordArrivals(tx, actor, [...new Set([...changed.values()].map(({ sittingId }) => sittingId))]);
  return refusals;
}

function toSentText(
  { opId, text, textId, writtenAt, continues, settles, device, clientId }: ReceivedText,
  now: Date,
): SentText {
  return {
    textId: textId ?? opId,
    text: text.trim() === '' ? '' : text,
    writtenAt,
    arrivedAt: now,
    device: device ?? null,
    clientId: clientId ?? null,
    continues: continues ?? null,
    settles: settles ?? [],
  };
}

/** Returns whether the sent text is stored already; refusing it would then wrongly report it as missing. */
function isAlreadyStored(texts: AnswerTexts, { textId, text }: SentText): boolean {
  return hasText(texts, textId) || countedTextOf(texts)?.text === text;
}

/**
 * Updates the mirrored rows of sittings, so that the learner's devices see that texts arrived. The caller has locked
 * the sittings and the learner's scope.
 */
async function recordArrivals(tx: Tx, actor: Learner, sittingIds: readonly string[]): Promise<void> {
  await sittings.incrementRevisions(tx, sittingIds);
  recordSittings(tx, actor, sittingIds);
}

function recordSittings(tx: Tx, actor: Learner, sittingIds: readonly string[]): void {
  for (const id of sittingIds) record(tx, userScope(actor.id), 'sitting', id);
}

function refuseAll(ops: readonly { opId: string }[]): ReadonlyMap<string, AppError> {
  return new Map(ops.map(({ opId }) => [opId, notFound('Sitting')]));
}

interface SentSubmission {
  opId: string;
  sittingId: string;
  /** The time of the submission, corrected for an error of the device's clock. */
  submittedAt: Date;
}

/**
 * Submits sittings; a sitting that its learner has already submitted stays unchanged.
 * @returns the refused submissions, by op id.
 */
export async function submitSittings(
  tx: Tx,
  actor: Learner,
  submissions: readonly SentSubmission[],
): Promise<ReadonlyMap<string, AppError>> {
  const ids = [...new Set(submissions.map(({ sittingId }) => sittingId))];
  const ownSittings = new Map((await sittings.lockOwnSittings(tx, actor.id, ids)).map((row) => [row.id, row]));
  const refusals = new Map<string, AppError>();
  const changed = new Map<string, Date>();
  for (const { opId, sittingId, submittedAt } of submissions) {
    const sitting = ownSittings.get(sittingId);
    if (!sitting) {
      refusals.set(opId, notFound('Sitting'));
      continue;
    }
    const at = submissionTimeOf(sitting, submittedAt);
    if (at === null) continue;
    ownSittings.set(sittingId, { ...sitting, submittedAt: at });
    changed.set(sittingId, at);
  }
  await sittings.updateSubmissions(
    tx,
    [...changed].map(([id, at]) => ({ id, at })),
  );
  recordSittings(tx, actor, [...changed.keys()]);
  return refusals;
}
