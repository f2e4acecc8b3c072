/** The value of a primary key, which consists of one field or of two. */
export type DeviceKey = string | [string, string];

/** A table of this device's database whose records belong to one feature. `database.ts` lists these tables. */
export interface DeviceTable<Row> {
  name: string;
  keyOf(row: Row): DeviceKey;
}
