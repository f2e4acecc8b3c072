import { SITTING_ANSWER, type SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import type { SittingRow } from '@quorbit/contracts/written-tests/row';
import type { DeviceStore } from '#offline/device-store.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createFeatureInput } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { selectRefusedOps } from '#offline/mirror/refused-ops.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';
import { createWorkKind, type TitleOf } from '#offline/mirror/work-kind.ts';
import type { SittingStore } from './sittings/sitting-store.ts';
import { SITTINGS } from './sittings.mirror.ts';

/** Formats a name such as `Written answer: Evidence`; without the title if this device doesn't know it. */
const formatName = (words: string, args: { sittingId?: unknown } | null, titleOf: TitleOf) => {
  const title = typeof args?.sittingId === 'string' ? titleOf(args.sittingId) : null;
  return title === null ? words : `${words}: ${title}`;
};

const sittingRows = createRowKind<SittingRow>('sitting');

const sittingAnswer = createWorkKind<SittingAnswerArgs>({
  type: SITTING_ANSWER,
  name: (args, titleOf) => formatName('Written answer', args, titleOf),
  noun: { one: 'written answer', many: 'written answers' },
  doneAt: ({ writtenAt }) => writtenAt,
  onSettled: ({ writtenTests }) => void writtenTests.get.invalidate(),
});

const sittingSubmit = createWorkKind<SittingSubmitArgs>({
  type: SITTING_SUBMIT,
  name: (args, titleOf) => formatName('Written test submitted', args, titleOf),
  answers: () => 0,
  noun: { one: 'submitted written test', many: 'submitted written tests' },
  doneAt: ({ submittedAt }) => submittedAt,
  onSettled: ({ writtenTests }) => void writtenTests.invalidate(),
});

const selectTitles = createSelector(
  (get) => new Map(get(createFeatureInput(SITTINGS)).map(({ sittingId, test }) => [sittingId, test.title])),
);

/**
 * Returns the sitting store. Its code is loaded on first use, because screens that only read the mirror don't need it.
 */
async function loadSittingStore(deviceStore: DeviceStore): Promise<SittingStore> {
  return deviceStore.store((await import('./sittings/sitting-store.ts')).createSittingStore);
}

export const writtenTestsMirror: MirrorArea = {
  rows: [sittingRows],
  work: [sittingAnswer, sittingSubmit],
  titles: selectTitles,
  submitExpired: async (deviceStore) => (await loadSittingStore(deviceStore)).finishExpired(),
  enqueueWaiting: async (deviceStore) => (await loadSittingStore(deviceStore)).queueAll(),
};

/** The parts of a sitting that the server doesn't have yet or has refused. */
export interface SittingWork {
  /** The number of texts that are on their way to the server. */
  waiting: number;
  /** Whether the submission is on its way to the server. */
  submitting: boolean;
  refused: readonly { opId: string; message: string; questionId: string | null; text: string }[];
}

export const selectSittingWork = createSelectorFamily((get, sittingId: string): SittingWork => {
  // Ops from an imported file may have any arguments.
  const isOfSitting = ({ op }: { op: { args: { sittingId?: unknown } | null } }) => op.args?.sittingId === sittingId;
  const pending = get(selectPendingOps).filter(({ status }) => status !== 'arrived');
  const refused = get(selectRefusedOps);
  return {
    waiting: sittingAnswer.filterEntries(pending).filter(isOfSitting).length,
    submitting: sittingSubmit.filterEntries(pending).some(isOfSitting),
    refused: [
      ...sittingAnswer.filterEntries(refused).map(({ op, message }) => ({ op, message, ...op.args })),
      ...sittingSubmit.filterEntries(refused).map(({ op, message }) => ({ op, message, questionId: null, text: '' })),
    ]
      .filter(isOfSitting)
      .map(({ op, message, questionId, text }) => ({ opId: op.opId, message, questionId, text })),
  };
});

/** Selects the ids of sittings that were submitted on this device and whose submission is on its way to the server. */
export const selectSubmitting = createSelector((get): readonly string[] => {
  const pending = get(selectPendingOps).filter(({ status }) => status !== 'arrived');
  return sittingSubmit.filterEntries(pending).flatMap(({ op }) => op.args?.sittingId ?? []);
});

/**
 * Selects a number that changes whenever any device's texts for a written test arrive at the server; 0 before the
 * first.
 */
export const selectSittingRevision = createSelectorFamily(
  (get, testId: string) => get(sittingRows.bodies).find((row) => row.testId === testId)?.revision ?? 0,
);
