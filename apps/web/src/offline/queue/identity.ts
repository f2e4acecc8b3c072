import { EMPTY_DIGEST } from '@quorbit/contracts/sync/digest';
import type { QueuedOp, SyncMeta } from './records.ts';
import type { SyncWriter } from './storage.ts';

/** Creates the sync state of a browser that the server doesn't know yet. */
export function createMeta(clientId: string): SyncMeta {
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
    keeps: true,
  };
}

/** Renumbers ops for a new identity: from 1 in the given order, each op once. The op ids stay the same. */
export function withNewIdentity(
  meta: SyncMeta,
  ops: readonly QueuedOp[],
  clientId: string,
): { meta: SyncMeta; ops: QueuedOp[] } {
  const { formers: _formers, ...rest } = meta;
  const unique = [...new Map(ops.map((op) => [op.opId, op])).values()];
  return {
    meta: { ...rest, clientId, nextSeq: unique.length + 1, acked: 0 },
    ops: unique.map((op, index) => ({ ...op, seq: index + 1 })),
  };
}

/**
 * Repairs the queue in the only possible way: it continues under a new identity and sends the journal again before the
 * pending ops, because a new identity has no numbers that show what the server lost. The server recognizes op ids, so
 * no op counts twice.
 */
export async function adoptNewIdentity(tx: SyncWriter, meta: SyncMeta, clientId: string): Promise<SyncMeta> {
  const settled = (await tx.journal()).map(({ op }) => op);
  const fresh = withNewIdentity(meta, [...settled, ...(await tx.outbox())], clientId);
  await tx.clearJournal();
  await tx.clearOutbox();
  await tx.addOps(fresh.ops);
  await tx.setMeta(fresh.meta);
  return fresh.meta;
}
