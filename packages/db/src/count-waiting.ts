import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { rowsOf } from './rows.ts';

/** The most rows that are counted, so that counting stays fast however many are waiting. */
export const MAX_COUNTED = 1_000;

export interface WaitingCount {
  /** The number of waiting rows; `MAX_COUNTED` + 1 means that there may be more. */
  count: number;
  /** The time of the oldest waiting row; null if no row is waiting or the rows have no time. */
  oldestAt: Date | null;
}

/**
 * Counts the rows that are due.
 * @param due a query that selects the time of each due row as `at`, or null if rows have no time, in the order of an
 * index.
 */
export async function countWaiting(db: Executor, due: SQL): Promise<WaitingCount> {
  const [row] = rowsOf<{ count: number; oldest: number | null }>(
    await db.execute(sql`
      select count(*)::int as count, (extract(epoch from min(due.at)) * 1000)::float8 as oldest
      from (${due} limit ${MAX_COUNTED + 1}) as due`),
  );
  const oldest = row?.oldest ?? null;
  return { count: row?.count ?? 0, oldestAt: oldest === null ? null : new Date(oldest) };
}

/** Returns SQL for the time at which the UUIDv7 in a column was made. */
export function idTimeSql(column: string): SQL {
  return sql.raw(`to_timestamp(('x' || left(replace(${column}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`);
}
