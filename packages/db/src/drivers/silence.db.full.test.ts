// Tests a PostgreSQL server that falls silent, simulated by a proxy that stops passing bytes.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../client.ts';
import { writeDump } from '../dump/write-dump.ts';
import { isTransient } from '../errors.ts';
import { limitStatements } from '../limit-statements.ts';
import { ping } from '../meta.ts';
import { rowsOf } from '../rows.ts';
import { createTemporaryFolder } from '../testing.ts';
import { describeWithDatabase } from '../testing-describe.ts';
import { openSilentProxy, type SilentProxy } from '../testing-silent-proxy.ts';
import { write } from '../write.ts';
import { DatabaseTimeout } from './connection-use.ts';
import { openPostgres } from './postgres.ts';

// The tests are slow, because silence is noticed only by waiting for it.
vi.setConfig({ testTimeout: 60_000 });

const onLateError = (error: unknown) => {
  throw error;
};

/** Waits for some work; returns its error, if any, and how many milliseconds it took. */
async function outcomeOf(work: PromiseLike<unknown>): Promise<{ error: unknown; ms: number }> {
  const began = performance.now();
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  return { error, ms: performance.now() - began };
}

describeWithDatabase(
  'a PostgreSQL that falls silent',
  { on: ['PostgreSQL'], perTest: true, fresh: true },
  (harness) => {
    let proxy: SilentProxy;
    let database: Database;
    beforeEach(async () => {
      proxy = await openSilentProxy(harness.database.url ?? '', 5432);
      database = openPostgres(proxy.url, { max: 2 });
      await Promise.all([ping(database.read), database.transaction(ping)]);
    });
    afterEach(async () => {
      proxy.resume();
      await database.close();
      await proxy.close();
    });

    it('makes each statement fail within ten seconds, even the first, and is used again once it answers', async () => {
      proxy.fallSilent();
      const works = {
        read: ping(database.read),
        transaction: database.transaction(ping),
        // The next read and the next write wait before they're sent, because the work above holds both connections.
        later: ping(database.read),
        write: write(database, [userScope('a')], ping, { onLateError }),
      };
      const outcomes = Object.entries(works).map(async ([name, work]) => ({ name, ...(await outcomeOf(work)) }));
      for (const { name, error, ms } of await Promise.all(outcomes)) {
        expect(isTransient(error), name).toBe(true);
        expect(ms, name).toBeLessThan(10_000);
      }
      // New connections get no answer either.
      const again = await outcomeOf(ping(database.read));
      expect(isTransient(again.error)).toBe(true);
      expect(again.ms).toBeLessThan(10_000);
      proxy.resume();
      await ping(database.read);
      await database.transaction(ping);
    });

    it('has its dead connections replaced by others, over which it answers', async () => {
      proxy.dropBytes();
      const { error, ms } = await outcomeOf(database.transaction((tx) => limitStatements(tx, 1_000)));
      expect(isTransient(error)).toBe(true);
      expect(ms).toBeLessThan(10_000);
      const began = performance.now();
      await ping(database.read);
      expect(performance.now() - began).toBeLessThan(1_000);
      // Only the connection that answers remains open: the silent one is closed in the end.
      await expect.poll(() => proxy.countOpen(), { timeout: 20_000 }).toBe(1);
    });

    const addUser = (tx: Database['read']) =>
      tx.execute(sql`insert into users (id, email, name) values (${newId()}, 'u@b.example', 'Ada')`);

    it.for([
      ['its next statement', (tx: Database['read']) => addUser(tx)],
      ['its end', async () => 'no statement'],
    ] as const)('rolls back a transaction whose connection died before %s', async ([, rest]) => {
      let told: unknown = null;
      const { error, ms } = await outcomeOf(
        database.transaction(async (tx) => {
          await limitStatements(tx, 500);
          await addUser(tx);
          proxy.dropBytes();
          told = await rest(tx).then(
            () => null,
            (failure: unknown) => failure,
          );
          await ping(tx);
        }),
      );
      expect(isTransient(error)).toBe(true);
      expect(ms).toBeLessThan(3_000);
      expect(told === null || isTransient(told)).toBe(true);
      expect(rowsOf(await harness.database.read.execute(sql`select id from users`))).toEqual([]);
      await ping(database.read);
    });

    it('gives each statement of a transaction the time limit that the transaction has set', async () => {
      const health = database.lane('health');
      await health.transaction(async (tx) => {
        await limitStatements(tx, null);
        await tx.execute(sql`select pg_sleep(4)`);
      });
      await health.transaction(async (tx) => {
        await limitStatements(tx, 600);
        for (let page = 0; page < 3; page += 1) await tx.execute(sql`select pg_sleep(0.5)`);
        // Each statement is sent before the previous one is answered.
        await Promise.all([0, 1, 2].map(() => tx.execute(sql`select pg_sleep(0.5)`)));
      });
      expect(await outcomeOf(health.read.execute(sql`select pg_sleep(4)`))).toMatchObject({
        error: expect.objectContaining({ cause: expect.any(DatabaseTimeout) }),
      });
    });

    it('has its answer accepted if that arrived while this process was busy', async () => {
      // This transaction bypasses the proxy, because the proxy runs in this process and couldn't pass the answer while
      // the process is busy.
      await harness.database.transaction(async (tx) => {
        await limitStatements(tx, 200);
        const answer = tx.execute(sql`select pg_sleep(0.1)`);
        answer.then(undefined, () => undefined);
        await setTimeout(20);
        const until = performance.now() + 900;
        while (performance.now() < until);
        await answer;
      });
    });
  },
);

describeWithDatabase('a dump of a PostgreSQL that falls silent', { on: ['PostgreSQL'], fresh: true }, (harness) => {
  it('fails at the first page that isn’t answered, and leaves no file', async () => {
    await harness.database.read.execute(sql`
      insert into users (id, email, name) select gen_random_uuid(), 'u' || i || '@b.example', repeat('x', 50)
      from generate_series(1, 20000) i`);
    const proxy = await openSilentProxy(harness.database.url ?? '', 5432);
    const database = openPostgres(proxy.url, { max: 1 });
    const folder = await createTemporaryFolder();
    const file = join(folder.path, 'dump.gz');
    const dump = outcomeOf(writeDump(database, file, { pageMs: 1_000 }));
    await expect.poll(() => existsSync(`${file}.part`), { interval: 1 }).toBe(true);
    proxy.dropBytes();
    const { error, ms } = await dump;
    expect(isTransient(error)).toBe(true);
    expect(ms).toBeLessThan(5_000);
    expect(await readdir(folder.path)).toEqual([]);
    await database.close();
    await proxy.close();
    await folder.remove();
  });
});
