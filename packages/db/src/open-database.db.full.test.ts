import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFolderOf, FolderInUse } from './data-folder.ts';
import { openPostgres } from './drivers/postgres.ts';
import { restore } from './dump/restore.ts';
import { markMoved, readBackupFacts } from './meta.ts';
import { countMigrations } from './migrations.ts';
import { hasRunningServer, openDatabase } from './open-database.ts';
import { OperatorError } from './operator-error.ts';
import { rowsOf } from './rows.ts';
import {
  copyFolder,
  createDataFolder,
  createTemporaryFolder,
  openTestPglite,
  openTestPostgres,
  testDatabaseUrl,
} from './testing.ts';
import { NO_RESTORE_HOOKS } from './testing-areas.ts';
import { readContent } from './testing-content.ts';
import { fillTables } from './testing-fill.ts';
import { writeNewerMigrations } from './testing-migrations.ts';

// Tests that use whole databases on disk take long when many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('the embedded database', () => {
  let fresh: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let place: { databaseUrl: null; dataDir: string };
  let epoch: string;
  beforeAll(async () => {
    fresh = await createTemporaryFolder();
    epoch = await createDataFolder(fresh.path);
  });
  afterAll(() => fresh.remove());
  beforeEach(async () => {
    folder = await createTemporaryFolder();
    place = { databaseUrl: null, dataDir: join(folder.path, 'data') };
    copyFolder(fresh.path, place.dataDir);
  });
  afterEach(() => folder.remove());

  const open = (options?: { migrationsFolder: string }) => openDatabase(place, { ...NO_RESTORE_HOOKS, ...options });

  it('is created at the first start, even after one that was killed half-way, and keeps its epoch', async () => {
    await rm(place.dataDir, { recursive: true });
    await mkdir(join(place.dataDir, 'db.new'), { recursive: true });
    await writeFile(join(place.dataDir, 'db.new', 'PG_VERSION'), '18\n');
    const first = await open();
    expect(first).toMatchObject({ migrated: countMigrations(), backup: null });
    expect(first.epoch).toMatch(/^[0-9a-f]{32}$/);
    await first.close();
    expect((await readdir(place.dataDir)).sort()).toEqual(['.lock', 'db']);
    const second = await open();
    expect(second).toMatchObject({ migrated: 0, backup: null, epoch: first.epoch });
    expect(second.epoch).not.toBe(epoch);
    await second.close();
  });

  it('is refused while it is open and can be opened again after it is closed', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(FolderInUse);
    await first.close();
    await (await open()).close();
  });

  it('is backed up before a newer program changes its schema', async () => {
    const old = await open();
    await fillTables(old.database);
    const before = await readContent(old.database);
    await old.close();

    const migrationsFolder = await writeNewerMigrations(folder.path);
    const upgraded = await open({ migrationsFolder });
    expect(upgraded).toMatchObject({ migrated: 1, epoch });
    expect(rowsOf(await upgraded.database.read.execute(sql`select count(*)::int as count from badges`))).toEqual([
      { count: 3 },
    ]);
    expect((await readBackupFacts(upgraded.database.read)).last?.why).toBe('before-upgrade');
    await upgraded.close();

    const elsewhere = await openTestPglite();
    await restore(elsewhere, upgraded.backup ?? '', { preserveEpoch: true, ...NO_RESTORE_HOOKS });
    expect(await readContent(elsewhere)).toEqual(before);
    await elsewhere.drop();
  });

  it('stays unchanged when an upgrade fails', async () => {
    const old = await open();
    await fillTables(old.database);
    const before = await readContent(old.database);
    await old.close();
    const migrationsFolder = await writeNewerMigrations(folder.path, ['drop table mails', 'select 1/0']);
    await expect(open({ migrationsFolder })).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    const again = await open();
    expect(await readContent(again.database)).toEqual(before);
    await again.close();
  });

  it('is refused when a newer program wrote it', async () => {
    const migrationsFolder = await writeNewerMigrations(folder.path);
    await (await open({ migrationsFolder })).close();
    await expect(open()).rejects.toThrow(/newer version of the program/);
    // The refused start has released the folder, so the newer program can open it.
    await (await open({ migrationsFolder })).close();
  });

  it('is refused when its content was moved away', async () => {
    const opened = await open();
    await markMoved(opened.database.read, { to: 'postgres://db.test/quorbit', at: '2026-11-21T10:00:00.000Z' });
    await opened.close();
    await expect(open()).rejects.toThrow(
      'The data was moved to postgres://db.test/quorbit on 2026-11-21. Set DATABASE_URL to that database.',
    );
  });

  it('is refused with one line when it can’t be opened', async () => {
    await writeFile(join(databaseFolderOf(place.dataDir), 'PG_VERSION'), '9\n');
    const error: unknown = await open().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/^The embedded database in .* cannot be opened: [^\n]+$/),
    );
  });

  it('is refused with one line when its folder can’t be used', async () => {
    const dataDir = join(folder.path, 'file');
    await writeFile(dataDir, '');
    await expect(openDatabase({ ...place, dataDir }, { ...NO_RESTORE_HOOKS })).rejects.toThrow(
      /^DATA_DIR must be a folder [^\n]+ \(EEXIST\)\.$/,
    );
  });
});

it('openDatabase says in one line that no server answers at DATABASE_URL, without the password', async () => {
  const place = { databaseUrl: 'postgres://me:secret@127.0.0.1:1/none', dataDir: '/nonexistent' };
  const error: unknown = await openDatabase(place, { ...NO_RESTORE_HOOKS }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(/^DATABASE_URL must name a database[^\n]*ECONNREFUSED/),
  );
  expect(error).not.toHaveProperty('message', expect.stringContaining('secret'));
});

describe.skipIf(testDatabaseUrl === undefined)('a database on a PostgreSQL server', () => {
  it('is opened with the current schema and shows whether a server is using it', async () => {
    const test = await openTestPostgres();
    const place = { databaseUrl: test.url, dataDir: '/nonexistent' };
    const command = openPostgres(test.url ?? '', { max: 1, applicationName: 'quorbit command' });
    await test.close();
    expect(await hasRunningServer(command)).toBe(false);
    const server = await openDatabase(place, { ...NO_RESTORE_HOOKS });
    expect(server).toMatchObject({ migrated: 0, backup: null });
    expect(await hasRunningServer(command)).toBe(true);
    await server.close();
    await expect.poll(() => hasRunningServer(command)).toBe(false);
    await command.close();
    await test.drop();
  });
});
