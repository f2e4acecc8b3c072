import { SITTING_ANSWER, type SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT, type SittingSubmitArgs } from '@quorbit/contracts/sync/ops/sitting-submit';
import type { SittingRow } from '@quorbit/contracts/written-tests/row';
import type { UserDatabase } from '#offline/database.ts';
import type { MirrorArea, MirrorSource } from '#offline/mirror/area.ts';
import { readPendingOps } from '#offline/mirror/pending-work.ts';
import { readRefusedOps } from '#offline/mirror/refused-ops.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { type TitleOf, workKind } from '#offline/mirror/work-kind.ts';
import type { Person } from '#offline/person.ts';
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

async function readTitles(database: UserDatabase): Promise<Map<string, string>> {
  return new Map((await database.tableOf(SITTINGS).toArray()).map(({ sittingId, test }) => [sittingId, test.title]));
}

/** Its code is loaded on first use: readers of the mirror don't need it. */
async function storeOf(person: Person): Promise<SittingStore> {
  return person.store((await import('./sittings/sitting-store.ts')).createSittingStore);
}

export const writtenTestsMirror: MirrorArea = {
  rows: [sittingRows],
  work: [sittingAnswer, sittingSubmit],
  titles: readTitles,
  submitExpired: async (person) => (await storeOf(person)).finishExpired(),
  queueWaiting: async (person) => (await storeOf(person)).queueAll(),
};

/** What the server doesn't have of a sitting yet, or didn't take. */
export interface SittingWork {
  /** Texts that are on their way. */
  waiting: number;
  /** Whether its submission is on its way. */
  submitting: boolean;
  refused: readonly { opId: string; message: string; questionId: string | null; text: string }[];
}

export async function readSittingWork(source: MirrorSource, sittingId: string): Promise<SittingWork> {
  // A file of work may contain anything.
  const isOfIt = ({ op }: { op: { args: { sittingId?: unknown } | null } }) => op.args?.sittingId === sittingId;
  const pending = (await readPendingOps(source)).filter(({ status }) => status !== 'arrived');
  const refused = await readRefusedOps(source);
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
}

/** Sittings that were submitted on this device and whose submission is on its way. */
export async function readSubmitting(source: MirrorSource): Promise<string[]> {
  const pending = (await readPendingOps(source)).filter(({ status }) => status !== 'arrived');
  return sittingSubmit.of(pending).flatMap(({ op }) => op.args?.sittingId ?? []);
}

/** A number that changes whenever texts of a test arrive at the server from any device; 0 before the first. */
export async function readSittingRevision({ database }: MirrorSource, testId: string): Promise<number> {
  const rows = await sittingRows.bodies(database);
  return rows.find((row) => row.testId === testId)?.revision ?? 0;
}
