import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import { retryIdOf } from '@quorbit/contracts/sync/retry-id';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import { addToQueue, type NewOp } from './enqueue.ts';
import type { SyncReader, SyncStorage } from './storage.ts';
import { createVoid, voidPending } from './void.ts';

/**
 * Queues refused work again as a new op with the same args and times. For refused parked work, a void also removes the
 * server's copy. Returns whether there was such refused work.
 */
export async function retryRefused(storage: SyncStorage, opId: string, newId: () => string): Promise<boolean> {
  return storage.write(async (tx) => {
    const entry = (await tx.rejected()).find((rejectedEntry) => rejectedEntry.opId === opId);
    const parked = entry ? null : await findRefusedRow(tx, opId);
    const op = entry?.op ?? parked?.op;
    if (!op) return false;
    const { type, v, at, tz, skew, args } = { type: parked?.type ?? '', ...op };
    const retryOp: NewOp = { opId: retryIdOf(opId), type, v, at, tz, ...(skew === undefined ? {} : { skew }), args };
    await tx.removeRejected([opId]);
    await addToQueue(tx, entry ? [retryOp] : [createVoid({ opId, at, tz }, newId()), retryOp], newId());
    return true;
  });
}

/**
 * Permanently deletes work that was not sent or was refused. Voids inform the server, which may already have the work.
 * Returns the number of deleted ops.
 */
export async function discardOps(storage: SyncStorage, opIds: readonly string[], newId: () => string): Promise<number> {
  return storage.write(async (tx) => {
    const wanted = new Set(opIds);
    const removed = await voidPending(tx, wanted, newId);
    const refused = (await tx.rejected()).filter(({ opId }) => wanted.has(opId)).map(({ opId }) => opId);
    await tx.removeRejected(refused);
    const known = new Set([...refused, ...removed.map(({ opId }) => opId)]);
    const voids: NewOp[] = [];
    for (const opId of wanted) {
      const row = known.has(opId) ? null : await findRefusedRow(tx, opId);
      if (row) voids.push(createVoid({ opId, at: row.at, tz: row.op?.tz ?? 'UTC' }, newId()));
    }
    await addToQueue(tx, voids, newId());
    return known.size + voids.length;
  });
}

/** Returns the row of refused parked work with this op id; null if there's none. */
async function findRefusedRow(tx: SyncReader, opId: string): Promise<ParkedRow | null> {
  const row = await tx.row({ scope: OWN_SCOPE, kind: PARKED_KIND, id: opId });
  if (!row || row.unfit || row.body === null) return null;
  const body = row.body as ParkedRow;
  return body.outcome === 'refused' ? body : null;
}
