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
/** A new skew is stored only if it differs from the known one by at least this many milliseconds. */
const SKEW_STEP_MS = 1_000;

/** The result of committing a server's reply. */
export interface Committed extends Omit<Acknowledged, 'acked'> {
  /** Whether the reply's rows and cursor were stored; false if another tab changed the cursor since the request. */
  stored: boolean;
  repair: RepairReason | null;
  /** Whether the rows on this device differ from the server's. */
  differs: boolean;
  /** Whether the server started again from the first row while a walk through all rows was in progress. */
  restarted: boolean;
  /** Kinds of the reply's rows whose bodies this build can't read. */
  unfit: string[];
  /** Whether rows or work on this device changed. */
  changed: boolean;
  /** The number of ops left in the queue. */
  pending: number;
  /** Whether the server has more rows, so that another exchange should follow at once. */
  incomplete: boolean;
}

export interface CommitParts {
  newId: () => string;
  rules: RowRules;
}

/**
 * Commits a server's reply: acknowledgements, rows, cursor and any repair of the queue, all in the transaction `tx`.
 */
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
  // The journal is pruned only if no repair is needed: after a loss, even old entries that are still here are sent
  // again.
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

/**
 * Removes acknowledged work older than the given server time from the journal. Parked work remains while its row
 * exists, because only the journal has its content.
 */
async function pruneSettled(tx: SyncWriter, before: number, upToOrder: number): Promise<void> {
  const parked = await tx.pruneJournal(before, upToOrder);
  const rows = await Promise.all(parked.map(({ op }) => tx.row({ scope: OWN_SCOPE, kind: PARKED_KIND, id: op.opId })));
  await tx.removeJournal(parked.filter((_entry, index) => rows[index] === null).map(({ order }) => order));
}

/**
 * Returns whether a reply changes rows. A reset changes them even without new rows, because it removes the rows that it
 * leaves out.
 */
function hasRowChanges({ cursor }: SentRequest, { rows, left = [], reset }: ExchangeReply): boolean {
  return rows.length > 0 || left.length > 0 || reset === true || cursor === '';
}

/**
 * Returns the skew to store. Small changes come from network delay and are ignored, so that screens aren't updated for
 * them.
 */
function smoothSkew(known: number | null, measured: number): number {
  return known !== null && Math.abs(measured - known) < SKEW_STEP_MS ? known : measured;
}

/**
 * Lists the refused ops that the server had no space to park or found too large, if its version has changed since:
 * another version may accept them.
 */
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

/** Returns whether the server expects a seq that isn't in the queue and wasn't acknowledged meanwhile. */
async function hasGap(tx: SyncWriter, meta: SyncMeta, { expectedSeq }: ExchangeReply): Promise<boolean> {
  return expectedSeq !== undefined && expectedSeq > meta.acked && !(await tx.hasSeq(expectedSeq));
}

/**
 * Returns whether the server may have lost work of this device. It may have if it resets a device that had already
 * synced; with a new identity, no sequence number shows what was lost. True at most once a day, which is how often the
 * server heals a device.
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
