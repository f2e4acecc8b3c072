import { JOURNAL_DAYS } from '@quorbit/contracts/sync/limits';
import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import { retryIdOf } from '@quorbit/contracts/sync/retry-id';
import type { ExchangeReply } from '@quorbit/contracts/sync/schema';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import { type Acknowledged, acknowledge } from './acknowledge.ts';
import { addToQueue } from './enqueue.ts';
import { adoptNewIdentity } from './identity.ts';
import type { RejectedEntry, SyncMeta } from './records.ts';
import { interpretReply, type RepairReason } from './reply.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';
import { type RowRules, storeRows } from './store-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** By how much the device's clock must seem to move before its new skew is stored. */
const SKEW_STEP_MS = 1_000;

/** The effect of committing a reply. */
export interface Committed extends Omit<Acknowledged, 'acked'> {
  /** Whether rows and cursor were stored; false if another tab was faster. */
  stored: boolean;
  repair: RepairReason | null;
  /** The rows here differ from the server's. */
  differs: boolean;
  /** The server began again with the first row although a walk through all rows was under way. */
  restarted: boolean;
  /** Kinds of the rows whose bodies this build can't read. */
  unfit: string[];
  /** Rows or work of this device changed. */
  changed: boolean;
  /** Ops left in the queue. */
  pending: number;
  /** Whether another request would get more rows at once. */
  incomplete: boolean;
}

export interface CommitParts {
  newId: () => string;
  rules: RowRules;
}

/** Commits a reply: acknowledgements, rows, cursor and repair, all in the transaction `tx`. */
export async function commitReply(
  tx: SyncWriter,
  sent: SentRequest,
  reply: ExchangeReply,
  { newId, rules }: CommitParts,
): Promise<Committed> {
  const before = await tx.meta();
  let meta = before;
  const reading = meta && interpretReply(meta, sent, reply);
  if (meta === null || reading === null || reading.foreign) {
    const pending = await tx.countOutbox();
    return { ...NOTHING_COMMITTED, pending, incomplete: meta !== null && !meta.complete };
  }
  const overLimit = await listOverLimit(tx, meta, reply);
  const lastOrder = await tx.lastOrder();
  const { acked, ...acknowledged } = await acknowledge(tx, meta, sent, reply, reading);
  await tx.setLastExchange(reply.serverNow);
  meta = { ...meta, acked, skew: smoothSkew(meta.skew, reading.skew), build: reply.build };

  let stored = { differs: false, restarted: false, unfit: [] as string[] };
  if (reading.storable) ({ meta, ...stored } = await storeRows(tx, meta, sent, reply, { rules, before: lastOrder }));
  if (JSON.stringify(meta) !== JSON.stringify(before)) await tx.setMeta(meta);

  let repair: RepairReason | null = reading.repair;
  if (repair === null && (await hasGap(tx, meta, reply))) repair = 'gap';
  if (repair === null && (await mayHaveLostWork(tx, meta, sent, reply))) repair = 'loss';
  if (repair !== null) meta = await adoptNewIdentity(tx, { ...meta, resentAt: reply.serverNow }, newId());
  // However old it is, what the server lost is sent again as long as it is here.
  else if (meta.complete) await pruneSettled(tx, reply.serverNow - JOURNAL_DAYS * DAY_MS, meta.settled);
  await resend(tx, overLimit, newId);
  return {
    ...acknowledged,
    ...stored,
    stored: reading.storable,
    changed: acknowledged.settled > 0 || repair !== null || (reading.storable && hasRowChanges(sent, reply)),
    repair,
    pending: await tx.countOutbox(),
    incomplete: !meta.complete,
  };
}

const NOTHING_COMMITTED = {
  settled: 0,
  rejected: [],
  parked: 0,
  tooLate: 0,
  stored: false,
  changed: false,
  repair: null,
  differs: false,
  restarted: false,
  unfit: [],
};

/** Forgets settled work in time. Of parked work only the journal shows what it is, so it stays while its row does. */
async function pruneSettled(tx: SyncWriter, before: number, upToOrder: number): Promise<void> {
  const parked = await tx.pruneJournal(before, upToOrder);
  const rows = await Promise.all(parked.map(({ op }) => tx.row({ scope: OWN_SCOPE, kind: PARKED_KIND, id: op.opId })));
  await tx.removeJournal(parked.filter((_entry, index) => rows[index] === null).map(({ order }) => order));
}

/** Whether a reply changes rows, even if only by what it leaves out. */
function hasRowChanges({ cursor }: SentRequest, { rows, left = [], reset }: ExchangeReply): boolean {
  return rows.length > 0 || left.length > 0 || reset === true || cursor === '';
}

/** The skew to store: what the network's delay adds or takes is no reason to tell every screen. */
function smoothSkew(known: number | null, measured: number): number {
  return known !== null && Math.abs(measured - known) < SKEW_STEP_MS ? known : measured;
}

/** What the server had no space to park or was too large for it, and another version of it may take. */
async function listOverLimit(tx: SyncWriter, { build }: SyncMeta, reply: ExchangeReply): Promise<RejectedEntry[]> {
  if (build === undefined || build === reply.build) return [];
  return (await tx.rejected()).filter(({ code }) => code === 'TOO_MANY_PARKED' || code === 'TOO_LARGE');
}

async function resend(tx: SyncWriter, entries: readonly RejectedEntry[], newId: () => string): Promise<void> {
  if (entries.length === 0) return;
  await tx.removeRejected(entries.map(({ opId }) => opId));
  const again = entries.map(({ op: { seq: _seq, ...op } }) => ({ ...op, opId: retryIdOf(op.opId) }));
  await addToQueue(tx, again, newId());
}

/** Whether the server waits for a seq that is not here and was not settled meanwhile. */
async function hasGap(tx: SyncWriter, meta: SyncMeta, { expectedSeq }: ExchangeReply): Promise<boolean> {
  return expectedSeq !== undefined && expectedSeq > meta.acked && !(await tx.hasSeq(expectedSeq));
}

/**
 * Whether the server may have lost work. A server that starts over with a device it already synced has lost its memory
 * of it, and a new identity has no sequence number that would show what else was lost. True at most once a day, which
 * is how often the server heals a device.
 */
async function mayHaveLostWork(
  tx: SyncWriter,
  { resentAt = 0 }: SyncMeta,
  sent: SentRequest,
  { reset, serverNow }: ExchangeReply,
): Promise<boolean> {
  if (!reset || sent.cursor === '' || serverNow - resentAt < DAY_MS) return false;
  return (await tx.journal()).length > 0;
}
