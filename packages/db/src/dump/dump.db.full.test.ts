import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '../client.ts';
import { ensureEpoch, markMoved, readEpoch, readMoved } from '../meta.ts';
import { countMigrations } from '../migrations.ts';
import { rowsOf } from '../rows.ts';
import { goneAccounts } from '../schema/accounts.ts';
import { createTemporaryFolder, type TestDatabase, testDatabases } from '../testing.ts';
import { NO_RESTORE_HOOKS } from '../testing-areas.ts';
import { readContent } from '../testing-content.ts';
import { fillTables } from '../testing-fill.ts';
import { BrokenDump } from './format.ts';
import { readDump, readDumpHeader } from './read-dump.ts';
import { type RestoreResult, restore } from './restore.ts';
import { type Dump, writeDump } from './write-dump.ts';

// Tests that use whole databases on disk take long when many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const pairs = testDatabases.flatMap((from) =>
  testDatabases.map((to) => ({ name: `${from.name} to ${to.name}`, from, to })),
);

describe.each(pairs)('a dump from $name', ({ from, to }) => {
  let source: TestDatabase;
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let dump: Dump;
  let target: TestDatabase;
  let restored: RestoreResult;

  beforeAll(async () => {
    source = await from.open();
    folder = await createTemporaryFolder();
    await ensureEpoch(source.read);
    await fillTables(source);
    dump = await writeDump(source, join(folder.path, 'dump.ndjson.gz'));
    target = await to.open();
    restored = await restore(target, dump.file, { ...NO_RESTORE_HOOKS, preserveEpoch: true });
  });
  afterAll(async () => {
    await source.drop();
    await target.drop();
    await folder.remove();
  });

  const metaOf = async ({ read }: TestDatabase) => rowsOf(await read.execute(sql`select * from meta order by key`));

  it('restores every row of every table unchanged into an empty database', async () => {
    const after = await readContent(target);
    for (const [table, rows] of Object.entries(await readContent(source))) {
      expect(rows.length, `${table} is in the database but not in the schema: no dump would hold it`).toBeGreaterThan(
        0,
      );
      expect(after[table], table).toEqual(rows);
    }
    expect(await metaOf(target)).toEqual(await metaOf(source));
    expect(restored.rows).toEqual(dump.rows);
  });

  it('fills generated columns again', async () => {
    const found = sql`select id from quizzes where search @@ to_tsquery('simple', 'slash')`;
    const ids = rowsOf(await target.read.execute(found));
    expect(ids).toHaveLength(1);
    expect(ids).toEqual(rowsOf(await source.read.execute(found)));
  });

  it('replaces the previous content, except for the hashes of deleted accounts', async () => {
    await fillTables(target);
    const { gone_accounts: carriedOver = [] } = await readContent(target);
    await restore(target, dump.file, { ...NO_RESTORE_HOOKS, preserveEpoch: true });
    const expected = await readContent(source);
    const gone = new Set([...carriedOver, ...(expected.gone_accounts ?? [])]);
    expect(await readContent(target)).toEqual({ ...expected, gone_accounts: [...gone].sort() });
  });

  // The tests below give the same result for each source, so they run for one source only.
  if (from !== testDatabases[0]) return;

  it('keeps the epoch if the content moves to another database, and gets a new one if a backup is restored', async () => {
    expect(await readEpoch(target.read)).toBe(dump.header.epoch);
    const { epoch } = await restore(target, dump.file, { ...NO_RESTORE_HOOKS, preserveEpoch: false });
    expect(epoch).not.toBe(dump.header.epoch);
    expect(await readEpoch(target.read)).toBe(epoch);
  });

  it('doesn’t carry over the mark that the source was moved away', async () => {
    await markMoved(source.read, { to: 'postgres://elsewhere/db', at: '2026-11-21T00:00:00.000Z' });
    const file = join(folder.path, `moved-${to.name}.ndjson.gz`);
    await writeDump(source, file);
    await restore(target, file, { ...NO_RESTORE_HOOKS, preserveEpoch: false });
    expect(await readMoved(target.read)).toBeNull();
  });

  it('erases accounts that were deleted after the backup, within the restoring transaction', async () => {
    await target.read.insert(goneAccounts).values({ userHash: 'deleted since' });
    let seen: string[] = [];
    const eraseDeleted = async (tx: Tx) => {
      seen = (await tx.select({ hash: goneAccounts.userHash }).from(goneAccounts)).map(({ hash }) => hash);
      return 7;
    };
    const { deletedAgain } = await restore(target, dump.file, { dataSteps: [], eraseDeleted, preserveEpoch: true });
    expect(deletedAgain).toBe(7);
    expect(seen).toContain('deleted since');
  });

  it('is refused when it comes from a newer version, and the old content stays', async () => {
    const { migrations } = dump.header;
    const text = gunzipSync(await readFile(dump.file)).toString('utf8');
    const file = join(folder.path, `newer-${to.name}.ndjson.gz`);
    await writeFile(file, gzipSync(text.replace(`"migrations":${migrations}`, `"migrations":${migrations + 1}`)));
    await fillTables(target);
    const before = await readContent(target);
    await expect(restore(target, file, { ...NO_RESTORE_HOOKS, preserveEpoch: true })).rejects.toThrow(/newer version/);
    expect(await readContent(target)).toEqual(before);
  });

  it('is refused when the database is newer than the program', async () => {
    const number = countMigrations();
    await target.read.execute(sql`insert into migrations (number, hash) values (${number}, 'of a newer program')`);
    await expect(restore(target, dump.file, { ...NO_RESTORE_HOOKS, preserveEpoch: true })).rejects.toThrow(
      /newer version/,
    );
    await target.read.execute(sql`delete from migrations where number = ${number}`);
  });

  it('leaves the old content intact when the file is damaged', async () => {
    await fillTables(target);
    const before = await readContent(target);
    const text = gunzipSync(await readFile(dump.file)).toString('utf8');
    const lastTable = text.lastIndexOf('{"$table"');
    // The damage is in the last table, so that all rows of the others are replaced before it's found.
    const damaged = `${text.slice(0, lastTable)}${text.slice(lastTable).replace(/\n\{"[^$].*/, '')}`;
    expect(damaged).not.toBe(text);
    const file = join(folder.path, `damaged-${to.name}.ndjson.gz`);
    await writeFile(file, gzipSync(damaged));
    await expect(restore(target, file, { ...NO_RESTORE_HOOKS, preserveEpoch: false })).rejects.toThrow(BrokenDump);
    expect(await readContent(target)).toEqual(before);
  });

  if (to !== testDatabases[0]) return;

  it('is refused when the file is damaged in any way', async () => {
    const whole = await readFile(dump.file);
    const lines = gunzipSync(whole).toString('utf8').split('\n');
    const rows = lines.flatMap((line, index) => (line.startsWith('{"$') || index === 0 || line === '' ? [] : [index]));
    const damaged: Record<string, Buffer> = {
      'half of the bytes': whole.subarray(0, whole.length / 2),
      'the last byte gone': whole.subarray(0, -1),
      'no trailer': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'a row gone': gzipSync(lines.filter((_, index) => index !== rows[4]).join('\n')),
      'a row twice': gzipSync(lines.flatMap((line, index) => (index === rows[0] ? [line, line] : [line])).join('\n')),
      'a table gone': gzipSync(lines.filter((line) => !line.startsWith('{"$table":"mails"')).join('\n')),
      'something after the end': gzipSync(`${lines.join('\n')}{"id":1}\n`),
      'no header': gzipSync(lines.slice(1).join('\n')),
      'no gzip': Buffer.from('Hello'),
      nothing: Buffer.from(''),
    };
    for (const [name, bytes] of Object.entries(damaged)) {
      const file = join(folder.path, 'damaged.ndjson.gz');
      await writeFile(file, bytes);
      await expect(readDump(file, { table: async () => {}, rows: async () => {} }), name).rejects.toThrow(BrokenDump);
    }
  });
});

