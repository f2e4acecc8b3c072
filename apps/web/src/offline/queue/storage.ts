import type { DeviceKey, DeviceTable } from '../device-table.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, RowKey, RowMark, StoredRow, SyncMeta } from './records.ts';

/** The records of one table, inside a transaction. */
interface TableReader<Row> {
  get(key: DeviceKey): Promise<Row | null>;
  /** The records whose field has this value, in the order of their keys. The table needs an index of the field. */
  where(field: keyof Row & string, value: string): Promise<Row[]>;
}

/** The same, to be changed. */
interface TableWriter<Row> extends TableReader<Row> {
  /** Adds records, in place of those that have the same keys. */
  put(records: readonly Row[]): Promise<void>;
  remove(keys: readonly DeviceKey[]): Promise<void>;
}

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
  table<Row>(table: DeviceTable<Row>): TableReader<Row>;
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
  table<Row>(table: DeviceTable<Row>): TableWriter<Row>;
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
