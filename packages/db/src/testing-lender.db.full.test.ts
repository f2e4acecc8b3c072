import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureEpoch, readEpoch } from './meta.ts';
import { rowsOf } from './rows.ts';
import { openTestPglite, openTestPostgres, testDatabaseUrl } from './testing.ts';
import { readContent } from './testing-content.ts';
import { fillTables } from './testing-fill.ts';
import { createLender, type ReusableDatabase } from './testing-lender.ts';
import { createPglite } from './testing-pglite.ts';
import { createPostgres } from './testing-postgres.ts';

const kinds = [
  { name: 'PGlite', create: createPglite, openFresh: openTestPglite },
  ...(testDatabaseUrl === undefined
    ? []
    : [{ name: 'PostgreSQL', create: createPostgres, openFresh: openTestPostgres }]),
];

describe.each(kinds)('a reusable $name database', ({ create, openFresh }) => {
  const made: ReusableDatabase[] = [];
  const late: string[] = [];
  const open = createLender({
    create: async () => {
      const kept = await create();
      made.push(kept);
      const database = kept.connect();
      await database.read.execute(sql`create sequence numbers`);
      await database.close();
      return kept;
    },
    openFresh,
    onLate: ({ message }) => late.push(message),
  });
  beforeEach(() => {
    late.length = 0;
  });
  afterAll(async () => {
    for (const kept of made) await kept.remove();
  });

  it('is empty when lent again, without an epoch, with sequences and settings reset', async () => {
    const first = await open();
    const empty = await readContent(first);
    const [zone] = rowsOf(await first.read.execute(sql`show time zone`));
    await fillTables(first);
    await ensureEpoch(first.read);
    await first.read.execute(sql`select nextval('numbers')`);
    await first.read.execute(sql`set time zone 'Asia/Tokyo'`);
    await first.drop();

    const second = await open();
    expect(await readContent(second)).toEqual(empty);
    expect(await readEpoch(second.read)).toBeNull();
    expect(rowsOf(await second.read.execute(sql`select nextval('numbers')::int as number`))).toEqual([{ number: 1 }]);
    expect(rowsOf(await second.read.execute(sql`show time zone`))).toEqual([zone]);
    await second.drop();
    expect(made).toHaveLength(1);
  });

  it('is replaced after its schema was changed', async () => {
    const first = await open();
    await first.read.execute(sql`alter table users add column shout text`);
    await first.drop();
    const second = await open();
    await expect(Promise.resolve(second.read.execute(sql`select shout from users`))).rejects.toThrow();
    await second.drop();
    expect(made).toHaveLength(2);
  });

  it('is lent once at a time: a second caller gets another database', async () => {
    const first = await open();
    const testDatabase = await open();
    await ensureEpoch(first.read);
    expect(await readEpoch(testDatabase.read)).toBeNull();
    await testDatabase.drop();
    await first.drop();
    const again = await open();
    await again.drop();
    expect(late).toEqual([]);
  });

  it('waits for running transactions when it is returned', async () => {
    const first = await open();
    const under = first.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.2)`);
      await ensureEpoch(tx);
    });
    await first.drop();
    await under;
    const second = await open();
    expect(await readEpoch(second.read)).toBeNull();
    await second.drop();
  });

  it('refuses and reports use after its return, but only refuses use after it was closed', async () => {
    const first = await open();
    await first.close();
    expect(() => first.read.execute(sql`select 1`)).toThrow('The database is closed.');
    expect(late).toEqual([]);
    await first.drop();
    const second = await open();
    expect(() => first.read.execute(sql`select 1`)).toThrow('handed back');
    await expect(first.transaction(async () => {})).rejects.toThrow('handed back');
    const message =
      'packages/db/src/testing-lender.db.full.test.ts used a test database after it had been handed back.';
    expect(late).toEqual([message, message]);
    await second.drop();
  });
});
