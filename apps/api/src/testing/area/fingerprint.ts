import type { Database, Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/** A hash of each table's content. */
export type Fingerprint = ReadonlyMap<string, string>;

/** Returns the names of all tables in the database. */
export async function listTables(db: Executor): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(
    await db.execute(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1
    `),
  );
  return rows.map(({ name }) => name);
}

/**
 * Hashes the content of each table. It uses one connection and a parameter, so that the database plans the statement
 * only once: planning takes ten times as long as reading these few rows. Drizzle's query builder would be slower at
 * assembling the statement.
 */
export async function fingerprint(database: Database, tables: readonly string[]): Promise<Fingerprint> {
  const hashes = tables.map(
    (table) => `
      select '${table}' as name, md5(string_agg(line, '' order by line)) as hash
      from (select md5(t::text) as line from "${table}" t) lines`,
  );
  const all = sql.raw(hashes.join(' union all '));
  const rows = rowsOf<{ name: string; hash: string }>(
    await database
      .lane('health')
      .read.execute(sql`select name, coalesce(hash, ${'empty'}) as hash from (${all}) hashes`),
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Returns the names of the tables in which two fingerprints differ, sorted. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...before].flatMap(([table, hash]) => (after.get(table) === hash ? [] : [table])).sort();
}
