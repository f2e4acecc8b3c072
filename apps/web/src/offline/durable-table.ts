import { createWriteBehind, type WriteBehind } from '#lib/durable/write-behind.ts';
import type { UserDatabase } from './database.ts';
import type { DeviceTable } from './device-table.ts';
import type { Disk } from './disk.ts';

interface DurableTableParts<Row> {
  database: UserDatabase;
  disk: Disk;
  table: DeviceTable<Row>;
  /** More tables that steps read. */
  beside?: readonly DeviceTable<unknown>[];
  onChange: () => void;
}

/**
 * Records of a feature's table, in memory at once and on the disk soon. A step runs inside the transaction that stores what it
 * returns, and gets the record that is there.
 */
export function durableTable<Row>({
  database,
  disk,
  table,
  beside = [],
  onChange,
}: DurableTableParts<Row>): WriteBehind<Row, Row> {
  const records = database.tableOf(table);
  const tables = [records, ...beside.map((one) => database.tableOf(one))];
  return createWriteBehind<Row, Row>({
    store: (changes) =>
      disk.write(async () =>
        database.transaction('rw', tables, async () => {
          for (const { value, steps } of changes.values()) {
            const stored = await records.get(table.keyOf(value));
            let next = stored;
            for (const step of steps) next = (await step(next)) ?? next;
            if (next !== undefined && next !== stored) await records.put(next);
          }
        }),
      ),
    onChange,
    onError: disk.tell,
    whole: (row) => row,
  });
}
