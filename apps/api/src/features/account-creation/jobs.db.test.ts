import { MAX_OPEN_LISTS } from '@quorbit/contracts/account-creation/limits';
import { accountCreationJobs } from '@quorbit/db/schema/account-creation';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeAccountLists, firstOf } from '../../testing/describe-account-lists.ts';
import { finishJob, newKey, newPeople, plantCreatedList } from '../../testing/planted/list.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { advanceJob } from './advance-job.ts';
import { leaseJob } from './jobs.repository.ts';

describeAccountLists('jobs that create accounts', (harness, lists) => {
  const { later, send, get, sheets, step, login, register, created, hashesOf } = lists;

  it('are seen by every admin, and create all accounts at the end', async () => {
    const wanted = newPeople(19);
    const jobId = await send(wanted);
    await step(jobId);
    const half = { id: jobId, state: 'running', people: 19, ready: 8, taken: 0, deletedAt: null, sheets: null };
    expect(await get(jobId)).toMatchObject({
      ...half,
      own: true,
      maker: { id: lists.admin.id, name: 'Maker' },
      accounts: null,
    });
    expect(await get(jobId, lists.other)).toMatchObject({ ...half, own: false });
    expect((await lists.other.trpc.accountCreation.list.query({})).items[0]).toMatchObject({ id: jobId, ready: 8 });
    expect(await created(wanted)).toEqual([]);
    await finishJob(harness.server, jobId);
    expect(await get(jobId)).toMatchObject({ state: 'created', ready: 19, sheets: 19, accounts: null });
    expect(await get(jobId, lists.other)).toMatchObject({ state: 'created', sheets: null, accounts: null });
    expect(await created(wanted)).toHaveLength(19);
    expect(await step(jobId)).toBe(false);
  });

  it('are continued by another process after the first one died', async () => {
    const wanted = newPeople(20);
    const jobId = await send(wanted);
    await step(jobId);
    const made = await hashesOf(jobId);
    // The first process leases the job here, and then dies.
    const until = new Date(lists.start.getTime() + 20_000);
    await harness.database.transaction((tx) => leaseJob(tx, { now: lists.start, until, id: jobId }));
    expect(await step(jobId)).toBe(false);
    later(21_000);
    await finishJob(harness.server, jobId);
    expect((await hashesOf(jobId)).slice(0, 8)).toEqual(made.slice(0, 8));
    expect(made.slice(8)).toEqual(Array.from({ length: 12 }, () => null));
    expect(await created(wanted)).toHaveLength(20);
  });

  it('can be continued at once when the server stops during a batch', async () => {
    const jobId = await send(newPeople(20));
    await advanceJob(harness.server.deps, { jobId, signal: AbortSignal.abort() });
    // The lease was returned, so the next process needn't wait for it to expire.
    expect(await step(jobId)).toBe(true);
    expect(await get(jobId)).toMatchObject({ ready: 8 });
  });

  it('create each account once when several processes work on them', async () => {
    const wanted = newPeople(12);
    const jobId = await send(wanted);
    await Promise.all(Array.from({ length: 4 }, () => finishJob(harness.server, jobId)));
    await finishJob(harness.server, jobId);
    expect(await created(wanted)).toHaveLength(12);
    const log = await lists.admin.trpc.administration.audit.query({ actorId: lists.admin.id });
    expect(log.items.filter(({ action }) => action === 'account.created')).toHaveLength(12);
  });

  it('create all accounts or none when a listed person registers at the same moment', async () => {
    const wanted = newPeople(3);
    const jobId = await send(wanted);
    await step(jobId);
    const [registered] = await Promise.allSettled([
      register(String(wanted[1]?.email)),
      finishJob(harness.server, jobId),
    ]);
    await finishJob(harness.server, jobId);
    const { state } = await get(jobId);
    expect(state).toBe(registered.status === 'fulfilled' ? 'taken' : 'created');
    expect(await created(wanted)).toHaveLength(state === 'taken' ? 1 : 3);
  });

  it('are found again by the same list or key until the accounts are created', async () => {
    const wanted = newPeople(2);
    const key = newKey();
    const [jobId, same] = await Promise.all([send(wanted, key), send(wanted, key)]);
    expect([same, await send(wanted), await send(wanted, key)]).toEqual([jobId, jobId, jobId]);
    const refused = { code: 'CONFLICT', status: 409 };
    expect(await refusalOf(send(newPeople(1), key))).toMatchObject(refused);
    expect(await refusalOf(send(wanted, key, lists.other))).toMatchObject(refused);
    await finishJob(harness.server, jobId);
    expect(await send(wanted, key)).toBe(jobId);
    expect(await refusalOf(send(wanted))).toMatchObject({ ...refused, issues: [{}, {}] });
  });

  it('end without accounts when their maker is no longer an active admin', async () => {
    const wanted = newPeople(2);
    const jobId = await send(wanted);
    await lists.other.trpc.administration.suspend.mutate({ userId: lists.admin.id });
    await finishJob(harness.server, jobId);
    expect(await get(jobId, lists.other)).toMatchObject({ state: 'not-admin' });
    expect(await created(wanted)).toEqual([]);
    await lists.other.trpc.administration.restore.mutate({ userId: lists.admin.id });
    const again = await harness.server
      .client()
      .accounts.login.mutate({ email: lists.admin.user.email, password: TEST_PASSWORD });
    const back = { ...lists.admin, trpc: harness.server.client(again.token) };
    expect(await send(wanted, newKey(), back)).toBe(jobId);
    await finishJob(harness.server, jobId);
    expect(await created(wanted)).toHaveLength(2);
  });

  it('hash passwords again when the secret was changed meanwhile', async () => {
    const wanted = newPeople(10);
    const jobId = await send(wanted);
    await step(jobId, { ...harness.server.deps, authSecret: Buffer.from('the secret of before, of 32 bytes or more') });
    const before = await hashesOf(jobId);
    await finishJob(harness.server, jobId);
    expect((await hashesOf(jobId)).filter((hash) => before.includes(hash))).toEqual([]);
    const { email, password } = firstOf(await sheets(jobId));
    await login(email, password);
    await harness.database.transaction((tx) =>
      tx.update(accountCreationJobs).set({ secretCheck: 'of another' }).where(eq(accountCreationJobs.id, jobId)),
    );
    expect((await refusalOf(sheets(jobId)))?.message).toContain('AUTH_SECRET was changed');
  });

  it('are limited in number for each admin until one is discarded', async () => {
    const wanted = Array.from({ length: MAX_OPEN_LISTS }, () => newPeople(1));
    const ids = [];
    for (const list of wanted) ids.push(await send(list));
    expect((await refusalOf(send(newPeople(1))))?.message).toContain(`${MAX_OPEN_LISTS} of your lists`);
    await lists.admin.trpc.accountCreation.discard.mutate({ jobId: firstOf(ids) });
    const { items, nextCursor } = await lists.admin.trpc.accountCreation.list.query({ limit: 5 });
    const next = await lists.admin.trpc.accountCreation.list.query({ limit: 5, cursor: String(nextCursor) });
    const listed = [...items, ...next.items].map(({ id }) => id);
    expect(listed).toEqual(listed.toSorted().reverse());
    await send(newPeople(1));
  });

  describe('that are discarded', () => {
    it('create no accounts', async () => {
      const wanted = newPeople(10);
      const jobId = await send(wanted);
      await step(jobId);
      const discard = (by = lists.admin) => by.trpc.accountCreation.discard.mutate({ jobId });
      expect(await refusalOf(discard(lists.other))).toMatchObject({ code: 'FORBIDDEN' });
      await discard();
      expect(await step(jobId)).toBe(false);
      expect(await created(wanted)).toEqual([]);
      expect(await refusalOf(discard())).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('leave the accounts that they had already created', async () => {
      const wanted = newPeople(1);
      const jobId = await plantCreatedList(harness.server, lists.admin, wanted);
      const { email, password } = firstOf(await sheets(jobId));
      await lists.admin.trpc.accountCreation.discard.mutate({ jobId });
      expect((await login(email, password)).user).toMatchObject({ email });
    });
  });
});
