import { newId } from '@quorbit/contracts/lib/ids';
import type { Transaction } from 'dexie';
import { type Draft, submissionOf } from './draft.ts';
import { storedPack } from './packs/stored-pack.ts';
import { newMeta } from './queue/identity.ts';

/** A draft of version 1, where finished attempts were drafts too. */
interface OldDraft extends Draft {
  finishedAt: number | null;
  skewMs: number;
}

/** Finished attempts that waited in version 1 become the first work of the queue. */
export async function enqueueFinishedDrafts(tx: Transaction): Promise<void> {
  const finished = await tx
    .table<OldDraft>('drafts')
    .filter(({ finishedAt }) => typeof finishedAt === 'number')
    .toArray();
  if (finished.length === 0) return;
  const ops = finished.map((draft, index) => {
    const finishedAt = draft.finishedAt ?? draft.startedAt;
    return {
      seq: index + 1,
      opId: newId(),
      at: new Date(finishedAt).toISOString(),
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
      // Measured when the attempt began, which is closer than any later measurement.
      skew: Math.round(draft.skewMs),
      ...submissionOf(draft, finishedAt),
    };
  });
  await tx.table('outbox').bulkAdd(ops);
  await tx.table('packs').bulkPut(finished.map(({ packHash, pack }) => storedPack(packHash, pack)));
  await tx.table('drafts').bulkDelete(finished.map(({ attemptId }) => attemptId));
  await tx.table('meta').put({ ...newMeta(newId()), nextSeq: ops.length + 1, key: 'meta' });
}
