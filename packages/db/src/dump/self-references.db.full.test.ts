import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findDatabaseCode } from '../errors.ts';
import { rowsOf } from '../rows.ts';
import { createTemporaryFolder, type TestDatabase, testDatabases } from '../testing.ts';
import { NO_RESTORE_HOOKS } from '../testing-areas.ts';
import { readContent } from '../testing-content.ts';
import { fillTables } from '../testing-fill.ts';
import { writeNewerMigrations } from '../testing-migrations.ts';
import { restore } from './restore.ts';
import { writeDump } from './write-dump.ts';

// Tests that use whole databases on disk take long when many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Pairs in which each kind of database is the source once and the target once. */
const pairs = testDatabases.map((from, index) => {
  const to = testDatabases[(index + 1) % testDatabases.length] ?? from;
  return { name: `${from.name} to ${to.name}`, from, to };
});

describe.each(pairs)('a table that refers to itself, dumped from $name', ({ from, to }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let options: typeof NO_RESTORE_HOOKS & { preserveEpoch: boolean; migrationsFolder: string };
  beforeAll(async () => {
    [source, target] = [await from.open(), await to.open()];
    folder = await createTemporaryFolder();
    options = { ...NO_RESTORE_HOOKS, preserveEpoch: true, migrationsFolder: await writeNewerMigrations(folder.path) };
    for (const database of [source, target])
      await database.migrate({ folder: options.migrationsFolder, ...NO_RESTORE_HOOKS });
    await fillTables(source, options.migrationsFolder);
  });
  afterAll(async () => {
    await source.drop();
    await target.drop();
    await folder.remove();
  });

  it('is restored completely, even if rows come long before the rows that they refer to', async () => {
    await source.read.execute(sql`
      with made as (
        insert into users (id, name, email, shout)
        select gen_random_uuid(), n::text, n::text, '' from generate_series(1, 6000) n returning id
      )
      insert into badges
      select id, 'first', row_number() over (), 'silver', lead(id) over (order by id) from made order by id
    `);
    const { file } = await writeDump(source, join(folder.path, 'whole.gz'), options);
    const { rows } = await restore(target, file, options);
    expect(rows.badges).toBe(6_003);
    expect(await readContent(target)).toEqual(await readContent(source));
    const constraints = sql`select count(*)::int as changed from pg_constraint where contype = 'f' and condeferrable`;
    expect(rowsOf(await target.read.execute(constraints))).toEqual([{ changed: 0 }]);
  });

  it('is refused if a referenced row is missing, and the old content stays', async () => {
    const { file } = await writeDump(source, join(folder.path, 'broken.gz'), options);
    await fillTables(target, options.migrationsFolder);
    const before = await readContent(target);
    const text = gunzipSync(await readFile(file)).toString('utf8');
    const broken = text.replace(/("after": )"[^"]+"/, '$1"00000000-0000-4000-8000-000000000000"');
    expect(broken).not.toBe(text);
    await writeFile(file, gzipSync(broken));
    const error = await restore(target, file, options).catch((reason: unknown) => reason);
    expect(findDatabaseCode(error)).toBe('23503');
    expect(await readContent(target)).toEqual(before);
  });
});
