import { EMAIL_TAKEN, MAX_OPEN_LISTS } from '@quorbit/contracts/account-creation/limits';
import type { NewAccount } from '@quorbit/contracts/account-creation/schema';
import { accountCreationJobs, accountCreationPeople } from '@quorbit/db/schema/account-creation';
import { users } from '@quorbit/db/schema/accounts';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { newKey, plantCreatedList, plantList, somePeople, workOff } from '../../testing/planted-list.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { deleteOldLists } from './account-creation.worker.ts';
import { advanceJob } from './job-work.ts';
import { findJob, takeJob } from './jobs.repository.ts';
import { oneTimePassword } from './one-time-passwords.ts';

const DAY_MS = 86_400_000;
const OWN_PASSWORD = 'my very own words';
const NEVER = new AbortController().signal;

describeWithServer('jobs that create accounts', (its) => {
  let admin: Person;
  let other: Person;
  let start: Date;
  beforeEach(async () => {
    start = new Date();
    its.server.setNow(start);
    [admin, other] = await Promise.all([
      plantPerson(its.server, { role: 'admin', name: 'Maker' }),
      plantPerson(its.server, { role: 'admin', name: 'Other' }),
    ]);
  });

  const later = (ms: number) => its.server.setNow(new Date(start.getTime() + ms));
  const send = async (accounts: NewAccount[], key = newKey(), by = admin) =>
    (await by.trpc.accountCreation.start.mutate({ key, accounts })).id;
  const get = (jobId: string, by = admin) => by.trpc.accountCreation.get.query({ jobId });
  const sheets = (jobId: string, by = admin) => by.trpc.accountCreation.openSheets.mutate({ jobId });
  const step = (jobId: string, deps = its.server.deps) => advanceJob(deps, { jobId, signal: NEVER });
  const login = (email: string, password: string, newPassword = OWN_PASSWORD) =>
    its.server.client().accounts.login.mutate({ email, password, newPassword });
  const register = (email: string) =>
    its.server
      .client()
      .accounts.register.mutate({ name: 'Early Bird', email, password: TEST_PASSWORD, timeZone: 'UTC' });
  const emailsOf = (accounts: readonly NewAccount[]) => accounts.map(({ email }) => email);
  const created = (accounts: readonly NewAccount[]) =>
    its.database.read
      .select()
      .from(users)
      .where(inArray(users.email, emailsOf(accounts)));
  const hashesOf = async (jobId: string) => {
    const rows = await its.database.read
      .select()
      .from(accountCreationPeople)
      .where(eq(accountCreationPeople.jobId, jobId))
      .orderBy(accountCreationPeople.position);
    return rows.map(({ passwordHash }) => passwordHash);
  };
  const first = <T>([one]: readonly T[]): T => {
    if (one === undefined) throw new Error('There is nobody.');
    return one;
  };

  it('are seen by every admin, and create all accounts at the end', async () => {
    const wanted = somePeople(19);
    const jobId = await send(wanted);
    await step(jobId);
    const half = { id: jobId, state: 'running', people: 19, ready: 8, taken: 0, deletedAt: null, sheets: null };
    expect(await get(jobId)).toMatchObject({
      ...half,
      own: true,
      maker: { id: admin.id, name: 'Maker' },
      accounts: null,
    });
    expect(await get(jobId, other)).toMatchObject({ ...half, own: false });
    expect((await other.trpc.accountCreation.list.query({})).items[0]).toMatchObject({ id: jobId, ready: 8 });
    expect(await created(wanted)).toEqual([]);
    await workOff(its.server, jobId);
    expect(await get(jobId)).toMatchObject({ state: 'created', ready: 19, sheets: 19, accounts: null });
    expect(await get(jobId, other)).toMatchObject({ state: 'created', sheets: null, accounts: null });
    expect(await created(wanted)).toHaveLength(19);
    expect(await step(jobId)).toBe(false);
  });

  it('are continued by another process where the first one died', async () => {
    const wanted = somePeople(20);
    const jobId = await send(wanted);
    await step(jobId);
    const made = await hashesOf(jobId);
    // It took the job, and was never heard of again.
    const until = new Date(start.getTime() + 20_000);
    await its.database.transaction((tx) => takeJob(tx, { now: start, until, id: jobId }));
    expect(await step(jobId)).toBe(false);
    later(21_000);
    await workOff(its.server, jobId);
    expect((await hashesOf(jobId)).slice(0, 8)).toEqual(made.slice(0, 8));
    expect(made.slice(8)).toEqual(Array.from({ length: 12 }, () => null));
    expect(await created(wanted)).toHaveLength(20);
  });

  it('store what was made of a batch when the server stops', async () => {
    const jobId = await send(somePeople(20));
    await advanceJob(its.server.deps, { jobId, signal: AbortSignal.abort() });
    // The next process needn't wait.
    expect(await step(jobId)).toBe(true);
    expect(await get(jobId)).toMatchObject({ ready: 8 });
  });

  it('are worked on by many at once, and create everybody once', async () => {
    const wanted = somePeople(12);
    const jobId = await send(wanted);
    await Promise.all(Array.from({ length: 4 }, () => workOff(its.server, jobId)));
    await workOff(its.server, jobId);
    expect(await created(wanted)).toHaveLength(12);
    const log = await admin.trpc.administration.audit.query({ actorId: admin.id });
    expect(log.items.filter(({ action }) => action === 'account.created')).toHaveLength(12);
  });

  describe('whose e-mails were taken meanwhile', () => {
    async function sendAndTake() {
      const wanted = somePeople(10);
      const jobId = await send(wanted);
      await step(jobId);
      await register(String(wanted[3]?.email));
      await workOff(its.server, jobId);
      return { wanted, jobId };
    }

    it('create nobody, and tell their maker which', async () => {
      const { wanted, jobId } = await sendAndTake();
      expect(await created(wanted)).toHaveLength(1);
      const mine = await get(jobId);
      expect(mine).toMatchObject({ state: 'taken', people: 10, ready: 10, taken: 1, sheets: null });
      expect(mine.accounts).toEqual(wanted.map((account, index) => ({ ...account, taken: index === 3 })));
      expect(await get(jobId, other)).toMatchObject({ state: 'taken', taken: 1, accounts: null });
      expect(await refusalOf(sheets(jobId))).toMatchObject({ code: 'CONFLICT' });
    });

    it('are mended, and hash only what is new', async () => {
      const { wanted, jobId } = await sendAndTake();
      const before = await hashesOf(jobId);
      const changed = somePeople(1);
      const mended = [...changed, ...wanted.filter((_, index) => index !== 3)];
      const input = { jobId, key: newKey(), accounts: mended };
      const mend = (by = admin) => by.trpc.accountCreation.mend.mutate(input);
      expect(await refusalOf(mend(other))).toMatchObject({ code: 'FORBIDDEN' });
      expect(
        await refusalOf(admin.trpc.accountCreation.mend.mutate({ ...input, key: newKey(), accounts: wanted })),
      ).toMatchObject({ message: EMAIL_TAKEN, issues: [{ path: 'accounts.3.email' }] });
      expect((await mend()).id).toBe(jobId);
      expect((await mend()).id).toBe(jobId);
      expect(await get(jobId)).toMatchObject({ state: 'running', people: 10, ready: 9, taken: 0 });
      await workOff(its.server, jobId);
      expect((await hashesOf(jobId)).slice(1)).toEqual(before.filter((_, index) => index !== 3));
      const shown = await sheets(jobId);
      expect(emailsOf(shown)).toEqual(emailsOf(mended));
      await login(first(shown).email, first(shown).password);
      expect(await refusalOf(admin.trpc.accountCreation.mend.mutate({ ...input, key: newKey() }))).toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('are tried again when the same list is sent', async () => {
      const { wanted, jobId } = await sendAndTake();
      const [bird] = await created(wanted);
      await other.trpc.administration.delete.mutate({ userId: String(bird?.id) });
      // Who deletes an account is in no list any more.
      expect(await get(jobId)).toMatchObject({ people: 9 });
      expect(await send(wanted.filter((_, index) => index !== 3))).not.toBe(jobId);
      expect(await send(wanted)).toBe(jobId);
      await workOff(its.server, jobId);
      expect(await get(jobId)).toMatchObject({ state: 'created' });
    });
  });

  it('let somebody register at the very moment, or are told of it', async () => {
    const wanted = somePeople(3);
    const jobId = await send(wanted);
    await step(jobId);
    const [registered] = await Promise.allSettled([register(String(wanted[1]?.email)), workOff(its.server, jobId)]);
    await workOff(its.server, jobId);
    const { state } = await get(jobId);
    expect(state).toBe(registered.status === 'fulfilled' ? 'taken' : 'created');
    expect(await created(wanted)).toHaveLength(state === 'taken' ? 1 : 3);
  });

  it('are found again by the same list or key, until the accounts are there', async () => {
    const wanted = somePeople(2);
    const key = newKey();
    const [jobId, same] = await Promise.all([send(wanted, key), send(wanted, key)]);
    expect([same, await send(wanted), await send(wanted, key)]).toEqual([jobId, jobId, jobId]);
    const refused = { code: 'CONFLICT', status: 409 };
    expect(await refusalOf(send(somePeople(1), key))).toMatchObject(refused);
    expect(await refusalOf(send(wanted, key, other))).toMatchObject(refused);
    await workOff(its.server, jobId);
    expect(await send(wanted, key)).toBe(jobId);
    expect(await refusalOf(send(wanted))).toMatchObject({ ...refused, issues: [{}, {}] });
  });

  it('end without accounts where their maker may create none any more', async () => {
    const wanted = somePeople(2);
    const jobId = await send(wanted);
    await other.trpc.administration.suspend.mutate({ userId: admin.id });
    await workOff(its.server, jobId);
    expect(await get(jobId, other)).toMatchObject({ state: 'not-admin' });
    expect(await created(wanted)).toEqual([]);
    await other.trpc.administration.restore.mutate({ userId: admin.id });
    const again = await its.server.client().accounts.login.mutate({ email: admin.user.email, password: TEST_PASSWORD });
    const back = { ...admin, trpc: its.server.client(again.token) };
    expect(await send(wanted, newKey(), back)).toBe(jobId);
    await workOff(its.server, jobId);
    expect(await created(wanted)).toHaveLength(2);
  });

  it('hash anew where the secret was changed meanwhile', async () => {
    const wanted = somePeople(10);
    const jobId = await send(wanted);
    await step(jobId, { ...its.server.deps, authSecret: Buffer.from('the secret of before, of 32 bytes or more') });
    const before = await hashesOf(jobId);
    await workOff(its.server, jobId);
    expect((await hashesOf(jobId)).filter((hash) => before.includes(hash))).toEqual([]);
    const { email, password } = first(await sheets(jobId));
    await login(email, password);
    await its.database.transaction((tx) =>
      tx.update(accountCreationJobs).set({ secretCheck: 'of another' }).where(eq(accountCreationJobs.id, jobId)),
    );
    expect((await refusalOf(sheets(jobId)))?.message).toContain('AUTH_SECRET was changed');
  });

  it('are few for one admin', async () => {
    const lists = Array.from({ length: MAX_OPEN_LISTS }, () => somePeople(1));
    const ids = [];
    for (const list of lists) ids.push(await send(list));
    expect((await refusalOf(send(somePeople(1))))?.message).toContain(`${MAX_OPEN_LISTS} of your lists`);
    await admin.trpc.accountCreation.discard.mutate({ jobId: first(ids) });
    const { items, nextCursor } = await admin.trpc.accountCreation.list.query({ limit: 5 });
    const next = await admin.trpc.accountCreation.list.query({ limit: 5, cursor: String(nextCursor) });
    const listed = [...items, ...next.items].map(({ id }) => id);
    expect(listed).toEqual(listed.toSorted().reverse());
    await send(somePeople(1));
  });

  describe('and their sheets', () => {
    it('are for their maker, each until its password was used, and the log says who opened them', async () => {
      const wanted = somePeople(3);
      const jobId = await plantCreatedList(its.server, admin, wanted);
      expect(await refusalOf(sheets(jobId, other))).toMatchObject({ code: 'FORBIDDEN' });
      const shown = await sheets(jobId);
      expect(shown.map(({ password: _, ...account }) => account)).toEqual(wanted);
      expect(await sheets(jobId)).toEqual(shown);
      await login(first(shown).email, first(shown).password);
      expect(await get(jobId)).toMatchObject({ people: 3, sheets: 2 });
      expect(await sheets(jobId)).toEqual(shown.slice(1));
      const log = await other.trpc.administration.audit.query({ action: 'sign-in-sheets.opened', actorId: admin.id });
      expect(log.items.map(({ details, actor }) => [details, actor?.id])).toEqual([
        ['2 of 3', admin.id],
        ['3 of 3', admin.id],
        ['3 of 3', admin.id],
      ]);
    });

    it('ask for the password again after five minutes', async () => {
      const jobId = await plantCreatedList(its.server, admin);
      later(6 * 60_000);
      expect(await refusalOf(sheets(jobId))).toMatchObject({ code: 'CONFIRM_FIRST' });
      await admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
      expect(await sheets(jobId)).toHaveLength(2);
    });

    it('are gone after seven days, with everything that was stored of the list', async () => {
      const wanted = somePeople(2);
      const jobId = await plantCreatedList(its.server, admin, wanted);
      later(7 * DAY_MS - 1_000);
      await deleteOldLists(its.database, its.server.deps.now());
      expect(await get(jobId)).toMatchObject({
        sheets: 2,
        deletedAt: new Date(start.getTime() + 7 * DAY_MS).toISOString(),
      });
      later(7 * DAY_MS + 1_000);
      await admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
      const missing = { code: 'NOT_FOUND' };
      expect(await refusalOf(get(jobId))).toMatchObject(missing);
      expect(await refusalOf(sheets(jobId))).toMatchObject(missing);
      expect((await admin.trpc.accountCreation.list.query({})).items.map(({ id }) => id)).not.toContain(jobId);
      await deleteOldLists(its.database, its.server.deps.now());
      expect(await hashesOf(jobId)).toEqual([]);
      expect(
        await its.database.read.select().from(accountCreationJobs).where(eq(accountCreationJobs.id, jobId)),
      ).toEqual([]);
      expect(await created(wanted)).toHaveLength(2);
    });

    it('follow from no dump alone', async () => {
      const wanted = somePeople(2);
      const jobId = await plantCreatedList(its.server, admin, wanted);
      const shown = await sheets(jobId);
      const stored = JSON.stringify([
        await its.database.read.select().from(accountCreationJobs),
        await its.database.read.select().from(accountCreationPeople),
        await created(wanted),
      ]);
      for (const { password } of shown) {
        expect(stored).not.toContain(password);
        expect(JSON.stringify(its.server.logs)).not.toContain(password);
      }
      const job = await findJob(its.database.read, jobId);
      const passwordsWith = (secret: Uint8Array) =>
        wanted.map(({ email }) => job && oneTimePassword(secret, job, email));
      expect(passwordsWith(its.server.deps.authSecret)).toEqual(shown.map(({ password }) => password));
      const guessed = passwordsWith(Buffer.from('a secret that somebody guessed, 32 bytes'));
      expect(guessed.some((password, index) => password === shown[index]?.password)).toBe(false);
    });
  });

  describe('that are discarded', () => {
    it('create nobody', async () => {
      const wanted = somePeople(10);
      const jobId = await send(wanted);
      await step(jobId);
      const discard = (by = admin) => by.trpc.accountCreation.discard.mutate({ jobId });
      expect(await refusalOf(discard(other))).toMatchObject({ code: 'FORBIDDEN' });
      await discard();
      expect(await step(jobId)).toBe(false);
      expect(await created(wanted)).toEqual([]);
      expect(await refusalOf(discard())).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('leave the accounts that they created', async () => {
      const wanted = somePeople(1);
      const jobId = await plantCreatedList(its.server, admin, wanted);
      const { email, password } = first(await sheets(jobId));
      await admin.trpc.accountCreation.discard.mutate({ jobId });
      await login(email, password);
    });
  });

  it('name people in their export, and forget them with their account', async () => {
    const wanted = somePeople(2);
    const jobId = await plantCreatedList(its.server, admin, wanted);
    const { email, password } = first(await sheets(jobId));
    const { token } = await login(email, password);
    const own = its.server.client(token);
    expect(await own.accounts.export.mutate()).toMatchObject({
      accountLists: [{ ...first(wanted), sentAt: start.toISOString() }],
    });
    await own.accounts.delete.mutate({ password: OWN_PASSWORD });
    expect(await get(jobId)).toMatchObject({ people: 1, sheets: 1 });
    const running = await plantList(its.server, admin);
    await other.trpc.administration.delete.mutate({ userId: admin.id });
    expect([...(await hashesOf(jobId)), ...(await hashesOf(running))]).toEqual([]);
    expect(await created(wanted)).toHaveLength(1);
  });
});
