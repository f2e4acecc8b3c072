import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowsOf } from '../rows.ts';
import { type TestDatabase, temporaryFolder, testDatabases } from '../testing.ts';
import { NO_AREAS } from '../testing-areas.ts';
import { contentOf } from '../testing-content.ts';
import { describeWithDatabase } from '../testing-describe.ts';
import { fillTables } from '../testing-fill.ts';
import { partitionByLearner } from '../testing-partitions.ts';
import { restore } from './restore.ts';
import { writeDump } from './write-dump.ts';

// Whole databases on disk take their time where many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Times three rows. Three learners fall into the same one of four partitions once in 16 runs; 24 never do. */
const FILLINGS = 8;
const ROWS = 3 * FILLINGS;

describeWithDatabase('tables in partitions', { perTest: true, fresh: true }, (its) => {
  let other: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    const kind = testDatabases.find(({ name }) => (name === 'PGlite') === (its.database.kind === 'pglite'));
    other = await (kind ?? expect.fail()).openFresh();
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    await other.drop();
    await folder.remove();
  });

  it('hold each row once in a dump, and again once it is restored', async () => {
    for (let filled = 0; filled < FILLINGS; filled += 1) await fillTables(its.database);
    const before = await contentOf(its.database);
    expect(await partitionByLearner(its.database, 8)).toEqual(expect.arrayContaining(['attempts', 'xp_ledger']));
    expect(await contentOf(its.database)).toEqual(before);
    const parts = rowsOf(await its.database.read.execute(sql`select distinct tableoid from attempts`));
    expect(parts.length).toBeGreaterThan(1);

    const { file, rows } = await writeDump(its.database, join(folder.path, 'dump.gz'));
    expect(rows).toMatchObject({ attempts: ROWS, xp_ledger: ROWS, review_log: ROWS });
    await restore(other, file, { ...NO_AREAS, keepEpoch: true });
    expect(await contentOf(other)).toEqual(before);

    const back = await writeDump(other, join(folder.path, 'back.gz'));
    await fillTables(its.database);
    const restored = await restore(its.database, back.file, { ...NO_AREAS, keepEpoch: true });
    expect(restored.rows).toEqual(back.rows);
    const { gone_accounts: _gone, ...content } = await contentOf(its.database);
    expect(before).toMatchObject(content);
  });
});
