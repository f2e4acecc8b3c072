import { MAX_OPS, MAX_REQUEST_BYTES, PROTOCOL } from '@quorbit/contracts/sync/limits';
import { maxOpBytesOf } from '@quorbit/contracts/sync/op-size';
import type { ExchangeInput, Op } from '@quorbit/contracts/sync/schema';
import type { QueuedOp, SyncMeta } from './records.ts';

/** What is needed of a request to interpret its reply. */
export interface SentRequest {
  clientId: string;
  epoch: string;
  cursor: string;
  /** What was stored as acknowledged when the request was built. */
  acked: number;
  /** The newest journal entry when the request was built. */
  order: number;
  /** This device's clock, milliseconds. */
  clientNow: number;
  ops: readonly { seq: number; opId: string }[];
}

export interface BuiltRequest {
  input: ExchangeInput;
  sent: SentRequest;
  /** The request as JSON. */
  body: string;
  /** The first pending op, if it is too large to be sent at all. */
  oversized: QueuedOp | null;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/**
 * Builds the next request: as many ops from the front of the queue as the limits allow, without a gap; one that is
 * larger than they are goes alone.
 * @param pending ops with the lowest seqs, in order
 * @param maxOps how many may go at most, from 0
 * @param clientNow this device's clock, milliseconds
 * @param order of the newest journal entry
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
  // The contract's type of an op names only what the envelope checks.
  const input: ExchangeInput = { ...bare, ops: ops.map((op) => ({ ...op })) };
  const sent = { clientId, epoch, cursor, acked, order, clientNow, ops: ops.map(({ seq, opId }) => ({ seq, opId })) };
  return { input, sent, body: JSON.stringify(input), oversized };
}
