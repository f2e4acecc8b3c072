import { newId } from '@quorbit/contracts/lib/ids';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { Transaction } from 'dexie';
import { toStoredPack } from './packs/stored-pack.ts';
import { createMeta } from './queue/identity.ts';

/** A draft as version 1 of the database stored it, where finished attempts were drafts too. Times are milliseconds. */
interface DraftV1 {
  attemptId: string;
  quizId: string;
  packHash: string;
  pack: PackBody;
  startedAt: number;
  finishedAt: number | null;
  /** The index of the chosen option, by question id. */
  answers: Record<string, number>;
  /** The seconds spent on each question, by question id. */
  timings: Record<string, number>;
  skewMs: number;
}

/**
 * Queues the attempts that were finished but not sent under version 1 of the database, as the first ops of the queue.
 */
export async function upgradeToVersion2(tx: Transaction): Promise<void> {
  const finished = await tx
    .table<DraftV1>('drafts')
    .filter(({ finishedAt }) => typeof finishedAt === 'number')
    .toArray();
  if (finished.length === 0) return;
  const ops = finished.map((draft, index) => {
    const finishedAt = new Date(draft.finishedAt ?? draft.startedAt).toISOString();
    return {
      seq: index + 1,
      opId: newId(),
      type: 'attempt.submit',
      v: 1,
      at: finishedAt,
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
      // The draft's clock skew was measured when the attempt began, so it's closer than any later measurement.
      skew: Math.round(draft.skewMs),
      args: toSubmitArgsV1(draft, finishedAt),
    };
  });
  await tx.table('outbox').bulkAdd(ops);
  await tx.table('packs').bulkPut(finished.map(({ packHash, pack }) => toStoredPack(packHash, pack)));
  await tx.table('drafts').bulkDelete(finished.map(({ attemptId }) => attemptId));
  await tx.table('meta').put({ ...createMeta(newId()), nextSeq: ops.length + 1, key: 'meta' });
}

/** Builds the args of version 1 of `attempt.submit`, which servers accept for good. */
function toSubmitArgsV1(
  { attemptId, quizId, packHash, pack, startedAt, answers, timings }: DraftV1,
  finishedAt: string,
) {
  return {
    attemptId,
    quizId,
    packHash,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt,
    answers: pack.questions.map(({ id }) => ({
      questionId: id,
      option: answers[id] ?? null,
      timeSpent: Math.round((timings[id] ?? 0) * 10) / 10,
    })),
  };
}
