import type { UserDatabase } from '../database.ts';
import type { DeviceKey, DeviceTable } from '../device-table.ts';
import { readLastExchange, writeLastExchange } from './last-exchange.ts';
import type { RowKey, RowMark, StoredRow } from './records.ts';
import type { SyncReader, SyncStorage, SyncWriter } from './storage.ts';

const META = 'meta';
/** Dexie's `storagemutated` event lists the changed keys only of writes of fewer than 50 records. */
const MAX_REPORTED_KEYS = 49;
/** The names of the errors thrown when a browser has closed a database under an open page. */
const CLOSED_ERRORS = ['DatabaseClosedError', 'InvalidStateError'];

/** Creates the storage in the browser's database. */
export function createDexieStorage(database: UserDatabase): SyncStorage {
  const { meta, outbox, journal, rejected, rows } = database;
  const tables = [meta, outbox, journal, rejected, rows, ...database.featureTables];

  async function reopen(): Promise<void> {
    if (!database.ended.aborted) database.close({ disableAutoOpen: false });
    await database.open();
  }

  /**
   * Runs `work`. If the browser had closed the database, as on sleep or low memory, it's reopened and `work` runs
   * again.
   */
  async function withReopen<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (database.ended.aborted || !(error instanceof Error) || !CLOSED_ERRORS.includes(error.name)) throw error;
      await reopen();
      return work();
    }
  }

  return {
    // Dexie only follows a transaction through awaits inside an async function.
    read: (work) => withReopen(async () => database.transaction('r', tables, async () => work(readerOf(database)))),
    write: (work) => withReopen(async () => database.transaction('rw', tables, async () => work(writerOf(database)))),
    reopen,
  };
}

function readerOf(database: UserDatabase): SyncReader {
  const { meta, outbox, journal, rejected, rows } = database;
  return {
    async meta() {
      const record = await meta.get(META);
      if (!record) return null;
      const { key: _key, ...rest } = record;
      return rest;
    },
    lastExchange: () => readLastExchange(database),
    outbox: (limit) => (limit === undefined ? outbox.toArray() : outbox.limit(limit).toArray()),
    countOutbox: () => outbox.count(),
    hasSeq: async (seq) => (await outbox.where('seq').equals(seq).count()) > 0,
    async hasOp(opId) {
      // The reads run in parallel, because each is a round trip to the browser's process while the learner waits.
      const found = await Promise.all([
        outbox.where('opId').equals(opId).count(),
        journal.where('op.opId').equals(opId).count(),
        rejected.where('opId').equals(opId).count(),
      ]);
      return found.some((count) => count > 0);
    },
    journal: () => journal.orderBy('order').toArray(),
    lastOrder: async () => (await journal.orderBy('order').last())?.order ?? 0,
    rejected: () => rejected.toArray(),
    rows: () => rows.toArray(),
    row: async (key) => (await rows.get(keyOf(key))) ?? null,
    table: (table) => readerOfTable(database, table),
  };
}

function readerOfTable<Row>(database: UserDatabase, table: DeviceTable<Row>) {
  const records = database.tableOf(table);
  return {
    get: async (key: DeviceKey) => (await records.get(key)) ?? null,
    where: (field: string, value: string) => records.where(field).equals(value).toArray(),
  };
}

const keyOf = ({ scope, kind, id }: RowKey): [string, string, string] => [scope, kind, id];

function writerOf(database: UserDatabase): SyncWriter {
  const { meta, outbox, journal, rejected, rows } = database;

  async function removeAll(found: StoredRow[]): Promise<RowMark[]> {
    await rows.bulkDelete(found.map(keyOf));
    return found;
  }
  const listPresent = async (keys: readonly RowKey[]) =>
    (await rows.bulkGet(keys.map(keyOf))).filter((row) => row !== undefined);

  return {
    ...readerOf(database),
    async setMeta(next) {
      await meta.put({ ...next, key: META });
    },
    setLastExchange: (at) => writeLastExchange(database, at),
    async addOps(ops) {
      await outbox.bulkAdd(ops);
    },
    async putOps(ops) {
      await outbox.bulkPut(ops);
    },
    async removeOps(seqs) {
      await outbox.bulkDelete([...seqs]);
    },
    clearOutbox: () => outbox.clear(),
    async addJournal(entries) {
      await journal.bulkAdd(entries);
    },
    clearJournal: () => journal.clear(),
    async pruneJournal(before, upToOrder) {
      const old = () => journal.where('order').belowOrEqual(upToOrder);
      await old()
        .and(({ at, parked }) => at < before && !parked)
        .delete();
      return old()
        .and(({ at, parked }) => at < before && parked)
        .toArray();
    },
    async removeJournal(orders) {
      await journal.bulkDelete([...orders]);
    },
    async addRejected(entries) {
      await rejected.bulkPut(entries);
    },
    async removeRejected(opIds) {
      await rejected.bulkDelete([...opIds]);
    },
    async putRows(next) {
      const replaced = await listPresent(next);
      // After larger writes Dexie doesn't report which records changed, and everything would be read again.
      for (let from = 0; from < next.length; from += MAX_REPORTED_KEYS)
        await rows.bulkPut(next.slice(from, from + MAX_REPORTED_KEYS));
      return replaced;
    },
    removeRows: async (keys) => removeAll(await listPresent(keys)),
    async removeScope(scope) {
      const range = rows.where('[scope+kind+id]').between([scope], [scope, []]);
      return removeAll(await range.toArray());
    },
    sweep: async (generation) => removeAll(await rows.where('generation').below(generation).toArray()),
    table<Row>(table: DeviceTable<Row>) {
      const records = database.tableOf(table);
      return {
        ...readerOfTable(database, table),
        async put(changed: readonly Row[]) {
          await records.bulkPut(changed);
        },
        remove: (keys: readonly DeviceKey[]) => records.bulkDelete([...keys]),
      };
    },
  };
}
