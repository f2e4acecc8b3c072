// Proves that the fingerprint, which every area's authorization test relies on, notices changes.
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { fillTables } from '@quorbit/db/testing-fill';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { changedTables, fingerprint, listTables } from './fingerprint.ts';

/**
 * The number of runs until PostgreSQL may cache a statement's plan; it plans each of the first five runs separately.
 */
const UNTIL_PLAN_IS_KEPT = 6;

describeWithDatabase('the fingerprint', (harness) => {
  let tables: string[];
  /** Returns the tables whose fingerprint changes while `happens` runs. */
  async function changedBy(happens: () => Promise<unknown>): Promise<string[]> {
    const before = await fingerprint(harness.database, tables);
    await happens();
    return changedTables(before, await fingerprint(harness.database, tables));
  }
  const run = (statement: string) => harness.database.transaction((tx) => tx.execute(sql.raw(statement)));

  beforeAll(async () => {
    tables = await listTables(harness.database.read);
    for (let times = 0; times < UNTIL_PLAN_IS_KEPT; times += 1) await fingerprint(harness.database, tables);
  });

  it('notices the first rows of each table', async () => {
    const untouched = ['migrations'];
    expect(await changedBy(() => fillTables(harness.database))).toEqual(
      tables.filter((table) => !untouched.includes(table)).sort(),
    );
  });

  it('notices one changed value', async () => {
    expect(
      await changedBy(() => run("update users set name = name || '.' where id = (select id from users limit 1)")),
    ).toEqual(['users']);
  });

  it('notices a deleted row, and the same row restored', async () => {
    await run('create table kept_words as select * from user_words');
    try {
      expect(await changedBy(() => run('delete from user_words'))).toEqual(['user_words']);
      expect(await changedBy(() => run('insert into user_words select * from kept_words'))).toEqual(['user_words']);
    } finally {
      await run('drop table kept_words');
    }
  });

  it('reports no change after reads or a rolled-back transaction', async () => {
    const undone = () =>
      harness.database.transaction(async (tx) => {
        await tx.execute(sql`delete from user_words`);
        throw new Error('Undone.');
      });
    expect(await changedBy(() => expect(undone()).rejects.toThrow('Undone.'))).toEqual([]);
    expect(await changedBy(() => run('select * from users'))).toEqual([]);
  });
});
