import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { type PgTable, PgView, type PgViewWithSelection } from 'drizzle-orm/pg-core';

type Columns<T extends PgTable> = T['_']['columns'];

/**
 * Some columns of a table, to be selected from and joined but never written. It has the table's own name, so a
 * statement reads as if it named the table.
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

/** A part of a statement that one area hands to another's. */
export type SqlFragment = SQL;
