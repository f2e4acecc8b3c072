// A written test that is being taken, as this device stores it. Pure.
import { SITTING_ANSWER, type SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import type { Sitting, WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import type { Work } from '../queue/writer.ts';

/** A test that the learner has begun. */
export type StartedTest = WrittenTestDetail & { sitting: Sitting };

/** Whether the server gave the first reply after the second one. */
export const isNewer = (one: StartedTest, other: StartedTest) =>
  Date.parse(one.sitting.now) > Date.parse(other.sitting.now);

/** A started test as the server described it last: its questions are here without a network. */
export interface KeptSitting {
  sittingId: string;
  testId: string;
  test: StartedTest;
  /** When that reply came, by this device's clock; milliseconds. */
  at: number;
  /** When it was submitted on this device, by the server's clock as far as that is known; null while it goes on. */
  submittedAt: number | null;
}

/** What was written on this device in answer to one question. */
export interface SittingText {
  sittingId: string;
  questionId: string;
  text: string;
  /** By the server's clock as far as this device knows it; milliseconds. */
  writtenAt: number;
  /** `writtenAt` of the text that was queued last; null before. */
  queuedAt: number | null;
}

/** An answer as a screen shows it. */
export type ShownText = Pick<SittingText, 'text' | 'writtenAt'>;

/** The key of a text. */
export const textKey = ({ sittingId, questionId }: Pick<SittingText, 'sittingId' | 'questionId'>) =>
  `${sittingId} ${questionId}`;

/** Whether the queue lacks this text. */
export const isUnqueued = ({ writtenAt, queuedAt }: SittingText) => queuedAt === null || writtenAt > queuedAt;

/** The texts of both lists, of each question the one that was written later. */
export function newestTexts(texts: readonly SittingText[], more: readonly SittingText[]): SittingText[] {
  const newest = new Map(texts.map((one) => [textKey(one), one]));
  for (const one of more) {
    const other = newest.get(textKey(one));
    newest.set(textKey(one), other ? joined(other, one) : one);
  }
  return [...newest.values()];
}

function joined(one: SittingText, other: SittingText): SittingText {
  const queuedAt = Math.max(one.queuedAt ?? 0, other.queuedAt ?? 0) || null;
  return { ...(other.writtenAt > one.writtenAt ? other : one), queuedAt };
}

/** What the learner has written, by question: on this device, or elsewhere if that is newer and the server has it. */
export function shownTexts({ answers }: Sitting, texts: readonly SittingText[]): Map<string, ShownText> {
  const shown = new Map<string, ShownText>();
  for (const { questionId, text, writtenAt } of answers)
    shown.set(questionId, { text, writtenAt: Date.parse(writtenAt) });
  for (const { questionId, text, writtenAt } of texts)
    if (writtenAt >= (shown.get(questionId)?.writtenAt ?? 0)) shown.set(questionId, { text, writtenAt });
  return shown;
}

/** Text as the server takes it: no control characters, no halves of characters, and no more than fits. */
export function cleanAnswer(text: string): string {
  const clean = text.replace(/\r\n?/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
  // A cut may halve the last character.
  return clean.slice(0, MAX_ANSWER).replace(/\p{Cs}/gu, '');
}

/** A moment of the server's clock by the device's clock as it is now. */
export type OnDeviceClock = (at: number) => number;

export function answerWork({ sittingId, questionId, text, writtenAt }: SittingText, onDevice: OnDeviceClock): Work {
  const args: SittingAnswerArgs = {
    sittingId,
    questionId,
    text,
    writtenAt: new Date(onDevice(writtenAt)).toISOString(),
  };
  return { type: SITTING_ANSWER, args };
}

export function submitWork(sittingId: string, submittedAt: number, onDevice: OnDeviceClock): Work {
  const args: SittingSubmitArgs = { sittingId, submittedAt: new Date(onDevice(submittedAt)).toISOString() };
  return { type: SITTING_SUBMIT, args };
}
