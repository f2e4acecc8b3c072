import { EMPTY_DIGEST } from '@quorbit/contracts/sync/digest';
import type { Op } from '@quorbit/contracts/sync/schema';
import type { SyncMeta } from './records.ts';
import type { SyncWriter } from './storage.ts';

/** Where a browser stands that the server never heard of. */
export function newMeta(clientId: string): SyncMeta {
  return {
    clientId,
    nextSeq: 1,
    acked: 0,
    epoch: '',
    cursor: '',
    generation: 0,
    sweeping: false,
    complete: false,
    digest: EMPTY_DIGEST,
    settled: 0,
    skew: null,
    lastExchange: null,
  };
}

/** The same work under a new identity: numbered from 1 in the order given, with the op ids it had. */
export function freshIdentity(meta: SyncMeta, ops: readonly Op[], clientId: string): { meta: SyncMeta; ops: Op[] } {
  return {
    meta: { ...meta, clientId, nextSeq: ops.length + 1, acked: 0 },
    ops: ops.map((op, index) => ({ ...op, seq: index + 1 })),
  };
}

/**
 * The queue's only repair. `withJournal`: the server lost work that it had settled, so that goes again, before what is
 * pending. The server knows each op by its id, so nothing counts twice.
 */
export async function takeFreshIdentity(
  tx: SyncWriter,
  meta: SyncMeta,
  { clientId, withJournal }: { clientId: string; withJournal: boolean },
): Promise<SyncMeta> {
  const pending = await tx.outbox();
  const settled = withJournal ? (await tx.journal()).map(({ op }) => op) : [];
  const settledHere = meta.acked > 0 ? [{ clientId: meta.clientId, acked: meta.acked }] : [];
  const formers = withJournal ? [] : [...(meta.formers ?? []), ...settledHere];
  const fresh = freshIdentity({ ...meta, formers }, [...settled, ...pending], clientId);
  if (withJournal) await tx.clearJournal();
  await tx.clearOutbox();
  await tx.addOps(fresh.ops);
  await tx.setMeta(fresh.meta);
  return fresh.meta;
}

/** Takes ops out of the queue by hand, which leaves a gap in the numbers: the rest goes on under a fresh identity. */
export async function removeFromQueue(tx: SyncWriter, opIds: ReadonlySet<string>, clientId: string): Promise<Op[]> {
  const meta = await tx.meta();
  const removed = (await tx.outbox()).filter(({ opId }) => opIds.has(opId));
  if (meta === null || removed.length === 0) return [];
  await tx.removeOps(removed.map(({ seq }) => seq));
  await takeFreshIdentity(tx, meta, { clientId, withJournal: false });
  return removed;
}

/** Moves a pending op that can never be sent to the refused ones, body and all. */
export async function rejectPending(
  tx: SyncWriter,
  opId: string,
  refusal: { code: string; message: string; at: number },
  clientId: string,
): Promise<void> {
  const removed = await removeFromQueue(tx, new Set([opId]), clientId);
  await tx.addRejected(removed.map((op) => ({ opId, op, ...refusal })));
}
