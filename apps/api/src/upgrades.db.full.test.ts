import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '@quorbit/db/client';
import { databaseFolderOf, lockFolder } from '@quorbit/db/data-folder';
import { openPglite } from '@quorbit/db/drivers/pglite';
import { readDumpHeader } from '@quorbit/db/dump/read-dump';
import { restore } from '@quorbit/db/dump/restore';
import { readEpoch } from '@quorbit/db/meta';
import { countAppliedMigrations } from '@quorbit/db/migrate';
import { countMigrations } from '@quorbit/db/migrations';
import { openDatabase } from '@quorbit/db/open-database';
import { rowsOf } from '@quorbit/db/rows';
import { attempts } from '@quorbit/db/schema/attempts';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { syncRows } from '@quorbit/db/schema/sync';
import { createTemporaryFolder, openTestPglite, testDatabases } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { recountAll } from './testing/recount-all.ts';
import { upkeep } from './upkeep.ts';

// Whole databases on disk take their time where many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DB = new URL('../../../packages/db/', import.meta.url);
const DUMPS = fileURLToPath(new URL('dumps', DB));
/** A data folder of the first release. It alone shows that the embedded database still opens what an older one wrote. */
const FIRST_FOLDER = fileURLToPath(new URL('folders/0000.tar.br', DB));
/** Backups are in git for good. */
const MAX_DUMP_BYTES = 200_000;

const dumps = (await readdir(DUMPS)).sort();

/** What scripts/keep-dump.mjs lets the product make is all there, and every total is right. */
async function expectIntact(database: Database): Promise<void> {
  expect(await countAppliedMigrations(database.read)).toBe(countMigrations());
  const content = await readContent(database);
  expect(content.users?.join()).toContain('learner@example.org');
  expect(content.users).toHaveLength(2);
  expect(content.attempts).toHaveLength(2);
  expect(content.xp_ledger).toHaveLength(2);
  expect(content.gone_accounts).toHaveLength(1);
  expect(await database.read.select().from(reviewLog)).toHaveLength(await countMistakes(database));
  const made = await database.read.select().from(cards);
  expect(made.length).toBeGreaterThan(0);
  expect(await database.read.select().from(syncRows).where(eq(syncRows.kind, 'card'))).toHaveLength(made.length);
  expect(content.achievements?.join()).toContain('quiz_1');
  expect(content.quizzes?.join()).toContain('Kept quiz');
  expect(content.quiz_versions?.length).toBeGreaterThan(2);
  expect((await recountAll(database)).found).toEqual([]);
}

/** What learners did. An upgrade may add to it, but loses and changes nothing. */
const WORK = ['attempts', 'review_log', 'xp_ledger', 'active_days', 'achievements', 'op_receipts', 'quiz_keeps'];

/** The rows of learners' work in a backup, by table, as the version that wrote it had them. */
async function workIn(file: string): Promise<Map<string, Record<string, unknown>[]>> {
  const work = new Map<string, Record<string, unknown>[]>();
  let table = '';
  for (const line of gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')) {
    if (line === '') continue;
    const row: Record<string, unknown> = JSON.parse(line);
    if (typeof row.$table === 'string') table = row.$table;
    else if (WORK.includes(table) && !Object.keys(row)[0]?.startsWith('$')) {
      work.set(table, [...(work.get(table) ?? []), row]);
    }
  }
  return work;
}

/** Every row of work in the backup is in the database, each column that is still there as it was. */
async function expectSameWork(database: Database, file: string): Promise<void> {
  const before = await workIn(file);
  expect(before.get('attempts')?.length).toBeGreaterThan(0);
  for (const [table, rows] of before) {
    const after = await database.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      return rowsOf<{ row: Record<string, unknown> }>(
        await tx.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`),
      ).map(({ row }) => row);
    });
    expect(after.length, table).toBeGreaterThanOrEqual(rows.length);
    const columns = Object.keys(after[0] ?? {});
    for (const row of rows) {
      const kept = Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
      expect(after, table).toContainEqual(expect.objectContaining(kept));
    }
  }
}

async function countMistakes(database: Database): Promise<number> {
  const all = await database.read.select({ answers: attempts.answers }).from(attempts);
  return all.flatMap(({ answers }) => answers).filter(({ option, correct }) => option !== null && !correct).length;
}

/** The backup that the upgrade made holds the old schema; restored elsewhere, it is brought up to date as well. */
async function expectSame(backup: string, content: Awaited<ReturnType<typeof readContent>>): Promise<void> {
  const target = await openTestPglite();
  await restore(target, backup, { ...upkeep, preserveEpoch: true });
  const restored = await readContent(target);
  for (const table of ['cards', 'achievements', 'achievement_counters', 'learners', 'attempts'])
    expect(restored[table], table).toEqual(content[table]);
  expect(restored.review_log).toHaveLength(content.review_log?.length ?? -1);
  await target.drop();
}

it('a data folder of the first release is backed up and brought up to date', async () => {
  const folder = await createTemporaryFolder();
  await (await lockFolder(folder.path)).release();
  const dump = new Blob([Uint8Array.from(brotliDecompressSync(await readFile(FIRST_FOLDER)))]);
  await (await openPglite({ folder: databaseFolderOf(folder.path), dump })).close();

  const { database, migrated, backup, epoch, close } = await openDatabase(
    { databaseUrl: null, dataDir: folder.path },
    upkeep,
  );
  expect(migrated).toBe(countMigrations() - 1);
  expect(await readEpoch(database.read)).toBe(epoch);
  await expectIntact(database);
  await expectSameWork(database, backup ?? '');
  await expectSame(backup ?? '', await readContent(database));
  await close();
  await folder.remove();
});

describe.each(dumps)('the kept backup %s', (name) => {
  const file = join(DUMPS, name);

  it('is a small one of the schema that it is named after', async () => {
    expect((await stat(file)).size).toBeLessThan(MAX_DUMP_BYTES);
    expect((await readDumpHeader(file)).migrations).toBe(Number(name.slice(0, 4)) + 1);
  });

  it.each(testDatabases)('is restored into $name and brought up to date', async ({ open }) => {
    const database = await open();
    const { epoch } = await restore(database, file, { ...upkeep, preserveEpoch: true });
    expect(epoch).toBe((await readDumpHeader(file)).epoch);
    await expectIntact(database);
    await expectSameWork(database, file);
    await database.drop();
  });
});

it('there are kept backups', () => {
  expect(dumps).toContain('0002.ndjson.gz');
});
