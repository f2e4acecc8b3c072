import { SITTING_ANSWER, type SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import type { SittingRow } from '@quorbit/contracts/written-tests/row';
import type { DeviceStore } from '#offline/device-store.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { featureInput } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { selectRefusedOps } from '#offline/mirror/refused-ops.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { selector, selectorFor } from '#offline/mirror/selector.ts';
import { type TitleOf, workKind } from '#offline/mirror/work-kind.ts';
import type { SittingStore } from './sittings/sitting-store.ts';
import { SITTINGS } from './sittings.mirror.ts';

/** `Written test: Evidence`, or what it is where this device doesn't know the title. */
const named = (words: string, args: { sittingId?: unknown } | null, titleOf: TitleOf) => {
  const title = typeof args?.sittingId === 'string' ? titleOf(args.sittingId) : null;
  return title === null ? words : `${words}: ${title}`;
};

const sittingRows = mirrorKind<SittingRow>('sitting');

const sittingAnswer = workKind<SittingAnswerArgs>({
  type: SITTING_ANSWER,
  name: (args, titleOf) => named('Written answer', args, titleOf),
  noun: { one: 'written answer', many: 'written answers' },
  doneAt: ({ writtenAt }) => writtenAt,
  onSettled: ({ writtenTests }) => void writtenTests.get.invalidate(),
});

const sittingSubmit = workKind<SittingSubmitArgs>({
  type: SITTING_SUBMIT,
  name: (args, titleOf) => named('Written test submitted', args, titleOf),
  answers: () => 0,
  noun: { one: 'submitted written test', many: 'submitted written tests' },
  doneAt: ({ submittedAt }) => submittedAt,
  onSettled: ({ writtenTests }) => void writtenTests.invalidate(),
});

const selectTitles = selector(
  (get) => new Map(get(featureInput(SITTINGS)).map(({ sittingId, test }) => [sittingId, test.title])),
);

/** Its code is loaded on first use: screens that read the mirror don't need it. */
async function storeOf(deviceStore: DeviceStore): Promise<SittingStore> {
  return deviceStore.store((await import('./sittings/sitting-store.ts')).createSittingStore);
}

export const writtenTestsMirror: MirrorArea = {
  rows: [sittingRows],
  work: [sittingAnswer, sittingSubmit],
  titles: selectTitles,
  submitExpired: async (deviceStore) => (await storeOf(deviceStore)).finishExpired(),
  queueWaiting: async (deviceStore) => (await storeOf(deviceStore)).queueAll(),
};

/** What the server doesn't have of a sitting yet, or didn't take. */
export interface SittingWork {
  /** Texts that are on their way. */
  waiting: number;
  /** Whether its submission is on its way. */
  submitting: boolean;
  refused: readonly { opId: string; message: string; questionId: string | null; text: string }[];
}

export const selectSittingWork = selectorFor((get, sittingId: string): SittingWork => {
  // A file of work may contain anything.
  const isOfIt = ({ op }: { op: { args: { sittingId?: unknown } | null } }) => op.args?.sittingId === sittingId;
  const pending = get(selectPendingOps).filter(({ status }) => status !== 'arrived');
  const refused = get(selectRefusedOps);
  return {
    waiting: sittingAnswer.of(pending).filter(isOfIt).length,
    submitting: sittingSubmit.of(pending).some(isOfIt),
    refused: [
      ...sittingAnswer.of(refused).map(({ op, message }) => ({ op, message, ...op.args })),
      ...sittingSubmit.of(refused).map(({ op, message }) => ({ op, message, questionId: null, text: '' })),
    ]
      .filter(isOfIt)
      .map(({ op, message, questionId, text }) => ({ opId: op.opId, message, questionId, text })),
  };
});

/** Sittings that were submitted on this device and whose submission is on its way. */
export const selectSubmitting = selector((get): readonly string[] => {
  const pending = get(selectPendingOps).filter(({ status }) => status !== 'arrived');
  return sittingSubmit.of(pending).flatMap(({ op }) => op.args?.sittingId ?? []);
});

/** A number that changes whenever texts of a test arrive at the server from any device; 0 before the first. */
export const selectSittingRevision = selectorFor(
  (get, testId: string) => get(sittingRows.bodies).find((row) => row.testId === testId)?.revision ?? 0,
);
