/** The value of a primary key: of one field, or of several. */
export type DeviceKey = string | [string, string];

/** A table of this device's database whose records belong to one feature. `database.ts` says which tables there are. */
export interface DeviceTable<Row> {
  name: string;
  keyOf(row: Row): DeviceKey;
}
