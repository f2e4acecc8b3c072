import { SAVE_ALL_BYTES, SAVE_NEEDED_BYTES } from '@quorbit/contracts/health/saving-level';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../client.ts';
import { DiskFull, isRefusedForSpace } from '../disk-space.ts';
import { isDiskFull, isTransient } from '../errors.ts';
import { ping } from '../meta.ts';
import { rowsOf } from '../rows.ts';
import { openTestPglite, type TestDatabase } from '../testing.ts';
import { savepoint, write } from '../write.ts';

const PLENTY = SAVE_ALL_BYTES * 10;
const onLateError = (error: unknown) => {
  throw error;
};

describe('the embedded database on a disk that fills up', () => {
  let free = PLENTY;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestPglite(() => free);
    await database.read.execute(sql`create table notes (id int primary key)`);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    free = PLENTY;
    await database.read.execute(sql`truncate notes`);
  });

  const add = (db: Pick<Tx, 'execute'>, id: number) => db.execute(sql`insert into notes values (${id})`);
  const count = async () => rowsOf(await database.read.execute(sql`select id from notes`)).length;
  /** Tries each way to write and returns the different outcomes: `saved`, `refused` or the error. */
  const endings = async (to: Database) => {
    const ways = [
      () => to.transaction((tx) => add(tx, 1)),
      () => write(to, [userScope('a')], (tx) => add(tx, 2), { onLateError }),
      () => add(to.read, 3),
      () => to.read.execute(sql`with gone as (delete from notes where id = 0 returning id) select id from gone`),
      () => to.lane('workers').transaction((tx) => add(tx, 4)),
    ];
    const ended: unknown[] = [];
    for (const way of ways)
      ended.push(
        await way().then(
          () => 'saved',
          (error: unknown) => (isRefusedForSpace(error) && isDiskFull(error) ? 'refused' : error),
        ),
      );
    return [...new Set(ended)];
  };

  it.for([
    [SAVE_ALL_BYTES, 'saved', 'saved'],
    [SAVE_ALL_BYTES - 1, 'refused', 'saved'],
    [SAVE_NEEDED_BYTES, 'refused', 'saved'],
    [SAVE_NEEDED_BYTES - 1, 'refused', 'refused'],
    [0, 'refused', 'refused'],
  ] as const)('with %i bytes free, ordinary writes are %s and needed ones %s', async ([bytes, all, needed]) => {
    free = bytes;
    expect(await endings(database)).toEqual([all]);
    free = PLENTY;
    await database.read.execute(sql`truncate notes`);
    free = bytes;
    expect(await endings(database.forNeeded())).toEqual([needed]);
  });

  it('reads with no bytes free, also in read-only transactions', async () => {
    free = 0;
    expect(await count()).toBe(0);
    await ping(database.read);
    await database.transaction(ping, { readOnly: true });
    await database.lane('health').transaction(ping, { readOnly: true });
  });

  it('rolls back a transaction that runs out of room half-way, together with a savepoint in it', async () => {
    const half = write(
      database,
      [],
      async (tx) => {
        await add(tx, 1);
        free = SAVE_NEEDED_BYTES - 1;
        await savepoint(tx, (inner) => add(inner, 2));
      },
      { onLateError },
    );
    await expect(half).rejects.toSatisfy(isRefusedForSpace);
    expect(await count()).toBe(0);
    free = PLENTY;
    await database.transaction((tx) => add(tx, 1));
    expect(await count()).toBe(1);
  });

  it('finishes a transaction that began with room for everything', async () => {
    await database.transaction(async (tx) => {
      await add(tx, 1);
      free = SAVE_NEEDED_BYTES;
      await add(tx, 2);
    });
    expect(await count()).toBe(2);
  });

  it('saves again as soon as there is room', async () => {
    free = 0;
    expect(await endings(database)).toEqual(['refused']);
    free = SAVE_ALL_BYTES;
    expect(await endings(database)).toEqual(['saved']);
  });

  it('refuses with an error that counts as transient', () => {
    expect(isTransient(new DiskFull())).toBe(true);
  });
});
