import type { Table } from 'dexie';
import type { UserDatabase } from './database.ts';

/** The value of a primary key: of one field, or of several. */
export type DeviceKey = string | [string, string];

/** A table of this device's database whose records belong to one feature. `database.ts` says which tables there are. */
export interface DeviceTable<Row> {
  name: string;
  keyOf(row: Row): DeviceKey;
}

/** Dexie's table, to read and watch it outside a transaction of the queue. */
export function tableIn<Row>(database: UserDatabase, { name }: DeviceTable<Row>): Table<Row, DeviceKey> {
  return database.table(name);
}
