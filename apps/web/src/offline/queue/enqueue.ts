import type { Op } from '@quorbit/contracts/sync/schema';
import { createMeta } from './identity.ts';
import type { SyncWriter } from './storage.ts';

/** An op without its sequence number, which the queue assigns. */
export type NewOp = Omit<Op, 'seq'>;

/**
 * Adds ops to the end of the queue, each at most once: ops that are pending, acknowledged or refused here are skipped,
 * so a write with an unknown outcome can be repeated. Returns the ops that were added.
 */
export async function addToQueue(tx: SyncWriter, ops: readonly NewOp[], newClientId: string): Promise<Op[]> {
  const [storedMeta, known] = await Promise.all([tx.meta(), Promise.all(ops.map(({ opId }) => tx.hasOp(opId)))]);
  const meta = storedMeta ?? createMeta(newClientId);
  const added: Op[] = [];
  for (const [index, op] of ops.entries()) {
    if (known[index] || added.some(({ opId }) => opId === op.opId)) continue;
    added.push({ ...op, seq: meta.nextSeq + added.length });
  }
  // The writes run one after the other. If they ran in parallel and the second failed first, the rejection of the first
  // would go unhandled when the transaction fails.
  await tx.addOps(added);
  await tx.setMeta({ ...meta, nextSeq: meta.nextSeq + added.length });
  return added;
}
