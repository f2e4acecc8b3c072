import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

/** One hash per table over all that stands in it. */
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

export async function fingerprint(db: Executor, tables: readonly string[]): Promise<Fingerprint> {
  const hashes = tables.map(
    (table) =>
      sql`select ${table}::text as name, md5(string_agg(line, '' order by line)) as hash
          from (select md5(t::text) as line from ${sql.identifier(table)} t) lines`,
  );
  const rows = rowsOf<{ name: string; hash: string | null }>(await db.execute(sql.join(hashes, sql` union all `)));
  return new Map(rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...before].flatMap(([table, hash]) => (after.get(table) === hash ? [] : [table])).sort();
}
