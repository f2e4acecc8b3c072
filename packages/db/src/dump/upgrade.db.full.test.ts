import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureEpoch } from '../meta.ts';
import { countAppliedMigrations } from '../migrate.ts';
import { countMigrations } from '../migrations.ts';
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

describe.each(testDatabases)('a dump of another version restored into $name', ({ open }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let migrationsFolder: string;
  beforeEach(async () => {
    [source, target] = [await open(), await open()];
    folder = await createTemporaryFolder();
    migrationsFolder = await writeNewerMigrations(folder.path);
    await ensureEpoch(source.read);
    await fillTables(source);
  });
  afterEach(async () => {
    await source.drop();
    await target.drop();
    await folder.remove();
  });

  it('goes through the migrations that were added since', async () => {
    const { file, header } = await writeDump(source, join(folder.path, 'old.gz'));
    const { rows, epoch } = await restore(target, file, { ...NO_RESTORE_HOOKS, preserveEpoch: true, migrationsFolder });
    expect(rows).toMatchObject({ users: 3, badges: 3 });
    expect(epoch).toBe(header.epoch);
    expect(await countAppliedMigrations(target.read)).toBe(countMigrations() + 1);
    const users = await target.read.execute(sql`select name, shout from users`);
    for (const { name, shout } of rowsOf<{ name: string; shout: string }>(users))
      expect(shout).toBe(name.toUpperCase());
    const before = await readContent(source);
    const after = await readContent(target);
    expect({ ...after, users: null, badges: null }).toEqual({ ...before, users: null, badges: null });
  });

  it('is refused when it comes from a newer version, and the old content stays', async () => {
    await source.migrate({ folder: migrationsFolder, ...NO_RESTORE_HOOKS });
    await fillTables(target);
    const before = await readContent(target);
    const { file } = await writeDump(source, join(folder.path, 'new.gz'), { migrationsFolder });
    await expect(restore(target, file, { ...NO_RESTORE_HOOKS, preserveEpoch: true })).rejects.toThrow(/newer version/);
    expect(await readContent(target)).toEqual(before);
  });

  it('is refused if the database is newer than the program', async () => {
    const { file } = await writeDump(source, join(folder.path, 'old.gz'));
    await target.migrate({ folder: migrationsFolder, ...NO_RESTORE_HOOKS });
    await expect(restore(target, file, { ...NO_RESTORE_HOOKS, preserveEpoch: true })).rejects.toThrow(/newer version/);
  });
});
