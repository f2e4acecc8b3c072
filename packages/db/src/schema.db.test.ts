import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Executor } from './client.ts';
import { rowsOf } from './rows.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

describe.each(testDatabases)('the migrated schema on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.drop());

  it('matches the schema in the snapshot file', async () => {
    await expect(await describeSchema(database.read)).toMatchFileSnapshot('./__snapshots__/schema.txt');
  });

  it('has an index for each foreign key, so that deleting a row doesn’t read whole tables', async () => {
    expect(await foreignKeysWithoutIndex(database.read)).toEqual([]);
  });
});

/**
 * Returns the foreign keys whose columns no index begins with. Partial indexes don't count, because they don't contain
 * all rows.
 */
async function foreignKeysWithoutIndex(db: Executor): Promise<string[]> {
  const keys = rowsOf<{ key: string }>(
    await db.execute(sql`
      select conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as key from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      )
      order by 1
    `),
  );
  return keys.map(({ key }) => key);
}

/** Describes every table of the database with its columns, constraints and indexes, as text. */
async function describeSchema(db: Executor): Promise<string> {
  const lines = rowsOf<{ table: string; line: string }>(
    await db.execute(sql`
      with ours as (
        select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      )
      select relname as table, 1 as part, attnum as position,
        concat_ws(' ', attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
          case attgenerated when '' then 'default' else 'generated' end || ' ' || pg_get_expr(adbin, adrelid)) as line
      from ours join pg_attribute on attrelid = oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
      union all
      select relname, 2, 0, 'constraint ' || conname || ' ' || pg_get_constraintdef(c.oid)
      from ours join pg_constraint c on conrelid = ours.oid
      where contype <> 'n'
      union all
      select relname, 3, 0, pg_get_indexdef(indexrelid)
      from ours join pg_index on indrelid = oid
      order by 1, 2, 3, 4
    `),
  );
  const tables = new Map<string, string[]>();
  for (const { table, line } of lines) tables.set(table, [...(tables.get(table) ?? []), `  ${line}\n`]);
  return [...tables].map(([table, own]) => `${table}\n${own.join('')}`).join('\n');
}
