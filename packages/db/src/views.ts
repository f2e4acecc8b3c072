import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { type PgTable, PgView, type PgViewWithSelection } from 'drizzle-orm/pg-core';

type Columns<T extends PgTable> = T['_']['columns'];

/**
 * Returns a view of some columns of a table, which can be selected from and joined but not written. It has the table's
 * own name, so its SQL is the same as the table's.
 */
export function viewOf<T extends PgTable, Name extends keyof Columns<T> & string>(
  table: T,
  names: readonly Name[],
): PgViewWithSelection<T['_']['name'], true, Pick<Columns<T>, Name>> {
  const all: Columns<T> = getTableColumns(table);
  const columns = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Columns<T>, Name>;
  const config = { name: getTableName(table), schema: undefined, selectedFields: columns, query: undefined };
  return Object.assign(
    new PgView<T['_']['name'], true, Pick<Columns<T>, Name>>({ pgConfig: undefined, config }),
    columns,
  );
}

/** A part of an SQL statement that one area passes to another. */
export type SqlFragment = SQL;
