import type { DeviceKey, DeviceTable } from '../device-table.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, RowKey, RowMark, StoredRow, SyncMeta } from './records.ts';

/** Reads the records of one table inside a transaction. */
interface TableReader<Row> {
  get(key: DeviceKey): Promise<Row | null>;
  /** Returns the records whose field has this value, ordered by key. The table needs an index of the field. */
  where(field: keyof Row & string, value: string): Promise<Row[]>;
}

/** Reads and changes the records of one table inside a transaction. */
interface TableWriter<Row> extends TableReader<Row> {
  /** Adds records, and replaces existing records with the same keys. */
  put(records: readonly Row[]): Promise<void>;
  remove(keys: readonly DeviceKey[]): Promise<void>;
}

/** The methods of a transaction that read. */
export interface SyncReader {
  meta(): Promise<SyncMeta | null>;
  /** Returns the server time of the last exchange that got a reply, in milliseconds; null before the first one. */
  lastExchange(): Promise<number | null>;
  /** Returns the pending ops, lowest seq first, at most `limit` of them. */
  outbox(limit?: number): Promise<QueuedOp[]>;
  countOutbox(): Promise<number>;
  hasSeq(seq: number): Promise<boolean>;
  /** Returns whether the op is already pending, acknowledged or refused on this device. */
  hasOp(opId: string): Promise<boolean>;
  /** Returns the acknowledged ops, oldest first. */
  journal(): Promise<JournalEntry[]>;
  /** Returns the order of the newest journal entry; 0 if the journal is empty. */
  lastOrder(): Promise<number>;
  rejected(): Promise<RejectedEntry[]>;
  rows(): Promise<StoredRow[]>;
  row(key: RowKey): Promise<StoredRow | null>;
  table<Row>(table: DeviceTable<Row>): TableReader<Row>;
}

/**
 * The methods of a transaction that read and change. Methods that write or remove rows return the rows that they
 * replaced or removed.
 */
export interface SyncWriter extends SyncReader {
  setMeta(meta: SyncMeta): Promise<void>;
  setLastExchange(at: number): Promise<void>;
  addOps(ops: readonly QueuedOp[]): Promise<void>;
  /** Writes pending ops, in place of ops with the same seq. */
  putOps(ops: readonly QueuedOp[]): Promise<void>;
  removeOps(seqs: readonly number[]): Promise<void>;
  clearOutbox(): Promise<void>;
  addJournal(entries: readonly Omit<JournalEntry, 'order'>[]): Promise<void>;
  clearJournal(): Promise<void>;
  /**
   * Removes entries acknowledged before a server time in milliseconds, up to an order whose effects are in the rows.
   * Entries of parked work are returned instead of removed.
   */
  pruneJournal(before: number, upToOrder: number): Promise<JournalEntry[]>;
  removeJournal(orders: readonly number[]): Promise<void>;
  addRejected(entries: readonly RejectedEntry[]): Promise<void>;
  removeRejected(opIds: readonly string[]): Promise<void>;
  putRows(rows: readonly StoredRow[]): Promise<RowMark[]>;
  removeRows(keys: readonly RowKey[]): Promise<RowMark[]>;
  removeScope(scope: string): Promise<RowMark[]>;
  /** Removes all rows of generations below the given one, and returns them. */
  sweep(generation: number): Promise<RowMark[]>;
  table<Row>(table: DeviceTable<Row>): TableWriter<Row>;
}

/**
 * One user's queue and mirrored rows, on any medium. A transaction is atomic and isolated, and lasts only while its own
 * calls are awaited: nothing else may be awaited inside.
 */
export interface SyncStorage {
  read<T>(work: (tx: SyncReader) => Promise<T>): Promise<T>;
  /** Resolves once the changes are durable. Rejects, with nothing changed, when `work` or the disk fails. */
  write<T>(work: (tx: SyncWriter) => Promise<T>): Promise<T>;
  /** Reopens the disk after it was closed or stopped responding. */
  reopen(): Promise<void>;
}
