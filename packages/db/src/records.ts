import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns a list of rows as one parameter, so that a statement's text doesn't depend on their number. The planner
 * assumes a hundred rows: an update of a table that grows with the number of people must name its keys as well
 * (`isOneOf`), or PostgreSQL reads the whole table.
 */
export function toJsonRecords(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::jsonb`;
}

/**
 * Returns an `insert into … select …` of these fields of the rows, which may be empty. Other columns take their
 * defaults; `on conflict` and `returning` may follow.
 */
export function insertRows<T extends PgTable, F extends keyof T['$inferInsert'] & string>(
  table: T,
  fields: readonly F[],
  rows: readonly Pick<T['$inferInsert'], F>[],
): SQL {
  const names = fields.map((field) => [field, toSnakeCase(field)] as const);
  const columns = sql.raw(names.map(([, name]) => quoteName(name)).join(', '));
  const records = rows.map((row) => Object.fromEntries(names.map(([field, name]) => [name, row[field]])));
  return sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${toJsonRecords(records)})`;
}

/** Returns the `set` list of an upsert that takes these fields from the row that could not be inserted. */
export function setFromExcluded(fields: readonly string[]): SQL {
  const names = fields.map((field) => quoteName(toSnakeCase(field)));
  return sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));
}

/**
 * Quotes the name of a column, which comes from code and never from a caller. Drizzle would take far longer to build a
 * list from its own parts.
 */
function quoteName(name: string): string {
  return `"${name}"`;
}
