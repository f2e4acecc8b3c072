import { hash } from '@node-rs/argon2';
import { STAFF_NAME, UNREADABLE_NAME } from '@quorbit/contracts/accounts/names';
import { EMAIL_AS_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import { newId } from '@quorbit/contracts/lib/ids';
import { sessions, signInFailures, users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { startTestServer, TEST_PASSWORD } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';
import { pruneExpired } from '../sweep.worker.ts';

const MINUTE_MS = 60_000;
const WRONG = 'not the right one';
const env = { TRUST_PROXY: '127.0.0.1', ADMIN_EMAIL: 'Boss@Example.org', ADMIN_PASSWORD: 'unused-password-1' };

describeWithServer('signing in', { env }, (harness) => {
  const newEmail = () => `${newId()}@example.org`;
  const loginFrom = (from: string, email: string, password: string) =>
    send(harness.server.address, 'POST', '/trpc/accounts.login', {
      body: { email, password },
      headers: { 'x-forwarded-for': from },
    });

  it('registers, signs in and out, and changes role in all sessions', async () => {
    const email = newEmail();
    const registered = await harness.server.client().accounts.register.mutate({
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
    const first = harness.server.client(registered.token);
    expect(await first.accounts.me.query()).toEqual(registered.user);
    await first.accounts.logout.mutate();
    expect(await outcomeOf(first.accounts.me.query())).toBe('UNAUTHENTICATED');

    const signedIn = await harness.server
      .client()
      .accounts.login.mutate({ email: email.toUpperCase(), password: TEST_PASSWORD });
    expect(signedIn.user).toEqual(registered.user);
    const second = harness.server.client(signedIn.token);
    const third = harness.server.client(
      (await harness.server.client().accounts.login.mutate({ email, password: TEST_PASSWORD })).token,
    );
    const userId = registered.user.id;
    const promoted = await second.accounts.updateRole.mutate({ userId, role: 'premium' });
    expect(promoted.user.role).toBe('premium');
    // The new token is for the same session, and the user's other session has the new role at once.
    expect((await harness.server.client(promoted.token).accounts.me.query()).role).toBe('premium');
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
    expect(await harness.database.read.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  it('creates exactly one account when an e-mail is registered many times at once', async () => {
    const email = newEmail();
    const responses = await Promise.all(
      [email, email.toUpperCase(), ` ${email}`, email, email.toUpperCase(), email].map((address, index) =>
        send(harness.server.address, 'POST', '/api/auth/register', {
          body: { name: `Name ${index}`, email: address, password: TEST_PASSWORD },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await harness.database.read.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it('refuses common passwords, and registration with the operator’s address', async () => {
    const person = { name: 'Somebody', timeZone: 'UTC' };
    const common = await refusalOf(
      harness.server.client().accounts.register.mutate({ ...person, email: newEmail(), password: 'Password123!' }),
    );
    expect(common).toMatchObject({ code: 'INVALID', issues: [{ path: 'password' }] });
    const taken = { ...person, email: 'BOSS@example.org', password: TEST_PASSWORD };
    expect(await outcomeOf(harness.server.client().accounts.register.mutate(taken))).toBe('CONFLICT');
  });

  it('refuses the account’s e-mail, whole or before the @, as its password', async () => {
    const email = newEmail();
    for (const password of [email, email.toUpperCase(), email.split('@')[0] ?? '', ` ${email} `]) {
      const refused = await refusalOf(
        harness.server.client().accounts.register.mutate({ name: 'Ada', email, password }),
      );
      expect(refused).toMatchObject({ code: 'INVALID', issues: [{ path: 'password', message: EMAIL_AS_PASSWORD }] });
    }
  });

  it('accepts a password in any Unicode form of its letters', async () => {
    const email = newEmail();
    const login = (password: string) => outcomeOf(harness.server.client().accounts.login.mutate({ email, password }));
    const register = { name: 'Zoë', email, password: 'Zo\u00EB am Fenster' };
    expect(await outcomeOf(harness.server.client().accounts.register.mutate(register))).toBe('ok');
    expect(await login('Zoe\u0308 am Fenster')).toBe('ok');
    expect(await login('Zoe am Fenster')).toBe('WRONG_CREDENTIALS');
  });

  it('accepts a password whose hash was made before normalization, and replaces that hash', async () => {
    const { user, id } = await harness.server.person();
    const given = 'Zoe\u0308 am Fenster';
    const old = await hash(given);
    await harness.database.read.update(users).set({ passwordHash: old }).where(eq(users.id, id));
    const login = (password: string) =>
      outcomeOf(harness.server.client().accounts.login.mutate({ email: user.email, password }));
    expect(await login('Zo\u00EB am Fenster')).toBe('WRONG_CREDENTIALS');
    expect(await login(given)).toBe('ok');
    expect(await login('Zo\u00EB am Fenster')).toBe('ok');
    const [stored] = await harness.database.read.select().from(users).where(eq(users.id, id));
    expect(stored?.passwordHash).not.toBe(old);
  });

  it('refuses unreadable names and names that look like staff', async () => {
    const person = { email: newEmail(), password: TEST_PASSWORD };
    for (const [name, message] of [
      ['Ad\u200Ba', UNREADABLE_NAME],
      ['\u202Eada', UNREADABLE_NAME],
      ['\u3164\u3164', UNREADABLE_NAME],
      ['Quorbit Support', STAFF_NAME],
    ] as const) {
      const refused = await refusalOf(harness.server.client().accounts.register.mutate({ ...person, name }));
      expect(refused).toMatchObject({ code: 'INVALID', issues: [{ path: 'name', message }] });
    }
  });

  it('returns the same error for an unknown e-mail, a wrong password and a suspended account', async () => {
    const person = await harness.server.person();
    const suspended = await harness.server.person();
    await harness.database.transaction((tx) =>
      tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id)),
    );
    const pairs = [
      { email: newEmail(), password: TEST_PASSWORD },
      { email: person.user.email, password: WRONG },
      { email: suspended.user.email, password: TEST_PASSWORD },
    ];
    const responses = await Promise.all(
      pairs.map((body) => send(harness.server.address, 'POST', '/api/auth/login', { body })),
    );
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await outcomeOf(suspended.trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['an account', true],
    ['an e-mail without an account', false],
  ])('locks %s after five failures, only for the network address that they came from', async (_, exists) => {
    const email = exists ? (await harness.server.person()).user.email : newEmail();
    const start = new Date('2026-05-01T10:00:00Z');
    for (let failure = 0; failure < 5; failure += 1) {
      harness.server.setNow(new Date(start.getTime() + failure * MINUTE_MS));
      expect((await loginFrom('203.0.113.1', email, WRONG)).status).toBe(401);
    }
    const locked = await loginFrom('203.0.113.1', email, TEST_PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe(String(11 * 60));
    expect(locked.text).toContain('Too many failed tries. Try again in 11 minutes.');
    expect((await loginFrom('203.0.113.2', email, TEST_PASSWORD)).status).toBe(exists ? 200 : 401);

    harness.server.setNow(new Date(start.getTime() + 15 * MINUTE_MS - 1_000));
    const almost = await loginFrom('203.0.113.1', email, TEST_PASSWORD);
    expect([almost.status, almost.headers.get('retry-after')]).toEqual([429, '1']);
    harness.server.setNow(new Date(start.getTime() + 15 * MINUTE_MS));
    expect((await loginFrom('203.0.113.1', email, TEST_PASSWORD)).status).toBe(exists ? 200 : 401);
    harness.server.setNow(new Date());
  });

  it('checks at most five guesses that are sent at once', async () => {
    const { user } = await harness.server.person();
    const guesses = Array.from({ length: 12 }, () => loginFrom('203.0.113.7', user.email, WRONG));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  it('lets one account sign in many times at once with the right password', async () => {
    const { user } = await harness.server.person();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => loginFrom('203.0.113.8', user.email, TEST_PASSWORD)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('resets the count of failures after a sign-in with the right password', async () => {
    const { user } = await harness.server.person();
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await loginFrom('203.0.113.9', user.email, WRONG);
      expect((await loginFrom('203.0.113.9', user.email, TEST_PASSWORD)).status).toBe(200);
    }
  });

  it('counts failures in the database, so that a second process applies the lock too', async () => {
    const { user } = await harness.server.person();
    const behindProxy = await startTestServer(harness.database, { TRUST_PROXY: '127.0.0.1' });
    for (let failure = 0; failure < 5; failure += 1) await loginFrom('203.0.113.10', user.email, WRONG);
    const response = await send(behindProxy.address, 'POST', '/api/auth/login', {
      body: { email: user.email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-for': '203.0.113.10' },
    });
    await behindProxy.close();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('deletes only old failures and expired sessions in a sweep', async () => {
    await loginFrom('203.0.113.11', newEmail(), WRONG);
    const person = await harness.server.person();
    const expired = await harness.server.person();
    await harness.database.transaction((tx) =>
      tx
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(sessions.userId, expired.id)),
    );
    expect(await outcomeOf(expired.trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
    await pruneExpired(harness.database, new Date());
    expect((await harness.database.read.select().from(signInFailures)).length).toBeGreaterThan(0);
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ok');
    await pruneExpired(harness.database, new Date(Date.now() + 16 * MINUTE_MS));
    expect(await harness.database.read.select().from(signInFailures)).toEqual([]);
    expect(await harness.database.read.select().from(sessions).where(eq(sessions.userId, expired.id))).toEqual([]);
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ok');
  });
});
