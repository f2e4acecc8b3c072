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
  /** More tables that steps read. */
  extraTables?: readonly DeviceTable<unknown>[];
  onChange: () => void;
  /** Whether something is lost with the page if the disk refuses this record; always by default. */
  isLostOnLeave?: (row: Row) => boolean;
}

/**
 * Records of a feature's table, in memory at once and on the disk soon. A step runs inside the transaction that stores what it
 * returns, and gets the record that is there.
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

  /** Takes steps from a stored record. Where one of them is wrong, the record becomes what this page has. */
  async function applySteps(stored: Row | undefined, { value, steps }: Change<Row, Row>): Promise<Row | undefined> {
    try {
      let next = stored;
      for (const step of steps) {
        const result = step(next);
        // Dexie loses its transaction among many awaits that ask nothing of the database.
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
