import { userScope } from '@quorbit/contracts/sync/scopes';
import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../client.ts';
import { isTransient } from '../errors.ts';
import { ping } from '../meta.ts';
import { rowsOf } from '../rows.ts';
import { users } from '../schema/accounts.ts';
import { describeWithDatabase } from '../testing-describe.ts';
import { write } from '../write.ts';
import { openPostgres } from './postgres.ts';

const onLateError = (error: unknown) => {
  throw error;
};

describeWithDatabase('connections to PostgreSQL', { on: ['PostgreSQL'], perTest: true, fresh: true }, (harness) => {
  let database: Database;
  beforeEach(() => {
    database = openPostgres(harness.database.url ?? '', { max: 1 });
  });
  afterEach(() => database.close());

  const findUser = (db: Database['read']) => db.select().from(users).where(eq(users.email, 'a@b.example')).limit(1);
  /** Returns the prepared statements of the single connection, and how often each was planned. */
  const preparedOnes = async () =>
    rowsOf<{ statement: string; plans: number }>(
      await database.read.execute(sql`
        select statement, (generic_plans + custom_plans)::int as plans from pg_prepared_statements
        where statement like '%from "users"%'`),
    );

  it('parse a statement once, for use inside and outside transactions', async () => {
    for (let times = 0; times < 3; times += 1) {
      await findUser(database.read);
      await database.transaction((tx) => findUser(tx));
      await database.transaction((tx) => tx.transaction((inner) => findUser(inner)));
    }
    expect(await preparedOnes()).toEqual([{ statement: expect.stringContaining('"email" = $1'), plans: 9 }]);
  });

  it('return rows in plain arrays that the driver doesn’t hold on to', async () => {
    const ways = [
      () => database.read.execute(sql`select ${1}::int as n`),
      () => database.transaction((tx) => tx.execute(sql`select ${1}::int as n`)),
    ];
    for (const ask of ways) {
      const rows = await ask();
      expect(rows).toEqual([{ n: 1 }]);
      expect(Object.getPrototypeOf(rows)).toBe(Array.prototype);
    }
  });

  it('prepare no statement with more than 100 parameters', async () => {
    const list = sql.join(
      Array.from({ length: 101 }, (_, index) => sql`${String(index)}`),
      sql`, `,
    );
    await database.read.execute(sql`select name from "users" where email in (${list})`);
    expect(await preparedOnes()).toEqual([]);
  });

  const change = (db: Database) =>
    write(db, [userScope('a')], (tx) => tx.execute(sql`select * from users where email = ${'x'}`), { onLateError });

  it('repeat work with new statements after somebody else changed the schema', async () => {
    await change(database);
    await database.read.execute(sql`select * from users where name = ${'x'}`);
    await harness.database.read.execute(sql`alter table users add column later text`);
    await change(database);
    expect(rowsOf(await database.read.execute(sql`select * from users where name = ${'x'}`))).toEqual([]);
  });

  it('repeat work whose prepared statement the server no longer has', async () => {
    await change(database);
    await database.read.execute(sql`select name from users where name = ${'x'}`);
    await database.read.execute(sql`deallocate all`);
    await change(database);
    expect(rowsOf(await database.read.execute(sql`select name from users where name = ${'x'}`))).toEqual([]);
  });

  it('treat a stale plan as a transient error, but not a missing feature', async () => {
    const failed = await database.read.execute(sql`select cast(${'x'} as text) for update of nothing`).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isTransient(failed)).toBe(false);
    const stale = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' });
    expect([stale, new Error('wrapped', { cause: stale })].map(isTransient)).toEqual([true, true]);
  });

  describe('whose sessions PostgreSQL ends', () => {
    /** A connection outside the tested pool, which terminates the pool's sessions. */
    let admin: postgres.Sql;
    beforeEach(() => {
      admin = postgres(harness.database.url ?? '', { max: 1 });
    });
    afterEach(() => admin.end());

    const pidOf = async (db: Database['read']) =>
      rowsOf<{ pid: number }>(await db.execute(sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;
    /** Returns the processes of all connections to the database but this test's own. */
    const listPids = async () => {
      const rows = await admin<{ pid: number }[]>`
        select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      return rows.map(({ pid }) => pid);
    };
    const addUser = (tx: Database['read']) =>
      tx.execute(sql`insert into users (id, email, name) values ('u', 'u@b.example', 'Ada')`);

    /** Starts a transaction whose session is terminated and whose connection serves other work before `rest` runs. */
    function losing(rest: (tx: Tx) => Promise<unknown>) {
      let proceed: () => void = () => {};
      const renewed = new Promise<void>((resolve) => {
        proceed = resolve;
      });
      let begun: (pid: number) => void = () => {};
      const pid = new Promise<number>((resolve) => {
        begun = resolve;
      });
      const lost = database.transaction(async (tx) => {
        begun(await pidOf(tx));
        await renewed;
        return rest(tx);
      });
      return {
        lost: lost.then(
          () => null,
          (error: unknown) => error,
        ),
        async renew() {
          await admin`select pg_terminate_backend(${await pid})`;
          await expect
            .poll(() =>
              ping(database.read).then(
                () => true,
                () => false,
              ),
            )
            .toBe(true);
          proceed();
        },
      };
    }

    it.for([
      ['', false],
      [', in a savepoint', true],
    ] as const)('run nothing more of a transaction that lost its connection%s', async ([, nested]) => {
      let told: unknown = null;
      const { lost, renew } = losing(async (tx) => {
        told = await (nested ? tx.transaction(addUser) : addUser(tx)).then(
          () => 'done',
          (error: unknown) => error,
        );
        throw told;
      });
      await renew();
      expect(await lost).toSatisfy(isTransient);
      await expect.poll(() => told).toSatisfy(isTransient);
      expect(rowsOf(await harness.database.read.execute(sql`select id from users`))).toEqual([]);
      await ping(database.read);
    });

    it('let the work of such a transaction come to its own end', async () => {
      let ended = false;
      const { lost, renew } = losing((tx) =>
        tx
          .transaction(async () => 'no statement')
          .finally(() => {
            ended = true;
          }),
      );
      await renew();
      expect(await lost).toSatisfy(isTransient);
      await expect.poll(() => ended).toBe(true);
    });

    it('run queries that were prepared before the loss', async () => {
      const prepared = database.read
        .select()
        .from(users)
        .where(eq(users.email, sql.placeholder('email')))
        .prepare('by_email');
      const find = () => prepared.execute({ email: 'a@b.example' });
      await find();
      const former = await listPids();
      const { lost, renew } = losing(find);
      await renew();
      expect(await lost).toSatisfy(isTransient);
      await expect.poll(async () => (await listPids()).filter((pid) => former.includes(pid))).toEqual([]);
      expect(await find()).toEqual([]);
    });

    it('stay usable, whichever statement was about to be sent', async () => {
      for (let times = 0; times < 15; times += 1) {
        const lost = database.transaction(async (tx) => {
          const killed = admin`select pg_terminate_backend(${await pidOf(tx)})`.execute();
          for (;;) {
            await tx.execute(sql`select ${times}::int`);
            await Promise.race([killed, undefined]);
          }
        });
        await expect(lost).rejects.toSatisfy(isTransient);
        await ping(database.read);
      }
    });
  });

  it('refuse callers after a few seconds without a free connection, and leave the lanes free', async () => {
    let finish: () => void = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const busy = database.transaction(async (tx) => {
      await ping(tx);
      await done;
    });
    const order: string[] = [];
    const waiting = [ping(database.read), database.transaction(ping)].map((work) =>
      work.then(
        () => null,
        (error: unknown) => {
          order.push('refused');
          return error;
        },
      ),
    );
    for (const name of ['reports', 'workers', 'health'] as const)
      void ping(database.lane(name).read).then(() => order.push('lane'));
    // The waiting calls are refused while the busy call still holds the connection, so they don't wait until it's free.
    const errors = await Promise.all(waiting);
    expect(errors.map(isTransient)).toEqual([true, true]);
    expect(order).toEqual(['lane', 'lane', 'lane', 'refused', 'refused']);
    finish();
    await busy;
    await ping(database.read);
  });
});
