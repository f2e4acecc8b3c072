import { newId } from '@quorbit/contracts/lib/ids';
import { sessions, signInFailures, users } from '@quorbit/db/schema/accounts';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../testing/http.ts';
import { outcomeOf, refusalOf } from '../../testing/refusal.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { sweep } from './sweep.worker.ts';

const MINUTE_MS = 60_000;
const WRONG = 'not the right one';

describe.each(testDatabases)('signing in on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database, {
      TRUST_PROXY: '127.0.0.1',
      ADMIN_EMAIL: 'Boss@Example.org',
      ADMIN_PASSWORD: 'unused-password-1',
    });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const newEmail = () => `${newId()}@example.org`;
  const loginFrom = (from: string, email: string, password: string) =>
    send(server.address, 'POST', '/trpc/accounts.login', {
      body: { email, password },
      headers: { 'x-forwarded-for': from },
    });

  it('goes from registering through signing out and in to another role', async () => {
    const email = newEmail();
    const registered = await server.client().accounts.register.mutate({
      name: '  Ada Lovelace ',
      email: ` ${email.toUpperCase()} `,
      password: TEST_PASSWORD,
      timeZone: 'Europe/London',
    });
    expect(registered.user).toMatchObject({
      name: 'Ada Lovelace',
      email,
      emailVerified: false,
      hasPassword: true,
      role: 'user',
      level: 1,
      xp: 0,
      timeZone: 'Europe/London',
    });
    const first = server.client(registered.token);
    expect(await first.accounts.me.query()).toEqual(registered.user);
    await first.accounts.logout.mutate();
    expect(await outcomeOf(first.accounts.me.query())).toBe('UNAUTHENTICATED');

    const signedIn = await server
      .client()
      .accounts.login.mutate({ email: email.toUpperCase(), password: TEST_PASSWORD });
    expect(signedIn.user).toEqual(registered.user);
    const second = server.client(signedIn.token);
    const third = server.client(
      (await server.client().accounts.login.mutate({ email, password: TEST_PASSWORD })).token,
    );
    const userId = registered.user.id;
    const promoted = await second.accounts.updateRole.mutate({ userId, role: 'premium' });
    expect(promoted.user.role).toBe('premium');
    // The new token is for the same session, and the other session has the new role at once.
    expect((await server.client(promoted.token).accounts.me.query()).role).toBe('premium');
    expect((await third.accounts.me.query()).role).toBe('premium');
    expect(await outcomeOf(third.quizzes.create.mutate({ title: `Quiz ${newId()}`, category: 'General' }))).toBe('ok');
    await third.accounts.updateRole.mutate({ userId, role: 'user' });
    expect(await outcomeOf(second.quizzes.create.mutate({ title: `Quiz ${newId()}`, category: 'General' }))).toBe(
      'PREMIUM_REQUIRED',
    );
    expect(await outcomeOf(second.accounts.updateRole.mutate({ userId, role: 'admin' }))).toBe('FORBIDDEN');
    expect(await outcomeOf(second.accounts.updateRole.mutate({ userId: newId(), role: 'premium' }))).toBe('FORBIDDEN');
    await second.accounts.logoutAll.mutate();
    expect(await outcomeOf(second.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(third.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await database.read.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  it('makes exactly one account when an e-mail is registered many times at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      [email, email.toUpperCase(), ` ${email}`, email, email.toUpperCase(), email].map((address, index) =>
        send(server.address, 'POST', '/api/auth/register', {
          body: { name: `Name ${index}`, email: address, password: TEST_PASSWORD },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await database.read.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it("refuses common passwords, and the operator's own address", async () => {
    const person = { name: 'Somebody', timeZone: 'UTC' };
    const common = await refusalOf(
      server.client().accounts.register.mutate({ ...person, email: newEmail(), password: 'Password123!' }),
    );
    expect(common).toMatchObject({ code: 'INVALID', issues: [{ path: 'password' }] });
    const taken = { ...person, email: 'BOSS@example.org', password: TEST_PASSWORD };
    expect(await outcomeOf(server.client().accounts.register.mutate(taken))).toBe('CONFLICT');
  });

  it('says the same of an unknown e-mail, a wrong password and a suspended account', async () => {
    const person = await server.person();
    const suspended = await server.person();
    await database.transaction((tx) =>
      tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id)),
    );
    const pairs = [
      { email: newEmail(), password: TEST_PASSWORD },
      { email: person.user.email, password: WRONG },
      { email: suspended.user.email, password: TEST_PASSWORD },
    ];
    const answers = await Promise.all(pairs.map((body) => send(server.address, 'POST', '/api/auth/login', { body })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await outcomeOf(suspended.trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['an account', true],
    ['an e-mail without an account', false],
  ])('locks %s after five failures from one address, and from there alone', async (_, exists) => {
    const email = exists ? (await server.person()).user.email : newEmail();
    const start = new Date('2026-05-01T10:00:00Z');
    for (let failure = 0; failure < 5; failure += 1) {
      server.setNow(new Date(start.getTime() + failure * MINUTE_MS));
      expect((await loginFrom('203.0.113.1', email, WRONG)).status).toBe(401);
    }
    const locked = await loginFrom('203.0.113.1', email, TEST_PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe(String(11 * 60));
    expect(locked.text).toContain('Too many failed tries. Try again in 11 minutes.');
    expect((await loginFrom('203.0.113.2', email, TEST_PASSWORD)).status).toBe(exists ? 200 : 401);

    server.setNow(new Date(start.getTime() + 15 * MINUTE_MS - 1_000));
    const almost = await loginFrom('203.0.113.1', email, TEST_PASSWORD);
    expect([almost.status, almost.headers.get('retry-after')]).toEqual([429, '1']);
    server.setNow(new Date(start.getTime() + 15 * MINUTE_MS));
    expect((await loginFrom('203.0.113.1', email, TEST_PASSWORD)).status).toBe(exists ? 200 : 401);
    server.setNow(new Date());
  });

  it('answers at most five guesses that are sent all at once', async () => {
    const { user } = await server.person();
    const guesses = Array.from({ length: 12 }, () => loginFrom('203.0.113.7', user.email, WRONG));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  it('lets many sign in to one account at once with the right password', async () => {
    const { user } = await server.person();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => loginFrom('203.0.113.8', user.email, TEST_PASSWORD)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('forgets failures once the right password was given', async () => {
    const { user } = await server.person();
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await loginFrom('203.0.113.9', user.email, WRONG);
      expect((await loginFrom('203.0.113.9', user.email, TEST_PASSWORD)).status).toBe(200);
    }
  });

  it('counts in the database, so that a second process knows', async () => {
    const { user } = await server.person();
    const other = await startTestServer(database, { TRUST_PROXY: '127.0.0.1' });
    for (let failure = 0; failure < 5; failure += 1) await loginFrom('203.0.113.10', user.email, WRONG);
    const answer = await send(other.address, 'POST', '/api/auth/login', {
      body: { email: user.email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-for': '203.0.113.10' },
    });
    await other.close();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('sweeps old failures and expired sessions, and nothing else', async () => {
    await loginFrom('203.0.113.11', newEmail(), WRONG);
    const person = await server.person();
    const expired = await server.person();
    await database.transaction((tx) =>
      tx
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(sessions.userId, expired.id)),
    );
    expect(await outcomeOf(expired.trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
    await sweep(database, new Date());
    expect((await database.read.select().from(signInFailures)).length).toBeGreaterThan(0);
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ok');
    await sweep(database, new Date(Date.now() + 16 * MINUTE_MS));
    expect(await database.read.select().from(signInFailures)).toEqual([]);
    expect(await database.read.select().from(sessions).where(eq(sessions.userId, expired.id))).toEqual([]);
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ok');
  });
});
