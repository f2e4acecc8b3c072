import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { ExchangeReply, Op } from '@quorbit/contracts/sync/schema';
import type { JournalEntry, QueuedOp, RejectedEntry, SyncMeta } from './records.ts';
import type { ReplyInterpretation } from './reply.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';

export interface Acknowledged {
  /** Ops that left the queue. */
  settled: number;
  /** The highest seq of this identity that is settled. */
  acked: number;
  rejected: RejectedEntry[];
  parked: number;
  /** Discarded ops that the server had already: they count. */
  tooLate: number;
}

/** Removes settled ops from the queue and gives the rest of the request its skew, now that it is measured. */
export async function acknowledge(
  tx: SyncWriter,
  meta: SyncMeta,
  sent: SentRequest,
  reply: ExchangeReply,
  { settled, skew }: ReplyInterpretation,
): Promise<Acknowledged> {
  const sentIds = new Set(sent.ops.map(({ opId }) => opId));
  // The ops that were sent are still the first of the queue.
  const queued = (await tx.outbox(sent.ops.length))
    .filter(({ opId }) => sentIds.has(opId))
    .map((op): QueuedOp => (op.skew === undefined ? { ...op, skew } : op));
  const settledOps = queued.filter(({ opId }) => settled.has(opId));
  const outcomes = settledOps.map((op) => outcomeOf(op, reply));

  await tx.removeOps(settledOps.map(({ seq }) => seq));
  await tx.putOps(queued.filter(({ opId }) => !settled.has(opId)));
  // An op that this device could not send is among the refused ones; another copy of it was sent all the same.
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

/** What becomes of one settled op on this device. */
function outcomeOf({ voided, ...op }: QueuedOp, { serverNow: at, rejected, parked }: ExchangeReply): Outcome {
  const refusal = rejected.find(({ opId }) => opId === op.opId);
  const journal = (of: Op) => ({ op: of, at, parked: parked?.some(({ opId }) => opId === of.opId) ?? false });
  if (!refusal) return { journal: journal(op) };
  const { code, message } = refusal;
  // Its learner knows: they discarded it, perhaps on another device.
  if (code === 'DISCARDED') return {};
  if (op.type !== VOID) return { rejected: { opId: op.opId, op, code, message, at } };
  // A void is nothing that a person made: there is nothing to show, and nothing to try again.
  if (code !== 'TOO_LATE') return {};
  return voided ? { tooLate: true, journal: journal({ skew: op.skew ?? 0, ...voided }) } : { tooLate: true };
}
