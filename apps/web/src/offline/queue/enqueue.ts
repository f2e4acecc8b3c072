import type { Op } from '@quorbit/contracts/sync/schema';
import { newMeta } from './identity.ts';
import type { SyncWriter } from './storage.ts';

/** An op before the queue gives it its number. */
export type NewOp = Omit<Op, 'seq'>;

/**
 * Puts ops at the end of the queue, each at most once: one that is pending, settled or refused here is left out, so
 * that a write whose outcome was unknown can simply be done again. Answers the ops that were added.
 */
export async function addToQueue(tx: SyncWriter, ops: readonly NewOp[], newClientId: string): Promise<Op[]> {
  const [kept, known] = await Promise.all([tx.meta(), Promise.all(ops.map(({ opId }) => tx.hasOp(opId)))]);
  const meta = kept ?? newMeta(newClientId);
  const added: Op[] = [];
  for (const [index, op] of ops.entries()) {
    if (known[index] || added.some(({ opId }) => opId === op.opId)) continue;
    added.push({ ...op, seq: meta.nextSeq + added.length });
  }
  await Promise.all([tx.addOps(added), tx.setMeta({ ...meta, nextSeq: meta.nextSeq + added.length })]);
  return added;
}
