import { accountCreationJobs, accountCreationPeople } from '@quorbit/db/schema/account-creation';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeAccountLists, firstOf, OWN_PASSWORD } from '../../testing/describe-account-lists.ts';
import { newPeople, plantCreatedList, plantList } from '../../testing/planted/list.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { pruneLists } from './account-creation.worker.ts';
import { findJob } from './jobs.repository.ts';
import { computeOneTimePassword } from './one-time-passwords.ts';

const DAY_MS = 86_400_000;

describeAccountLists('sign-in sheets after a list is created', (harness, lists) => {
  const { later, get, sheets, login, created, hashesOf } = lists;

  describe('the sign-in sheets', () => {
    it('open only for their maker, leave out used passwords, and are logged each time', async () => {
      const wanted = newPeople(3);
      const jobId = await plantCreatedList(harness.server, lists.admin, wanted);
      expect(await refusalOf(sheets(jobId, lists.other))).toMatchObject({ code: 'FORBIDDEN' });
      const shown = await sheets(jobId);
      expect(shown.map(({ password: _, ...account }) => account)).toEqual(wanted);
      expect(await sheets(jobId)).toEqual(shown);
      await login(firstOf(shown).email, firstOf(shown).password);
      expect(await get(jobId)).toMatchObject({ people: 3, sheets: 2 });
      expect(await sheets(jobId)).toEqual(shown.slice(1));
      const log = await lists.other.trpc.administration.audit.query({
        action: 'sign-in-sheets.opened',
        actorId: lists.admin.id,
      });
      expect(log.items.map(({ details, actor }) => [details, actor?.id])).toEqual([
        ['2 of 3', lists.admin.id],
        ['3 of 3', lists.admin.id],
        ['3 of 3', lists.admin.id],
      ]);
    });

    it('require the password again after five minutes', async () => {
      const jobId = await plantCreatedList(harness.server, lists.admin);
      later(6 * 60_000);
      expect(await refusalOf(sheets(jobId))).toMatchObject({ code: 'CONFIRM_FIRST' });
      await lists.admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
      expect(await sheets(jobId)).toHaveLength(2);
    });

    it('are deleted after seven days, with everything that was stored of the list', async () => {
      const wanted = newPeople(2);
      const jobId = await plantCreatedList(harness.server, lists.admin, wanted);
      later(7 * DAY_MS - 1_000);
      await pruneLists(harness.database, harness.server.deps.now());
      expect(await get(jobId)).toMatchObject({
        sheets: 2,
        deletedAt: new Date(lists.start.getTime() + 7 * DAY_MS).toISOString(),
      });
      later(7 * DAY_MS + 1_000);
      await lists.admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
      const missing = { code: 'NOT_FOUND' };
      expect(await refusalOf(get(jobId))).toMatchObject(missing);
      expect(await refusalOf(sheets(jobId))).toMatchObject(missing);
      expect((await lists.admin.trpc.accountCreation.list.query({})).items.map(({ id }) => id)).not.toContain(jobId);
      await pruneLists(harness.database, harness.server.deps.now());
      expect(await hashesOf(jobId)).toEqual([]);
      expect(
        await harness.database.read.select().from(accountCreationJobs).where(eq(accountCreationJobs.id, jobId)),
      ).toEqual([]);
      expect(await created(wanted)).toHaveLength(2);
    });

    it('can’t be computed from a database dump alone', async () => {
      const wanted = newPeople(2);
      const jobId = await plantCreatedList(harness.server, lists.admin, wanted);
      const shown = await sheets(jobId);
      const stored = JSON.stringify([
        await harness.database.read.select().from(accountCreationJobs),
        await harness.database.read.select().from(accountCreationPeople),
        await created(wanted),
      ]);
      for (const { password } of shown) {
        expect(stored).not.toContain(password);
        expect(JSON.stringify(harness.server.logs)).not.toContain(password);
      }
      const job = await findJob(harness.database.read, jobId);
      const passwordsWith = (secret: Uint8Array) =>
        wanted.map(({ email }) => job && computeOneTimePassword(secret, job, email));
      expect(passwordsWith(harness.server.deps.authSecret)).toEqual(shown.map(({ password }) => password));
      const guessed = passwordsWith(Buffer.from('a secret that somebody guessed, 32 bytes'));
      expect(guessed.some((password, index) => password === shown[index]?.password)).toBe(false);
    });
  });

  it('appear in a listed person’s export, and lose people whose account is deleted', async () => {
    const wanted = newPeople(2);
    const jobId = await plantCreatedList(harness.server, lists.admin, wanted);
    const { email, password } = firstOf(await sheets(jobId));
    const { token } = await login(email, password);
    const own = harness.server.client(token);
    expect(await own.accounts.export.mutate()).toMatchObject({
      accountLists: [{ ...firstOf(wanted), sentAt: lists.start.toISOString() }],
    });
    await own.accounts.delete.mutate({ password: OWN_PASSWORD });
    expect(await get(jobId)).toMatchObject({ people: 1, sheets: 1 });
    const running = await plantList(harness.server, lists.admin);
    await lists.other.trpc.administration.delete.mutate({ userId: lists.admin.id });
    expect([...(await hashesOf(jobId)), ...(await hashesOf(running))]).toEqual([]);
    expect(await created(wanted)).toHaveLength(1);
  });
});
