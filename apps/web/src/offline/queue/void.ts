import { VOID, type VoidArgs } from '@quorbit/contracts/sync/ops/void';
import type { Op } from '@quorbit/contracts/sync/schema';
import type { NewOp } from './enqueue.ts';
import type { QueuedOp } from './records.ts';
import type { SyncWriter } from './storage.ts';

/** Creates the op that discards another op. It takes over that op's time, because its own time doesn't matter. */
export function createVoid({ opId: of, at, tz }: Pick<Op, 'opId' | 'at' | 'tz'>, opId: string): NewOp {
  const args: VoidArgs = { of };
  return { opId, type: VOID, v: 1, at, tz, args };
}

/** Returns the id of the op that a void discards; null for any other op. */
export function findVoidedId({ type, args }: Pick<Op, 'type' | 'args'>): string | null {
  return type === VOID ? (args as VoidArgs).of : null;
}

/** Replaces pending ops with voids, so that the numbers have no gap. Returns the removed ops. */
export async function voidPending(
  tx: SyncWriter,
  opIds: ReadonlySet<string>,
  newId: () => string,
): Promise<QueuedOp[]> {
  const removed = (await tx.outbox()).filter(({ opId, type }) => opIds.has(opId) && type !== VOID);
  await tx.putOps(removed.map((op) => ({ ...createVoid(op, newId()), seq: op.seq, voided: op })));
  return removed;
}

/**
 * Moves a pending op that can never be sent to the refused ops, including its args. A void takes its place in the
 * queue.
 */
export async function rejectPending(
  tx: SyncWriter,
  opId: string,
  refusal: { code: string; message: string; at: number },
  newId: () => string,
): Promise<void> {
  const removed = await voidPending(tx, new Set([opId]), newId);
  await tx.addRejected(removed.map((op) => ({ opId, op, ...refusal })));
}
