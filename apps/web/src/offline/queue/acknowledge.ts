import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { ExchangeReply, Op } from '@quorbit/contracts/sync/schema';
import type { JournalEntry, QueuedOp, RejectedEntry, SyncMeta } from './records.ts';
import type { ReplyInterpretation } from './reply.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';

export interface Acknowledged {
  /** The number of ops that left the queue. */
  settled: number;
  /** The highest seq of this identity that the server acknowledged. */
  acked: number;
  rejected: RejectedEntry[];
  parked: number;
  /** The number of discarded ops that the server had already received, so they count. */
  tooLate: number;
}

/**
 * Removes the acknowledged ops from the queue, and stores the measured clock difference (skew) in the other ops of the
 * request.
 */
export async function acknowledge(
  tx: SyncWriter,
  meta: SyncMeta,
  sent: SentRequest,
  reply: ExchangeReply,
  { settled, skew }: ReplyInterpretation,
): Promise<Acknowledged> {
  const sentIds = new Set(sent.ops.map(({ opId }) => opId));
  // The ops that were sent are still at the front of the queue.
  const queued = (await tx.outbox(sent.ops.length))
    .filter(({ opId }) => sentIds.has(opId))
    .map((op): QueuedOp => (op.skew === undefined ? { ...op, skew } : op));
  const settledOps = queued.filter(({ opId }) => settled.has(opId));
  const outcomes = settledOps.map((op) => outcomeOf(op, reply));

  await tx.removeOps(settledOps.map(({ seq }) => seq));
  await tx.putOps(queued.filter(({ opId }) => !settled.has(opId)));
  // An op that this device couldn't send was stored as refused. If another copy of it reached the server, it's no
  // longer refused.
  await tx.removeRejected(outcomes.flatMap(({ tooLate, journal }) => (tooLate && journal ? [journal.op.opId] : [])));
  const rejected = outcomes.flatMap((outcome) => outcome.rejected ?? []);
  await tx.addRejected(rejected);
  await tx.addJournal(outcomes.flatMap(({ journal }) => journal ?? []));
  return {
    settled: settledOps.length,
    acked: settledOps.reduce((highest, { seq }) => Math.max(highest, seq), meta.acked),
    rejected,
    parked: outcomes.filter(({ journal }) => journal?.parked).length,
    tooLate: outcomes.filter(({ tooLate }) => tooLate).length,
  };
}

interface Outcome {
  journal?: Omit<JournalEntry, 'order'>;
  rejected?: RejectedEntry;
  tooLate?: true;
}

/** Returns the records that one acknowledged op leaves on this device: a journal entry, a refusal, or neither. */
function outcomeOf({ voided, ...op }: QueuedOp, { serverNow: at, rejected, parked }: ExchangeReply): Outcome {
  const refusal = rejected.find(({ opId }) => opId === op.opId);
  const journal = (of: Op) => ({ op: of, at, parked: parked?.some(({ opId }) => opId === of.opId) ?? false });
  if (!refusal) return { journal: journal(op) };
  const { code, message } = refusal;
  // The learner discarded this op, perhaps on another device, so no refusal is shown.
  if (code === 'DISCARDED') return {};
  if (op.type !== VOID) return { rejected: { opId: op.opId, op, code, message, at } };
  // A void isn't work of the learner, so its refusal isn't shown and can't be tried again.
  if (code !== 'TOO_LATE') return {};
  return voided ? { tooLate: true, journal: journal({ skew: op.skew ?? 0, ...voided }) } : { tooLate: true };
}
