// Owns the texts of answers and their submission, as devices send them.
import type { SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { countWords } from '@quorbit/contracts/written-tests/rules';
import { refusalOf, replaces, submissionOf } from '@quorbit/contracts/written-tests/texts';
import type { Tx } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import * as sittings from './sittings.repository.ts';
import { listQuestionIds } from './written-tests.repository.ts';

type Learner = Pick<Actor, 'id'>;

interface SentText extends Omit<SittingAnswerArgs, 'writtenAt'> {
  opId: string;
  /** Corrected. */
  writtenAt: Date;
}

/** Takes texts in their order; of each answer the latest stays. @returns those that were refused, by op id */
export async function takeTexts(
  tx: Tx,
  actor: Learner,
  texts: readonly SentText[],
  now: Date,
): Promise<ReadonlyMap<string, AppError>> {
  const sittingIds = [...new Set(texts.map(({ sittingId }) => sittingId))];
  const own = new Map((await sittings.lockOwn(tx, actor.id, sittingIds)).map((row) => [row.id, row]));
  const refused = new Map<string, AppError>();
  if (own.size === 0) return refuseAll(texts);
  const asked = await listQuestionIds(
    tx,
    [...own.values()].map(({ testId }) => testId),
  );
  const questions = new Set(asked.map(({ testId, id }) => keyOf(testId, id)));
  const questionIds = [...new Set(texts.map(({ questionId }) => questionId))];
  const stored = await sittings.listAnswers(tx, { sittingIds: [...own.keys()], questionIds });
  const newest = new Map(stored.map((row) => [keyOf(row.sittingId, row.questionId), row]));
  const changed = new Map<string, sittings.AnswerRow>();
  for (const { opId, sittingId, questionId, text, writtenAt } of texts) {
    const sitting = own.get(sittingId);
    if (!sitting || !questions.has(keyOf(sitting.testId, questionId))) {
      refused.set(opId, notFound(sitting ? 'Question' : 'Sitting'));
      continue;
    }
    const key = keyOf(sittingId, questionId);
    const before = newest.get(key);
    const content = { text: text.trim() === '' ? '' : text, writtenAt };
    if (!replaces(before, content)) continue;
    const refusal = refusalOf(sitting, writtenAt);
    if (refusal !== null) {
      refused.set(opId, new AppError('CONFLICT', refusal));
      continue;
    }
    const answer = changedBy(before, { sittingId, questionId, ...content }, now);
    newest.set(key, answer);
    changed.set(key, answer);
  }
  await sittings.saveAnswers(tx, [...changed.values()]);
  return refused;
}

const keyOf = (one: string, other: string) => `${one}:${other}`;

function refuseAll(ops: readonly { opId: string }[]): ReadonlyMap<string, AppError> {
  return new Map(ops.map(({ opId }) => [opId, notFound('Sitting')]));
}

type Content = Pick<sittings.AnswerRow, 'sittingId' | 'questionId' | 'text' | 'writtenAt'>;

/** The same text written again only renews its time: marks of it stay. */
function changedBy(before: sittings.AnswerRow | undefined, content: Content, now: Date): sittings.AnswerRow {
  if (before?.text === content.text) return { ...before, writtenAt: content.writtenAt };
  const revision = (before?.revision ?? 0) + 1;
  return { ...content, words: countWords(content.text), arrivedAt: now, revision };
}

interface SentSubmission {
  opId: string;
  sittingId: string;
  /** Corrected. */
  submittedAt: Date;
}

/** Submits sittings; those that their learner has submitted stay. @returns those that were refused, by op id */
export async function submitSittings(
  tx: Tx,
  actor: Learner,
  submissions: readonly SentSubmission[],
): Promise<ReadonlyMap<string, AppError>> {
  const ids = [...new Set(submissions.map(({ sittingId }) => sittingId))];
  const own = new Map((await sittings.lockOwn(tx, actor.id, ids)).map((row) => [row.id, row]));
  const refused = new Map<string, AppError>();
  const changed = new Map<string, Date>();
  for (const { opId, sittingId, submittedAt } of submissions) {
    const sitting = own.get(sittingId);
    if (!sitting) {
      refused.set(opId, notFound('Sitting'));
      continue;
    }
    const at = submissionOf(sitting, submittedAt);
    if (at === null) continue;
    own.set(sittingId, { ...sitting, submittedAt: at });
    changed.set(sittingId, at);
  }
  await sittings.saveSubmissions(
    tx,
    [...changed].map(([id, at]) => ({ id, at })),
  );
  return refused;
}
