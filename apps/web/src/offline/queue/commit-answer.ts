import { JOURNAL_DAYS } from '@quorbit/contracts/sync/limits';
import type { ExchangeAnswer, Op } from '@quorbit/contracts/sync/schema';
import { type Reading, type RepairReason, readAnswer } from './answer.ts';
import { takeFreshIdentity } from './identity.ts';
import type { RejectedEntry, SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';
import { storeRows } from './store-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an answer came to. */
export interface Committed {
  /** Ops that left the queue, refused ones included. */
  settled: number;
  rejected: RejectedEntry[];
  parked: number;
  /** Whether rows and cursor were stored; else another tab was faster. */
  stored: boolean;
  repair: RepairReason | null;
  /** The rows here are not those of the server. */
  differs: boolean;
  /** Ops left in the queue. */
  pending: number;
  /** Whether asking again at once brings more rows. */
  incomplete: boolean;
}

/** Takes an answer in: acknowledgements, rows, cursor and repair, in the one transaction `tx`. */
export async function commitAnswer(
  tx: SyncWriter,
  sent: SentRequest,
  answer: ExchangeAnswer,
  newClientId: string,
): Promise<Committed> {
  let meta = await tx.meta();
  const reading = meta && readAnswer(meta, sent, answer);
  if (meta === null || reading === null || reading.foreign) {
    const pending = await tx.countOutbox();
    return { ...NOTHING, pending, incomplete: meta !== null && !meta.complete };
  }
  const acknowledged = await acknowledge(tx, meta, sent, answer, reading);
  meta = { ...meta, acked: acknowledged.acked, skew: reading.skew, lastExchange: answer.serverNow };

  let differs = false;
  if (reading.storable) ({ meta, differs } = await storeRows(tx, meta, sent, answer));
  if (meta.complete) await tx.pruneJournal(answer.serverNow - JOURNAL_DAYS * DAY_MS, meta.settled);

  // Nothing was lost up to here, and from here on the present identity's own numbers tell.
  if (sent.clientId !== meta.clientId && meta.acked > 0) meta = { ...meta, formers: meta.formers?.slice(1) ?? [] };
  await tx.setMeta(meta);

  let repair: RepairReason | null = reading.repair;
  if (repair === null && (await namesGap(tx, meta, answer))) repair = 'gap';
  if (repair === null && (await mayHaveLost(tx, meta, sent, answer))) repair = 'loss';
  if (repair !== null) {
    const withJournal = repair === 'epoch' || repair === 'loss';
    if (withJournal) meta = { ...meta, resentAt: answer.serverNow };
    meta = await takeFreshIdentity(tx, meta, { clientId: newClientId, withJournal });
  }
  return {
    settled: acknowledged.settled,
    rejected: acknowledged.rejected,
    parked: acknowledged.parked,
    stored: reading.storable,
    repair,
    differs,
    pending: await tx.countOutbox(),
    incomplete: !meta.complete,
  };
}

const NOTHING = { settled: 0, rejected: [], parked: 0, stored: false, repair: null, differs: false };

/** Settled ops leave the queue; what stays of the request is told its skew, now that it was measured. */
async function acknowledge(
  tx: SyncWriter,
  meta: SyncMeta,
  sent: SentRequest,
  answer: ExchangeAnswer,
  { settled, skew }: Reading,
) {
  const carried = new Set(sent.ops.map(({ opId }) => opId));
  // What was sent were the first of the queue, and nothing comes before them.
  const held = (await tx.outbox(sent.ops.length))
    .filter(({ opId }) => carried.has(opId))
    .map((op): Op => (op.skew === undefined ? { ...op, skew } : op));
  const done = held.filter(({ opId }) => settled.has(opId));
  const refusals = new Map(answer.rejected.map((refusal) => [refusal.opId, refusal]));
  const parkedIds = new Set(answer.parked?.map(({ opId }) => opId));
  const at = answer.serverNow;
  const rejected = done.flatMap((op): RejectedEntry[] => {
    const refusal = refusals.get(op.opId);
    return refusal ? [{ opId: op.opId, op, code: refusal.code, message: refusal.message, at }] : [];
  });
  const taken = done.filter(({ opId }) => !refusals.has(opId));

  await tx.removeOps(done.map(({ seq }) => seq));
  await tx.putOps(held.filter(({ opId }) => !settled.has(opId)));
  await tx.addRejected(rejected);
  await tx.addJournal(taken.map((op) => ({ op, at, parked: parkedIds.has(op.opId) })));
  return {
    settled: done.length,
    rejected,
    parked: taken.filter(({ opId }) => parkedIds.has(opId)).length,
    acked: done.reduce((highest, { seq }) => Math.max(highest, seq), meta.acked),
  };
}

/** The server waits for a seq that is not here and that was not settled meanwhile either. */
async function namesGap(tx: SyncWriter, meta: SyncMeta, { expectedSeq }: ExchangeAnswer): Promise<boolean> {
  return expectedSeq !== undefined && expectedSeq > meta.acked && !(await tx.hasSeq(expectedSeq));
}

/**
 * A server that sends everything again to whom it had sent it before does not remember what this device does: it may
 * have lost work too, and an identity that is new since then has no number that tells so. At most once a day, as the
 * server heals.
 */
async function mayHaveLost(
  tx: SyncWriter,
  { resentAt = 0 }: SyncMeta,
  sent: SentRequest,
  { reset, serverNow }: ExchangeAnswer,
): Promise<boolean> {
  if (!reset || sent.cursor === '' || serverNow - resentAt < DAY_MS) return false;
  return (await tx.journal()).length > 0;
}
