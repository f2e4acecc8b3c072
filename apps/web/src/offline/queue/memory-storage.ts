import type { Op } from '@quorbit/contracts/sync/schema';
import type { DeviceKey, DeviceTable } from '../device-table.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, RowKey, StoredRow, SyncMeta } from './records.ts';
import type { SyncReader, SyncStorage, SyncWriter } from './storage.ts';

/** A disk that exists only in memory. Several storages can share one, like the tabs of a browser. */
export class MemoryDisk {
  meta: SyncMeta | null = null;
  lastExchange: number | null = null;
  lastOrder = 0;
  readonly outbox = new Map<number, QueuedOp>();
  readonly journal = new Map<number, JournalEntry>();
  readonly rejected = new Map<string, RejectedEntry>();
  readonly rows = new Map<string, StoredRow>();
  /** The tables of features by name, each with its records by key. */
  readonly tables = new Map<string, Map<string, unknown>>();
  /** Resolves after the last transaction so far, because transactions run one after the other. */
  queue: Promise<unknown> = Promise.resolve();
}

const keyOf = ({ scope, kind, id }: RowKey) => `${scope}|${kind}|${id}`;
const formatKey = (key: DeviceKey) => [key].flat().join('|');

/** Returns the records of one table. They have the type `Row`, because only this table's code writes them. */
function recordsOf<Row>(disk: MemoryDisk, { name }: DeviceTable<Row>): Map<string, Row> {
  const records = disk.tables.get(name) ?? new Map<string, unknown>();
  disk.tables.set(name, records);
  return records as Map<string, Row>;
}

/** Creates a storage for tests and for browsers that store nothing. Its data is lost when the page closes. */
export function createMemoryStorage(disk = new MemoryDisk()): SyncStorage {
  function runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = disk.queue.then(work);
    disk.queue = result.catch(() => undefined);
    return result;
  }
  return {
    read: (work) => runExclusive(() => work(readerOf(disk))),
    write: (work) =>
      runExclusive(async () => {
        const undo: (() => void)[] = [];
        try {
          return await work(writerOf(disk, undo));
        } catch (error) {
          for (const step of undo.reverse()) step();
          throw error;
        }
      }),
    async reopen() {},
  };
}

function readerOf(disk: MemoryDisk): SyncReader {
  const listBySeq = () => [...disk.outbox.values()].sort((a, b) => a.seq - b.seq);
  return {
    // The state is copied, as if read from a disk: changing the returned value doesn't change what is stored.
    meta: async () => disk.meta && { ...disk.meta },
    lastExchange: async () => disk.lastExchange,
    outbox: async (limit) => listBySeq().slice(0, limit),
    countOutbox: async () => disk.outbox.size,
    hasSeq: async (seq) => disk.outbox.has(seq),
    async hasOp(opId) {
      const hasId = (op: Op) => op.opId === opId;
      return (
        disk.rejected.has(opId) ||
        [...disk.outbox.values()].some(hasId) ||
        [...disk.journal.values()].some(({ op }) => hasId(op))
      );
    },
    journal: async () => [...disk.journal.values()].sort((a, b) => a.order - b.order),
    lastOrder: async () => Math.max(0, ...disk.journal.keys()),
    rejected: async () => [...disk.rejected.values()],
    rows: async () => [...disk.rows.values()],
    row: async (key) => disk.rows.get(keyOf(key)) ?? null,
    table: (table) => readerOfTable(recordsOf(disk, table)),
  };
}

function readerOfTable<Row>(records: ReadonlyMap<string, Row>) {
  return {
    get: async (key: DeviceKey) => records.get(formatKey(key)) ?? null,
    async where(field: keyof Row & string, value: string) {
      const found = [...records].filter(([, record]) => record[field] === value);
      return found.sort(([first], [other]) => (first < other ? -1 : 1)).map(([, record]) => record);
    },
  };
}

function writerOf(disk: MemoryDisk, undo: (() => void)[]): SyncWriter {
  function set<K, V>(map: Map<K, V>, key: K, value: V | undefined): V | undefined {
    const before = map.get(key);
    undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)));
    if (value === undefined) map.delete(key);
    else map.set(key, value);
    return before;
  }
  const removeKeys = <K, V>(map: Map<K, V>, keys: Iterable<K>) =>
    [...keys].map((key) => set(map, key, undefined)).filter((value) => value !== undefined);
  const rowsWhere = (wanted: (row: StoredRow) => boolean) => [...disk.rows.values()].filter(wanted).map(keyOf);

  return {
    ...readerOf(disk),
    async setMeta(meta) {
      const before = disk.meta;
      undo.push(() => {
        disk.meta = before;
      });
      disk.meta = { ...meta };
    },
    async setLastExchange(at) {
      const before = disk.lastExchange;
      undo.push(() => {
        disk.lastExchange = before;
      });
      disk.lastExchange = at;
    },
    async addOps(ops) {
      for (const op of ops) {
        const isDuplicate = disk.outbox.has(op.seq) || [...disk.outbox.values()].some(({ opId }) => opId === op.opId);
        if (isDuplicate) throw new Error(`The outbox holds ${op.seq} or ${op.opId} already.`);
        set(disk.outbox, op.seq, op);
      }
    },
    async putOps(ops) {
      for (const op of ops) set(disk.outbox, op.seq, op);
    },
    async removeOps(seqs) {
      removeKeys(disk.outbox, seqs);
    },
    async clearOutbox() {
      removeKeys(disk.outbox, disk.outbox.keys());
    },
    async addJournal(entries) {
      const before = disk.lastOrder;
      undo.push(() => {
        disk.lastOrder = before;
      });
      for (const entry of entries) {
        disk.lastOrder += 1;
        set(disk.journal, disk.lastOrder, { ...entry, order: disk.lastOrder });
      }
    },
    async clearJournal() {
      removeKeys(disk.journal, disk.journal.keys());
    },
    async pruneJournal(before, upToOrder) {
      const old = [...disk.journal.values()].filter(({ at, order }) => at < before && order <= upToOrder);
      removeKeys(
        disk.journal,
        old.filter(({ parked }) => !parked).map(({ order }) => order),
      );
      return old.filter(({ parked }) => parked);
    },
    async removeJournal(orders) {
      removeKeys(disk.journal, orders);
    },
    async addRejected(entries) {
      for (const entry of entries) set(disk.rejected, entry.opId, entry);
    },
    async removeRejected(opIds) {
      removeKeys(disk.rejected, opIds);
    },
    async putRows(rows) {
      return rows.map((row) => set(disk.rows, keyOf(row), row)).filter((row) => row !== undefined);
    },
    removeRows: async (keys) => removeKeys(disk.rows, keys.map(keyOf)),
    removeScope: async (scope) =>
      removeKeys(
        disk.rows,
        rowsWhere((row) => row.scope === scope),
      ),
    sweep: async (generation) =>
      removeKeys(
        disk.rows,
        rowsWhere((row) => row.generation < generation),
      ),
    table<Row>(table: DeviceTable<Row>) {
      const records = recordsOf(disk, table);
      return {
        ...readerOfTable(records),
        async put(changed: readonly Row[]) {
          for (const record of changed) set(records, formatKey(table.keyOf(record)), record);
        },
        async remove(keys: readonly DeviceKey[]) {
          removeKeys(records, keys.map(formatKey));
        },
      };
    },
  };
}
