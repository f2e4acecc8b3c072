import { MAX_OP_BYTES, MAX_OPS, MAX_REQUEST_BYTES, PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { ExchangeInput, Op } from '@quorbit/contracts/sync/schema';
import type { SyncMeta } from './records.ts';

/** What must be remembered of a request to read its answer. */
export interface SentRequest {
  clientId: string;
  epoch: string;
  cursor: string;
  /** What was stored as acknowledged when the request was built. */
  acked: number;
  /** This device's clock, milliseconds. */
  clientNow: number;
  ops: readonly { seq: number; opId: string }[];
}

export interface BuiltRequest {
  input: ExchangeInput;
  sent: SentRequest;
  /** The request as JSON. */
  body: string;
  /** The first pending op, where it is too large to be sent at all. */
  oversized: Op | null;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/**
 * The next request: the longest beginning of the queue that the limits allow, always without a gap. While there is a
 * former identity to ask about, a request without ops goes under that one: when nothing waits, and once something was
 * settled under the present one.
 * @param pending ops with the lowest seqs, in order
 * @param maxOps how many may go at most, from 0
 * @param clientNow this device's clock, milliseconds
 */
export function buildRequest(
  meta: SyncMeta,
  pending: readonly Op[],
  { maxOps, clientNow }: { maxOps: number; clientNow: number },
): BuiltRequest {
  const { epoch, cursor } = meta;
  const former = meta.acked > 0 || pending.length === 0 ? meta.formers?.[0] : undefined;
  const { clientId, acked } = former ?? meta;
  const envelope = { protocol: PROTOCOL, clientId, epoch, cursor, clientNow, ops: [] };
  const bare: ExchangeInput = meta.complete ? { ...envelope, digest: meta.digest } : envelope;
  const ops: Op[] = [];
  let bytes = bytesOf(JSON.stringify(bare));
  let oversized: Op | null = null;
  for (const op of former ? [] : pending.slice(0, Math.min(maxOps, MAX_OPS))) {
    const size = bytesOf(JSON.stringify(op));
    const before = ops.at(-1);
    if (before && op.seq !== before.seq + 1) break;
    if (size > MAX_OP_BYTES) {
      if (!before) oversized = op;
      break;
    }
    if (bytes + size + 1 > MAX_REQUEST_BYTES) break;
    bytes += size + 1;
    ops.push(op);
  }
  // The contract's type of an op names only what the envelope checks.
  const input: ExchangeInput = { ...bare, ops: ops.map((op) => ({ ...op })) };
  const sent = { clientId, epoch, cursor, acked, clientNow, ops: ops.map(({ seq, opId }) => ({ seq, opId })) };
  return { input, sent, body: JSON.stringify(input), oversized };
}
