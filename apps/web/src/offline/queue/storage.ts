import type { Op } from '@quorbit/contracts/sync/schema';
import type { Draft } from '../draft.ts';
import type { JournalEntry, RejectedEntry, RowKey, RowMark, StoredRow, SyncMeta } from './records.ts';

/** What can be read inside one transaction. */
export interface SyncReader {
  meta(): Promise<SyncMeta | null>;
  /** Pending ops, lowest seq first. */
  outbox(limit?: number): Promise<Op[]>;
  countOutbox(): Promise<number>;
  hasSeq(seq: number): Promise<boolean>;
  /** Whether the op is pending, settled or refused here already. */
  hasOp(opId: string): Promise<boolean>;
  /** Settled ops, oldest first. */
  journal(): Promise<JournalEntry[]>;
  /** Order of the newest journal entry, 0 when there was none. */
  lastOrder(): Promise<number>;
  rejected(): Promise<RejectedEntry[]>;
  rows(): Promise<StoredRow[]>;
  draft(attemptId: string): Promise<Draft | null>;
}

/** What can be changed inside one transaction. Whatever removes rows answers what it removed or replaced. */
export interface SyncWriter extends SyncReader {
  setMeta(meta: SyncMeta): Promise<void>;
  addOps(ops: readonly Op[]): Promise<void>;
  /** Overwrites pending ops of the same seq. */
  putOps(ops: readonly Op[]): Promise<void>;
  removeOps(seqs: readonly number[]): Promise<void>;
  clearOutbox(): Promise<void>;
  addJournal(entries: readonly Omit<JournalEntry, 'order'>[]): Promise<void>;
  clearJournal(): Promise<void>;
  /** Forgets entries settled before a server time, if their effects are in the rows. */
  pruneJournal(before: number, upToOrder: number): Promise<void>;
  addRejected(entries: readonly RejectedEntry[]): Promise<void>;
  removeRejected(opIds: readonly string[]): Promise<void>;
  putRows(rows: readonly StoredRow[]): Promise<RowMark[]>;
  removeRows(keys: readonly RowKey[]): Promise<RowMark[]>;
  removeScope(scope: string): Promise<RowMark[]>;
  /** Removes rows of lower generations. */
  sweep(generation: number): Promise<RowMark[]>;
  removeDraft(attemptId: string): Promise<void>;
}

/**
 * What the queue keeps of one person, on whatever it is kept. A transaction is all or nothing, sees no half of another,
 * and lasts only while its own calls are awaited: nothing else may be awaited inside.
 */
export interface SyncStorage {
  read<T>(work: (tx: SyncReader) => Promise<T>): Promise<T>;
  /** Resolves once the changes are durable. Rejects, with nothing changed, when `work` or the disk fails. */
  write<T>(work: (tx: SyncWriter) => Promise<T>): Promise<T>;
  /** Opens the disk again after it was closed or stopped answering. */
  reopen(): Promise<void>;
}
