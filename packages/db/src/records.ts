import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A list of rows as one parameter, so that a statement's text doesn't depend on their number. The planner takes it for a
 * hundred rows: an update of a table that grows with people names its keys as well (`isOneOf`), or it reads the table.
 */
export function recordsOf(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::jsonb`;
}

/**
 * `insert into … select …` of these fields of rows, which may be none. Other columns take their defaults; `on conflict`
 * and `returning` may follow.
 */
export function insertRows<T extends PgTable, F extends keyof T['$inferInsert'] & string>(
  table: T,
  fields: readonly F[],
  rows: readonly Pick<T['$inferInsert'], F>[],
): SQL {
  const columns = sql.join(
    fields.map((field) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  );
  const records = rows.map((row) => Object.fromEntries(fields.map((field) => [toSnakeCase(field), row[field]])));
  return sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${recordsOf(records)})`;
}

/** `set` of an upsert that takes these fields from the row that could not be inserted. */
export function fromExcluded(fields: readonly string[]): SQL {
  return sql.join(
    fields.map((field) => sql`${sql.identifier(toSnakeCase(field))} = excluded.${sql.identifier(toSnakeCase(field))}`),
    sql`, `,
  );
}
