import type { Database, Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/** A hash of each table's content. */
export type Fingerprint = ReadonlyMap<string, string>;

/** The names of all tables. */
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
 * On one connection and with a parameter, so that the server plans it only once: planning takes ten times as long as
 * reading these few rows. Without Drizzle, which would also be slower at assembling it.
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

/** The tables in which two fingerprints differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...before].flatMap(([table, hash]) => (after.get(table) === hash ? [] : [table])).sort();
}
