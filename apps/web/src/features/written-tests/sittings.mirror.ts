// A written test that is being taken, as this device stores it. Pure.
import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import type { Sitting, WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import type { DeviceTable } from '#offline/device-table.ts';
import type { Work } from '#offline/queue/work.ts';

/** A test that the learner has begun. */
export type StartedTest = WrittenTestDetail & { sitting: Sitting };

/** Whether the server gave the first reply after the second one. */
export const isNewer = (a: StartedTest, b: StartedTest) => Date.parse(a.sitting.now) > Date.parse(b.sitting.now);

/** A started test as the server described it last: its questions are here without a network. */
export interface LocalSitting {
  sittingId: string;
  testId: string;
  test: StartedTest;
  /** When that reply came, by this device's clock; milliseconds. */
  at: number;
  /** When it was submitted on this device, by the server's clock as far as that is known; null while it goes on. */
  submittedAt: number | null;
}

/** The table of sittings. */
export const SITTINGS: DeviceTable<LocalSitting> = { name: 'sittings', keyOf: ({ sittingId }) => sittingId };

/** What was written on this device in answer to one question. */
export interface SittingText {
  sittingId: string;
  questionId: string;
  text: string;
  /** By the server's clock as far as this device knows it; milliseconds. */
  writtenAt: number;
  /** `writtenAt` of the text that was queued last, or that the server had when it was continued here; null before. */
  queuedAt: number | null;
  /**
   * Ids of the texts that this one contains or was chosen over, the one that it continues last. Missing in texts that
   * a build without ids wrote, or that continue one without an id: then the queue gets version 1.
   */
  lineage?: readonly string[];
}

/** The table of texts. */
export const SITTING_TEXTS: DeviceTable<SittingText> = {
  name: 'sittingTexts',
  keyOf: ({ sittingId, questionId }) => [sittingId, questionId],
};

/** The key of a text. */
export const textKeyOf = ({ sittingId, questionId }: Pick<SittingText, 'sittingId' | 'questionId'>) =>
  `${sittingId} ${questionId}`;

/** Whether the queue lacks this text. */
export const isUnqueued = ({ writtenAt, queuedAt }: SittingText) => queuedAt === null || writtenAt > queuedAt;

/** Text as the server takes it: no control characters, no halves of characters, and no more than fits. */
export function cleanAnswer(text: string): string {
  const clean = text.replace(/\r\n?/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
  // A cut may halve the last character.
  return clean.slice(0, MAX_ANSWER).replace(/\p{Cs}/gu, '');
}

/** A moment of the server's clock by the device's clock as it is now. */
export type ToDeviceTime = (at: number) => number;

export function toSubmitWork(sittingId: string, submittedAt: number, onDevice: ToDeviceTime): Work {
  const args: SittingSubmitArgs = { sittingId, submittedAt: new Date(onDevice(submittedAt)).toISOString() };
  return { type: SITTING_SUBMIT, args };
}
