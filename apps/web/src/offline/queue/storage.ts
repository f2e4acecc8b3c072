import type { Draft } from '../draft.ts';
import type { KeptSitting, SittingText } from '../sittings/sitting.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, RowKey, RowMark, StoredRow, SyncMeta } from './records.ts';

/** What can be read inside one transaction. */
export interface SyncReader {
  meta(): Promise<SyncMeta | null>;
  /** Server time of the last exchange that got a reply, milliseconds; null before the first. */
  lastExchange(): Promise<number | null>;
  /** Pending ops, lowest seq first. */
  outbox(limit?: number): Promise<QueuedOp[]>;
  countOutbox(): Promise<number>;
  hasSeq(seq: number): Promise<boolean>;
  /** Whether the op is pending, settled or refused here already. */
  hasOp(opId: string): Promise<boolean>;
  /** Settled ops, oldest first. */
  journal(): Promise<JournalEntry[]>;
  /** Order of the newest journal entry, 0 if there was none. */
  lastOrder(): Promise<number>;
  rejected(): Promise<RejectedEntry[]>;
  rows(): Promise<StoredRow[]>;
  row(key: RowKey): Promise<StoredRow | null>;
  draft(attemptId: string): Promise<Draft | null>;
  sitting(sittingId: string): Promise<KeptSitting | null>;
  sittingTexts(sittingId: string): Promise<SittingText[]>;
}

/** What can be changed inside one transaction. Methods that remove rows return what they removed or replaced. */
export interface SyncWriter extends SyncReader {
  setMeta(meta: SyncMeta): Promise<void>;
  setLastExchange(at: number): Promise<void>;
  addOps(ops: readonly QueuedOp[]): Promise<void>;
  /** Overwrites pending ops of the same seq. */
  putOps(ops: readonly QueuedOp[]): Promise<void>;
  removeOps(seqs: readonly number[]): Promise<void>;
  clearOutbox(): Promise<void>;
  addJournal(entries: readonly Omit<JournalEntry, 'order'>[]): Promise<void>;
  clearJournal(): Promise<void>;
  /**
   * Removes entries settled before a server time, if their effects are in the rows. Returns those of them that were
   * parked: they stay.
   */
  pruneJournal(before: number, upToOrder: number): Promise<JournalEntry[]>;
  removeJournal(orders: readonly number[]): Promise<void>;
  addRejected(entries: readonly RejectedEntry[]): Promise<void>;
  removeRejected(opIds: readonly string[]): Promise<void>;
  putRows(rows: readonly StoredRow[]): Promise<RowMark[]>;
  removeRows(keys: readonly RowKey[]): Promise<RowMark[]>;
  removeScope(scope: string): Promise<RowMark[]>;
  /** Removes rows of lower generations. */
  sweep(generation: number): Promise<RowMark[]>;
  removeDraft(attemptId: string): Promise<void>;
  putSitting(sitting: KeptSitting): Promise<void>;
  putSittingTexts(texts: readonly SittingText[]): Promise<void>;
  removeSittingTexts(sittingId: string): Promise<void>;
}

/**
 * One person's queue, on any medium. A transaction is atomic and isolated, and lasts only while its own calls are
 * awaited: nothing else may be awaited inside.
 */
export interface SyncStorage {
  read<T>(work: (tx: SyncReader) => Promise<T>): Promise<T>;
  /** Resolves once the changes are durable. Rejects, with nothing changed, when `work` or the disk fails. */
  write<T>(work: (tx: SyncWriter) => Promise<T>): Promise<T>;
  /** Reopens the disk after it was closed or stopped responding. */
  reopen(): Promise<void>;
}
