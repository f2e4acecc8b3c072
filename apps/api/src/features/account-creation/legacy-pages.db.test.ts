import { randomBytes } from 'node:crypto';
import { EMAIL_TAKEN, MAX_ACCOUNTS } from '@quorbit/contracts/account-creation/limits';
import { CHOOSE_PASSWORD, COMMON_PASSWORD, SAME_AS_ONE_TIME } from '@quorbit/contracts/accounts/password-rules';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { WRONG_CREDENTIALS } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { accountCreationJobs, accountCreationPeople } from '@quorbit/db/schema/account-creation';
import { mailTokens, users } from '@quorbit/db/schema/accounts';
import { mails } from '@quorbit/db/schema/mails';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const DAY_MS = 86_400_000;
const OWN_PASSWORD = 'my very own words';

describeWithServer('creating accounts in one call', (harness) => {
  let admin: Person;
  beforeEach(async () => {
    harness.server.setNow(new Date());
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const newKey = () => randomBytes(32).toString('hex');
  const somebody = (role: Role = 'user', name = 'Ada Lovelace') => ({ name, email: `${newId()}@example.org`, role });
  const create = (accounts: ReturnType<typeof somebody>[], key = newKey(), by = admin) =>
    by.trpc.accountCreation.create.mutate({ key, accounts });
  const only = <T>([first]: readonly T[]): T => {
    if (first === undefined) throw new Error('There is nobody.');
    return first;
  };
  const createOne = async () => only(await create([somebody()]));
  const login = (email: string, password: string, newPassword?: string) =>
    harness.server
      .client()
      .accounts.login.mutate({ email, password, ...(newPassword !== undefined && { newPassword }) });
  const rowsOf = (accounts: readonly { email: string }[]) =>
    harness.database.read
      .select()
      .from(users)
      .where(
        inArray(
          users.email,
          accounts.map(({ email }) => email),
        ),
      );

  it('creates accounts that can be found, have totals and an unverified e-mail, and are in the audit log', async () => {
    const wanted = [somebody('user', 'Quirin Zeltmacher'), somebody('premium'), somebody('admin')];
    const created = await create(wanted);
    expect(created.map(({ password: _, ...account }) => account)).toEqual(wanted);
    for (const { password } of created) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/);
    expect(new Set(created.map(({ password }) => password)).size).toBe(3);
    const rows = await rowsOf(wanted);
    expect(rows.map(({ role, emailVerifiedAt }) => [role, emailVerifiedAt]).toSorted()).toEqual([
      ['admin', null],
      ['premium', null],
      ['user', null],
    ]);
    const [first] = rows.filter(({ role }) => role === 'user');
    const { items } = await admin.trpc.administration.people.query({ query: 'quirin' });
    expect(items.map(({ id, xp }) => [id, xp])).toContainEqual([first?.id, 0]);
    const log = await admin.trpc.administration.audit.query({ subjectId: String(first?.id) });
    expect(log.items).toMatchObject([{ action: 'account.created', details: 'user', actor: { id: admin.id } }]);
  });

  it('stores no password, logs none, and sends no mail', async () => {
    const [created] = await create([somebody()]);
    const { email = '', password = '' } = created ?? {};
    const [row] = await rowsOf([{ email }]);
    const jobs = await harness.database.read.select().from(accountCreationJobs);
    const people = await harness.database.read.select().from(accountCreationPeople);
    expect(people.map((person) => person.email)).toContain(email);
    expect(JSON.stringify([row, jobs, people])).not.toContain(password);
    expect(JSON.stringify(harness.server.logs)).not.toContain(password);
    expect(await harness.database.read.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
  });

  it('creates all accounts even if the caller disconnects', async () => {
    const wanted = Array.from({ length: 12 }, () => somebody());
    const hangingUp = new AbortController();
    const call = admin.trpc.accountCreation.create.mutate(
      { key: newKey(), accounts: wanted },
      { signal: hangingUp.signal },
    );
    const { items } = await vi.waitFor(async () => {
      const jobs = await admin.trpc.accountCreation.list.query({});
      expect(jobs.items.some(({ own }) => own)).toBe(true);
      return jobs;
    });
    hangingUp.abort();
    await expect(call).rejects.toThrow();
    const [job] = items.filter(({ own }) => own);
    await vi.waitFor(
      async () =>
        expect(await admin.trpc.accountCreation.get.query({ jobId: String(job?.id) })).toMatchObject({
          state: 'created',
        }),
      { timeout: 20_000, interval: 200 },
    );
    expect(await rowsOf(wanted)).toHaveLength(12);
  });

  describe('the one-time password', () => {
    it('logs its owner in only with a newly chosen password, and only once', async () => {
      const { email, password } = await createOne();
      const asked = {
        code: 'INVALID',
        status: 400,
        message: CHOOSE_PASSWORD,
        issues: [{ path: 'newPassword', message: CHOOSE_PASSWORD }],
      };
      expect(await refusalOf(login(email, password))).toEqual(asked);
      expect(await refusalOf(login(email, password, ''))).toEqual(asked);
      expect(await refusalOf(login(email, password, password))).toMatchObject({ message: SAME_AS_ONE_TIME });
      expect(await refusalOf(login(email, password, 'password123'))).toMatchObject({ message: COMMON_PASSWORD });
      expect(await refusalOf(login(email, 'wrong', OWN_PASSWORD))).toMatchObject({ message: WRONG_CREDENTIALS });
      expect((await login(email, password, OWN_PASSWORD)).user).toMatchObject({ email, emailVerified: false });
      expect(await refusalOf(login(email, password, 'and other words'))).toMatchObject({ message: WRONG_CREDENTIALS });
      // For an account with its own password, a new password sent with the login is ignored.
      expect((await login(email, OWN_PASSWORD, 'and other words')).user.email).toBe(email);
      expect((await login(email, OWN_PASSWORD)).user.email).toBe(email);
    });

    it('works for only one of two simultaneous logins', async () => {
      const { email, password } = await createOne();
      const both = await Promise.allSettled([
        login(email, password, OWN_PASSWORD),
        login(email, password, 'others chose'),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('is refused while the account is suspended, and after a forced reset', async () => {
      const { email, password } = await createOne();
      const userId = String((await rowsOf([{ email }]))[0]?.id);
      await admin.trpc.administration.suspend.mutate({ userId });
      expect(await refusalOf(login(email, password, OWN_PASSWORD))).toMatchObject({ message: WRONG_CREDENTIALS });
      await admin.trpc.administration.restore.mutate({ userId });
      await admin.trpc.administration.resetPassword.mutate({ userId });
      expect(await refusalOf(login(email, password, OWN_PASSWORD))).toMatchObject({ message: WRONG_CREDENTIALS });
      expect(await harness.database.read.select().from(mailTokens).where(eq(mailTokens.userId, userId))).toHaveLength(
        1,
      );
    });
  });

  describe('a repeated call', () => {
    it('creates nothing more and returns the same reply, even while the first call is running', async () => {
      const wanted = [somebody(), somebody('premium')];
      const key = newKey();
      const answers = await Promise.all([create(wanted, key), create(wanted, key)]);
      expect(await create(wanted, key)).toEqual(answers[0]);
      expect(answers[1]).toEqual(answers[0]);
      expect(await rowsOf(wanted)).toHaveLength(2);
    });

    it('returns the same reply after a created account has logged in', async () => {
      const key = newKey();
      const wanted = [somebody()];
      const created = await create(wanted, key);
      const { email, password } = only(created);
      await login(email, password, OWN_PASSWORD);
      expect(await create(wanted, key)).toEqual(created);
      expect((await login(email, OWN_PASSWORD)).user.email).toBe(email);
    });

    it('is refused with other accounts, and from another admin', async () => {
      const key = newKey();
      const wanted = [somebody()];
      await create(wanted, key);
      const person = await plantPerson(harness.server, { role: 'admin' });
      const refused = { code: 'CONFLICT', status: 409 };
      expect(await refusalOf(create([somebody()], key))).toMatchObject(refused);
      expect(await refusalOf(create(wanted, key, person))).toMatchObject(refused);
    });

    it('counts as a new call after seven days', async () => {
      const key = newKey();
      const wanted = [somebody()];
      await create(wanted, key);
      harness.server.setNow(new Date(Date.now() + 7 * DAY_MS + 1_000));
      await admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
      expect(await refusalOf(create(wanted, key))).toMatchObject({ message: EMAIL_TAKEN });
      expect(await refusalOf(create([somebody()], key))).toBe(null);
    });
  });

  it('creates all accounts or none, and names the e-mails that are taken', async () => {
    const known = await plantPerson(harness.server);
    const fresh = somebody();
    const issues = [{ path: 'accounts.1.email', message: EMAIL_TAKEN }];
    const refused = await refusalOf(create([fresh, { ...somebody(), email: known.user.email }]));
    expect(refused).toEqual({ code: 'CONFLICT', status: 409, message: EMAIL_TAKEN, issues });
    expect(await rowsOf([fresh])).toEqual([]);
    const { email } = known.user;
    expect(await admin.trpc.accountCreation.findTaken.mutate({ emails: [fresh.email, email.toUpperCase()] })).toEqual([
      email,
    ]);
  });

  it('accepts only one of two admins’ calls with the same list at the same moment', async () => {
    const person = await plantPerson(harness.server, { role: 'admin' });
    const wanted = [somebody(), somebody()];
    const both = await Promise.allSettled([create(wanted), create(wanted, newKey(), person)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = both.filter((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ data: { appCode: 'CONFLICT', issues: [{}, {}] } });
    expect(await rowsOf(wanted)).toHaveLength(2);
  });

  it('refuses an e-mail listed twice, too many accounts, none, and a short key', async () => {
    const account = somebody();
    await expect(create([account, { ...account, name: 'Other' }])).rejects.toMatchObject({
      data: { appCode: 'INVALID', issues: [{ path: 'accounts.1.email' }] },
    });
    const many = Array.from({ length: MAX_ACCOUNTS + 1 }, () => somebody());
    expect(await refusalOf(create(many))).toMatchObject({ code: 'INVALID' });
    expect(await refusalOf(create([]))).toMatchObject({ code: 'INVALID' });
    expect(await refusalOf(create([account], 'short'))).toMatchObject({ code: 'INVALID' });
  });

  it('requires a recent confirmation of the admin’s password', async () => {
    harness.server.setNow(new Date(Date.now() + 6 * 60_000));
    const wanted = [somebody()];
    expect(await refusalOf(create(wanted))).toMatchObject({ code: 'CONFIRM_FIRST' });
    expect(await rowsOf(wanted)).toEqual([]);
  });
});
