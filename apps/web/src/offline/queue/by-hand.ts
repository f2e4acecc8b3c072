import type { Op } from '@quorbit/contracts/sync/schema';
import { addToQueue } from './enqueue.ts';
import { removeFromQueue } from './identity.ts';
import type { SyncStorage } from './storage.ts';

/**
 * Sends refused work once more: as a new op with the same args, done at the same time. Answers whether the op was
 * refused here.
 */
export async function tryAgain(storage: SyncStorage, opId: string, newId: () => string): Promise<boolean> {
  return storage.write(async (tx) => {
    const entry = (await tx.rejected()).find((one) => one.opId === opId);
    if (!entry) return false;
    const { seq: _seq, ...op } = entry.op;
    await tx.removeRejected([opId]);
    await addToQueue(tx, [{ ...op, opId: newId() }], newId());
    return true;
  });
}

/** Deletes work that was not sent, or was refused, for good. Answers how much that was. */
export async function discard(storage: SyncStorage, opIds: readonly string[], newId: () => string): Promise<number> {
  return storage.write(async (tx) => {
    const wanted = new Set(opIds);
    const removed: Op[] = await removeFromQueue(tx, wanted, newId());
    const refused = (await tx.rejected()).filter(({ opId }) => wanted.has(opId));
    await tx.removeRejected(refused.map(({ opId }) => opId));
    return removed.length + refused.length;
  });
}
