import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns a condition for rows whose column has one of these values. The values are one parameter, so that the
 * statement is the same for any number.
 */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${toArrayParameter(column, values)})`;
}

function toArrayParameter(column: PgColumn, values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::${sql.raw(column.getSQLType())}[]`;
}
