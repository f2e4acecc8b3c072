import type { Op } from '@quorbit/contracts/sync/schema';
import { createMeta } from './identity.ts';
import type { SyncWriter } from './storage.ts';

/** An op before the queue numbers it. */
export type NewOp = Omit<Op, 'seq'>;

/**
 * Adds ops to the end of the queue, each at most once: it skips ops that are pending, settled or refused here, so a
 * write with an unknown outcome can simply be repeated. Returns the ops that were added.
 */
export async function addToQueue(tx: SyncWriter, ops: readonly NewOp[], newClientId: string): Promise<Op[]> {
  const [storedMeta, known] = await Promise.all([tx.meta(), Promise.all(ops.map(({ opId }) => tx.hasOp(opId)))]);
  const meta = storedMeta ?? createMeta(newClientId);
  const added: Op[] = [];
  for (const [index, op] of ops.entries()) {
    if (known[index] || added.some(({ opId }) => opId === op.opId)) continue;
    added.push({ ...op, seq: meta.nextSeq + added.length });
  }
  // One after the other: had the second failed first, nobody would hear of the first, which fails with the transaction.
  await tx.addOps(added);
  await tx.setMeta({ ...meta, nextSeq: meta.nextSeq + added.length });
  return added;
}
