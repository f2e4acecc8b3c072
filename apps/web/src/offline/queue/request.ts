import { MAX_OPS, MAX_REQUEST_BYTES, PROTOCOL } from '@quorbit/contracts/sync/limits';
import { maxOpBytesOf } from '@quorbit/contracts/sync/op-size';
import type { ExchangeInput, Op } from '@quorbit/contracts/sync/schema';
import type { QueuedOp, SyncMeta } from './records.ts';

/** The data of a request that is needed to interpret its reply. */
export interface SentRequest {
  clientId: string;
  epoch: string;
  cursor: string;
  /** The highest acknowledged seq that was stored when the request was built. */
  acked: number;
  /** The order of the newest journal entry when the request was built. */
  order: number;
  /** The time by this device's clock when the request was built, in milliseconds. */
  clientNow: number;
  ops: readonly { seq: number; opId: string }[];
}

export interface BuiltRequest {
  input: ExchangeInput;
  sent: SentRequest;
  /** The request as JSON. */
  body: string;
  /** The first pending op if it's too large to be sent at all; else null. */
  oversized: QueuedOp | null;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/**
 * Builds the next request: as many ops from the front of the queue as the limits allow, up to the first gap in their
 * numbers. An op that is larger than a request is sent alone.
 * @param pending the pending ops with the lowest seqs, in order.
 * @param maxOps the maximum number of ops, from 0.
 * @param clientNow the time by this device's clock, in milliseconds.
 * @param order the order of the newest journal entry.
 */
export function buildRequest(
  meta: SyncMeta,
  pending: readonly QueuedOp[],
  { maxOps, clientNow, order }: { maxOps: number; clientNow: number; order: number },
): BuiltRequest {
  const { clientId, acked, epoch, cursor } = meta;
  const envelope = { protocol: PROTOCOL, clientId, epoch, cursor, clientNow, ops: [] };
  const bare: ExchangeInput = meta.complete && cursor !== '' ? { ...envelope, digest: meta.digest } : envelope;
  const ops: Op[] = [];
  let bytes = bytesOf(JSON.stringify(bare));
  let oversized: QueuedOp | null = null;
  for (const queued of pending.slice(0, Math.min(maxOps, MAX_OPS))) {
    const { voided: _voided, ...op } = queued;
    const size = bytesOf(JSON.stringify(op));
    const before = ops.at(-1);
    if (before && op.seq !== before.seq + 1) break;
    if (size > maxOpBytesOf(op.type)) {
      if (!before) oversized = queued;
      break;
    }
    if (before && bytes + size + 1 > MAX_REQUEST_BYTES) break;
    bytes += size + 1;
    ops.push(op);
  }
  // The ops are copied to fit the contract's type, which names only the fields that the check of the whole request
  // covers.
  const input: ExchangeInput = { ...bare, ops: ops.map((op) => ({ ...op })) };
  const sent = { clientId, epoch, cursor, acked, order, clientNow, ops: ops.map(({ seq, opId }) => ({ seq, opId })) };
  return { input, sent, body: JSON.stringify(input), oversized };
}