describe.each(testDatabases)('writing a dump of $name', ({ name, open }) => {
  let database: TestDatabase;
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  beforeAll(async () => {
    database = await open();
    folder = await createTemporaryFolder();
    await fillTables(database);
  });
  afterAll(async () => {
    await database.drop();
    await folder.remove();
  });

  it('makes a file that only its owner can read, with the epoch and time in its header', async () => {
    const epoch = await ensureEpoch(database.read);
    const { file } = await writeDump(database, join(folder.path, 'a.gz'), { now: new Date('2026-11-21T01:02:03Z') });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readDumpHeader(file)).toMatchObject({ epoch, createdAt: '2026-11-21T01:02:03.000Z' });
  });

  it('never overwrites an existing file', async () => {
    const file = join(folder.path, 'mine.txt');
    await writeFile(file, 'mine');
    await expect(writeDump(database, file)).rejects.toThrow(/exists already/);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('names the file that can’t be written', async () => {
    await expect(writeDump(database, join(folder.path, 'no', 'such', 'folder'))).rejects.toThrow(
      /cannot be written \(ENOENT\)/,
    );
  });

  it('captures a single moment although others write meanwhile', async () => {
    let stop = false;
    let added = 0;
    const writer = (async () => {
      while (!stop) {
        await fillTables(database);
        added += 1;
        // The in-memory database never yields to the event loop, which writing the file needs.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const file = join(folder.path, 'dump.gz');
    // The in-memory database has one connection, so every dump of it meets the writes alike.
    for (let round = 0; round < (database.kind === 'pglite' ? 1 : 3); round += 1) {
      await rm(file, { force: true });
      const { rows } = await writeDump(database, file);
      // Each write adds rows to all tables in one transaction, so these numbers would differ if the dump mixed two
      // states.
      expect(rows.learners).toBe(rows.users);
      expect(rows.attempts).toBe(rows.xp_ledger);
    }
    stop = true;
    await writer;
    expect(added, `writes on ${name} went on`).toBeGreaterThan(0);
    // The restore would fail if a row lacked another row that it refers to.
    await restore(database, file, { ...NO_RESTORE_HOOKS, preserveEpoch: true });
  });

  it('misses no counters, since the schema has no sequences', async () => {
    const sequences = await database.read.execute(
      sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    );
    expect(rowsOf(sequences)).toEqual([]);
  });
});
