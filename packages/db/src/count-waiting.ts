import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { rowsOf } from './rows.ts';

/** Counting stops here, so that it takes no time however much waits. */
export const MAX_COUNTED = 1_000;

export interface WaitingCount {
  /** `MAX_COUNTED` + 1 where there may be more. */
  count: number;
  /** Null where nothing waits, or where the rows don't know. */
  oldestAt: Date | null;
}

/** @param due selects as `at` the time of each row that is due, or null where the rows know none, in an index's order */
export async function countWaiting(db: Executor, due: SQL): Promise<WaitingCount> {
  const [row] = rowsOf<{ count: number; oldest: number | null }>(
    await db.execute(sql`
      select count(*)::int as count, (extract(epoch from min(due.at)) * 1000)::float8 as oldest
      from (${due} limit ${MAX_COUNTED + 1}) as due`),
  );
  const oldest = row?.oldest ?? null;
  return { count: row?.count ?? 0, oldestAt: oldest === null ? null : new Date(oldest) };
}

/** When a UUIDv7 was made, within a statement. */
export function idTimeSql(column: string): SQL {
  return sql.raw(`to_timestamp(('x' || left(replace(${column}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`);
}
