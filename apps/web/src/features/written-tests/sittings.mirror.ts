// A written test in progress, as this device stores it. Pure.
import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import type { Sitting, WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import type { DeviceTable } from '#offline/device-table.ts';
import type { Work } from '#offline/queue/work.ts';

/** A test that the learner has started. */
export type StartedTest = WrittenTestDetail & { sitting: Sitting };

/** Returns whether the server sent reply `a` after reply `b`. */
export const isNewer = (a: StartedTest, b: StartedTest) => Date.parse(a.sitting.now) > Date.parse(b.sitting.now);

/** A started test as the server last described it, so that its questions are available offline. */
export interface LocalSitting {
  sittingId: string;
  testId: string;
  test: StartedTest;
  /** When the server's reply arrived, in milliseconds of this device's clock. */
  at: number;
  /**
   * When the test was submitted on this device, in milliseconds of the server's clock as known here; null while it's in
   * progress.
   */
  submittedAt: number | null;
}

export const SITTINGS: DeviceTable<LocalSitting> = { name: 'sittings', keyOf: ({ sittingId }) => sittingId };

/** The text that was written on this device as the answer to one question. */
export interface SittingText {
  sittingId: string;
  questionId: string;
  text: string;
  /** When the text was written, in milliseconds of the server's clock as known here. */
  writtenAt: number;
  /**
   * `writtenAt` of the last queued text, or of the server's text that this text continues; null if there is neither.
   */
  queuedAt: number | null;
  /**
   * The ids of earlier texts that this text contains or was chosen over; the last id is the text that it continues.
   * Missing in texts of a build without ids and in texts that continue one without an id; those are queued as version
   * 1.
   */
  lineage?: readonly string[];
}

export const SITTING_TEXTS: DeviceTable<SittingText> = {
  name: 'sittingTexts',
  keyOf: ({ sittingId, questionId }) => [sittingId, questionId],
};

/** Returns a text's key in memory, made of its sitting and question. */
export const textKeyOf = ({ sittingId, questionId }: Pick<SittingText, 'sittingId' | 'questionId'>) =>
  `${sittingId} ${questionId}`;

/** Returns whether the text isn't queued yet. */
export const isUnqueued = ({ writtenAt, queuedAt }: SittingText) => queuedAt === null || writtenAt > queuedAt;

/**
 * Cleans a text so that the server accepts it: no control characters, no lone surrogates, at most `MAX_ANSWER`
 * characters.
 */
export function cleanAnswer(text: string): string {
  const clean = text.replace(/\r\n?/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
  // The cut may have split a surrogate pair.
  return clean.slice(0, MAX_ANSWER).replace(/\p{Cs}/gu, '');
}

/** Converts a time of the server's clock into a time of this device's clock, both in milliseconds. */
export type ToDeviceTime = (at: number) => number;

export function toSubmitWork(sittingId: string, submittedAt: number, onDevice: ToDeviceTime): Work {
  const args: SittingSubmitArgs = { sittingId, submittedAt: new Date(onDevice(submittedAt)).toISOString() };
  return { type: SITTING_SUBMIT, args };
}
