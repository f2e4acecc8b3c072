import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeAccountLists, emailsOf } from '../../testing/describe-account-lists.ts';
import { finishJob, newKey, newPeople } from '../../testing/planted/list.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { lockJob, updateJob } from './jobs.repository.ts';
import { clearHashes } from './people.repository.ts';

describeAccountLists('a list that several processes have', (harness, lists) => {
  const { send, get, sheets, step, later, created } = lists;

  /** Returns the dependencies of a slow process: `before` runs ahead of its nth transaction. */
  function slowAt(nth: number, before: () => Promise<unknown>): typeof harness.server.deps {
    const { deps } = harness.server;
    let begun = 0;
    const transaction: typeof deps.database.transaction = async (fn, options) => {
      begun += 1;
      if (begun === nth) await before();
      return deps.database.transaction(fn, options);
    };
    return { ...deps, database: { ...deps.database, transaction } };
  }
  const WRITING = 3;
  const READING = 2;

  it('is created as last sent, even if one process is still writing an earlier version', async () => {
    const wanted = newPeople(2);
    const jobId = await send(wanted);
    await step(jobId);
    const mended = [...wanted.map((person) => ({ ...person, name: 'Renamed' })), ...newPeople(1)];
    const slow = slowAt(WRITING, async () => {
      later(30_000);
      await harness.database.transaction((tx) => updateJob(tx, jobId, { outcome: 'taken', endedAt: lists.start }));
      await lists.admin.trpc.accountCreation.mend.mutate({ jobId, key: newKey(), accounts: mended });
    });
    await step(jobId, slow);
    expect(await created(mended)).toEqual([]);
    await finishJob(harness.server, jobId);
    expect(await get(jobId)).toMatchObject({ state: 'created', people: 3, sheets: 3 });
    expect((await sheets(jobId)).map(({ password: _, ...person }) => person)).toEqual(mended);
  });

  it('creates no account while another process must hash its password again', async () => {
    const wanted = newPeople(2);
    const jobId = await send(wanted);
    await step(jobId);
    await step(
      jobId,
      slowAt(READING, () => harness.database.transaction((tx) => clearHashes(tx, jobId))),
    );
    expect(await created(wanted)).toEqual([]);
    await finishJob(harness.server, jobId);
    expect(emailsOf(await sheets(jobId))).toEqual(emailsOf(wanted));
  });

  /** Returns the number of connections that wait for a lock. */
  async function countWaiting(): Promise<number> {
    const counted = await harness.database.lane('health').read.execute(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rowsOf<{ waiting: number }>(counted)[0]?.waiting ?? 0;
  }

  /** Makes calls while the job is locked, so that on PostgreSQL they all wait for it and run at the same moment. */
  async function atOnce<T>(jobId: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const locked = new Promise<{ done: Promise<void> }>((resolve) => {
      const done: Promise<void> = harness.database.transaction(async (tx) => {
        await lockJob(tx, jobId);
        resolve({ done });
        await released;
      });
    });
    const { done } = await locked;
    const ended = Promise.all(calls.map((call) => call()));
    if (harness.database.kind === 'postgres') await expect.poll(countWaiting).toBe(calls.length);
    release();
    await done;
    return ended;
  }

  it('accepts the same fix from two processes at once', async () => {
    const server = await startTestServer(harness.database);
    try {
      server.setNow(lists.start);
      const jobId = await send(newPeople(1));
      await harness.database.transaction((tx) => updateJob(tx, jobId, { outcome: 'taken', endedAt: lists.start }));
      const input = { jobId, key: newKey(), accounts: newPeople(1) };
      const mend = ({ accountCreation }: typeof lists.admin.trpc) => outcomeOf(accountCreation.mend.mutate(input));
      const clients = [lists.admin.trpc, server.client(lists.admin.token)];
      expect(
        await atOnce(
          jobId,
          clients.map((client) => () => mend(client)),
        ),
      ).toEqual(['ok', 'ok']);
    } finally {
      await server.close();
    }
  });
});
