import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '@quorbit/db/client';
import { databaseFolderOf, lockFolder } from '@quorbit/db/data-folder';
import { openPglite } from '@quorbit/db/drivers/pglite';
import { restore } from '@quorbit/db/dump/restore';
import { readEpoch } from '@quorbit/db/meta';
import { countAppliedMigrations } from '@quorbit/db/migrate';
import { countMigrations } from '@quorbit/db/migrations';
import { openDatabase } from '@quorbit/db/open-database';
import { rowsOf } from '@quorbit/db/rows';
import { attempts } from '@quorbit/db/schema/attempts';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { syncRows } from '@quorbit/db/schema/sync';
import { createTemporaryFolder, type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { recountAll } from './testing/recount-all.ts';
import { upkeep } from './upkeep.ts';

// Tests with whole databases on disk are slow when many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/**
 * A data folder of the first release. Only it can show that the embedded database still opens a folder written by an
 * older one.
 */
const FIRST_FOLDER = fileURLToPath(new URL('../../../packages/db/folders/0000.tar.br', import.meta.url));

/** Checks that everything that the data folder contains is present, and that every total is right. */
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

/** Tables with the learners' work. An upgrade may add to them, but must not lose or change a row. */
const WORK = ['attempts', 'review_log', 'xp_ledger', 'active_days', 'achievements', 'op_receipts', 'quiz_keeps'];

/** Reads the rows of learners' work from a backup, by table, as the version that wrote them stored them. */
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

/** Checks that every row of work in the backup is in the database, unchanged in each column that still exists. */
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

/**
 * Checks that the backup that the upgrade made, which has the old schema, gives the same content when it's restored
 * into a new database. It's upgraded in an embedded database, whatever the kind of the new one.
 */
async function expectSame(backup: string, content: Awaited<ReturnType<typeof readContent>>): Promise<void> {
  const target = await openLastKind();
  await restore(target, backup, { ...upkeep, preserveEpoch: true });
  await expectIntact(target);
  await expectSameWork(target, backup);
  const restored = await readContent(target);
  for (const table of ['cards', 'achievements', 'achievement_counters', 'learners', 'attempts'])
    expect(restored[table], table).toEqual(content[table]);
  expect(restored.review_log).toHaveLength(content.review_log?.length ?? -1);
  await target.drop();
}

/** Opens an empty database on PostgreSQL if it's available, otherwise on PGlite. */
function openLastKind(): Promise<TestDatabase> {
  return testDatabases.at(-1)?.open() ?? expect.fail();
}

it('a data folder of the first release is backed up and upgraded, and so is its backup when it is restored', async () => {
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
