import { type Change, createWriteBehind, type WriteBehind } from '#lib/durable/write-behind.ts';
import type { UserDatabase } from './database.ts';
import type { DeviceTable } from './device-table.ts';
import type { Disk } from './disk.ts';
import type { StoreParts } from './feature-store.ts';
import { isStorageFailure } from './storage-failure.ts';

interface DurableTableParts<Row> {
  database: UserDatabase;
  disk: Disk;
  guard: StoreParts['guard'];
  table: DeviceTable<Row>;
  /** Further tables that the steps of a change read in its transaction. */
  extraTables?: readonly DeviceTable<unknown>[];
  onChange: () => void;
  /** Returns whether this record would be lost with the page if the disk refuses it; always true by default. */
  isLostOnLeave?: (row: Row) => boolean;
}

/**
 * Creates a store for the records of a feature's table, which are in memory at once and on the disk soon. A step runs
 * inside the transaction that stores its result, and gets the stored record.
 */
export function createDurableTable<Row>({
  database,
  disk,
  guard,
  table,
  extraTables = [],
  onChange,
  isLostOnLeave,
}: DurableTableParts<Row>): WriteBehind<Row, Row> {
  const records = database.tableOf(table);
  const tables = [records, ...extraTables.map((extraTable) => database.tableOf(extraTable))];

  /**
   * Applies steps to a stored record. If a step throws for a reason other than the disk, the record becomes this page's
   * version.
   */
  async function applySteps(stored: Row | undefined, { value, steps }: Change<Row, Row>): Promise<Row | undefined> {
    try {
      let next = stored;
      for (const step of steps) {
        const result = step(next);
        // Dexie loses its transaction over many awaits without a database request, so only promises are awaited.
        next = (isPromise(result) ? await result : result) ?? next;
      }
      return next;
    } catch (error) {
      if (stored === undefined || isStorageFailure(error)) throw error;
      disk.reportDefect(error);
      return value;
    }
  }

  return createWriteBehind<Row, Row>({
    store: (changes) =>
      disk.write(async () =>
        database.transaction('rw', tables, async () => {
          for (const change of changes.values()) {
            const stored = await records.get(table.keyOf(change.value));
            const next = await applySteps(stored, change);
            if (next !== undefined && next !== stored) await records.put(next);
          }
        }),
      ),
    guard,
    onChange,
    onError: disk.reportDefect,
    isLostOnLeave,
  });
}

function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as { then?: unknown } | null)?.then === 'function';
}
