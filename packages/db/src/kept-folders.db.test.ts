import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, MIGRATIONS_FOLDER } from './client.ts';
import { databaseFolder, lockFolder } from './data-folder.ts';
import { restore } from './dump/restore.ts';
import { readEpoch } from './meta.ts';
import { openDatabase } from './open-database.ts';
import { recount } from './recount.ts';
import type { Difference } from './recount-totals.ts';
import { rowsOf } from './rows.ts';
import { attempts } from './schema/attempts.ts';
import { cards, reviewLog } from './schema/reviews.ts';
import { syncRows } from './schema/sync.ts';
import { openTestPglite, temporaryFolder } from './testing.ts';
import { contentOf } from './testing-content.ts';

// Whole databases on disk take their time where many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDERS = fileURLToPath(new URL('../folders', import.meta.url));
const ENDING = '.tar.br';
const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
const kept = (await readdir(FOLDERS)).filter((name) => name.endsWith(ENDING)).sort();

it('there is a kept folder of the first schema', () => {
  expect(kept[0]).toBe(`0000${ENDING}`);
});

async function countMistakes(database: Database): Promise<number> {
  const all = await database.read.select({ answers: attempts.answers }).from(attempts);
  return all.flatMap(({ answers }) => answers).filter(({ option, correct }) => option !== null && !correct).length;
}

/** The backup that the upgrade made holds the old schema; restored elsewhere, it is brought up to date as well. */
async function restoresTheSame(backup: string | null, content: Awaited<ReturnType<typeof contentOf>>) {
  if (backup === null) return;
  const target = await openTestPglite();
  await restore(target, backup, { keepEpoch: true });
  const restored = await contentOf(target);
  for (const table of ['cards', 'achievements', 'learners', 'attempts'])
    expect(restored[table], table).toEqual(content[table]);
  expect(restored.review_log).toHaveLength(content.review_log?.length ?? -1);
  await target.drop();
}

describe.each(kept)('the data folder kept in %s', (file) => {
  const number = Number(file.slice(0, 4));
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
    await (await lockFolder(folder.path)).release();
    const tar = new Blob([Uint8Array.from(brotliDecompressSync(await readFile(join(FOLDERS, file))))]);
    await (await PGlite.create({ dataDir: databaseFolder(folder.path), loadDataDir: tar })).close();
  });
  afterEach(() => folder.remove());

  it('is brought up to date, and all that was in it is there and right', async () => {
    const opened = await openDatabase({ databaseUrl: null, dataDir: folder.path });
    const { database } = opened;
    expect(opened.migrated).toBe(migrations.length - number - 1);
    expect(opened.backup === null).toBe(opened.migrated === 0);

    // Made by the very migrations that this program has: one that was changed afterwards would never run again.
    const applied = await database.read.execute(sql`select hash from migrations order by number`);
    expect(rowsOf<{ hash: string }>(applied).map((row) => row.hash)).toEqual(migrations.map((one) => one.hash));

    const content = await contentOf(database);
    expect(content.users?.join()).toContain('learner@example.org');
    expect(content.users).toHaveLength(2);
    expect(content.attempts).toHaveLength(2);
    expect(content.xp_ledger).toHaveLength(2);
    expect(content.gone_accounts).toHaveLength(1);
    expect(await database.read.select().from(reviewLog)).toHaveLength(await countMistakes(database));
    expect((await database.read.select().from(cards)).length).toBeGreaterThan(0);
    const mirrored = await database.read.select().from(syncRows).where(eq(syncRows.kind, 'card'));
    expect(mirrored).toHaveLength((await database.read.select().from(cards)).length);
    expect(content.achievements?.join()).toContain('quiz_1');
    expect(content.quizzes?.join()).toContain('Kept quiz');
    expect(content.quiz_versions?.length).toBeGreaterThan(2);
    expect(await readEpoch(database.read)).toBe(opened.epoch);

    await restoresTheSame(opened.backup, content);

    const wrong: Difference[] = [];
    await recount(database, {
      fix: false,
      onDifference: (one) => wrong.push(one),
      onLateError: (error) => {
        throw error;
      },
    });
    expect(wrong).toEqual([]);
    await opened.close();
  });
});
