import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { users } from '@quorbit/db/schema/accounts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { createTemporaryFolder, type TestDatabase } from '@quorbit/db/testing';
import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { hasDemoContent } from '../../sessions/demo-accounts.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { listMailsTo } from '../../testing/stand-ins/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { seedDemoAccounts } from './demo-accounts.seed.ts';

const LEARNER = 'learner@demo.test';
const FORWARDING = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Real-IP',
  'CF-Connecting-IP',
  'Cf-Ray',
  'Fly-Client-IP',
  'Fastly-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Forwarded-For',
];

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

/** Seeds the demo accounts as a server start does, with the data folder of the running test. */
function seed({ database, server }: { database: TestDatabase; server: TestServer }) {
  return seedDemoAccounts({ database, log: server.deps.log, now: server.deps.now, dataDir: folder.path });
}

describe('the demo accounts setting', () => {
  const has = (env: Record<string, string>, kind: 'pglite' | 'postgres' = 'pglite') =>
    hasDemoContent(readEnv(env), kind);
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ PUBLIC_URL: 'https://quiz.example.org' }, false],
    [{ SEED_DEMO: 'false' }, false],
    [{ SEED_DEMO: 'true', HOST: '0.0.0.0', PUBLIC_URL: 'https://quiz.example.org' }, true],
  ])('with %j is %s', (env, expected) => {
    expect(has(env)).toBe(expected);
  });

  it('is off by default on a PostgreSQL server', () => {
    expect(has({}, 'postgres')).toBe(false);
    expect(has({ SEED_DEMO: 'true' }, 'postgres')).toBe(true);
  });
});

describeWithServer('demo accounts on the developer’s machine', { on: ['PGlite'] }, (harness) => {
  beforeEach(() => seed(harness));
  const login = (at: TestServer, headers: Record<string, string> = {}) =>
    send(at.address, 'POST', '/api/auth/login', { body: { email: LEARNER, password: DEMO_PASSWORD }, headers });
  const options = async (at: TestServer, headers: Record<string, string> = {}) =>
    (await send(at.address, 'GET', '/trpc/accounts.options', { headers })).text;

  it('can sign in and stay signed in directly, but not through a proxy', async () => {
    const direct = await login(harness.server);
    expect(direct.status).toBe(200);
    expect(await options(harness.server)).toContain('"demo":true');
    const { token } = Object(direct.body);
    const wrong = await send(harness.server.address, 'POST', '/api/auth/login', {
      body: { email: 'nobody@demo.test', password: 'x' },
    });
    for (const name of FORWARDING) {
      const headers = { [name]: '203.0.113.5' };
      const refused = await login(harness.server, headers);
      expect([name, refused.status, refused.text]).toEqual([name, 401, wrong.text]);
      expect(await options(harness.server, headers)).toContain('"demo":false');
      const me = await send(harness.server.address, 'GET', '/api/users/me', { token, headers });
      expect([name, me.status]).toEqual([name, 401]);
      const write = await send(harness.server.address, 'POST', '/trpc/accounts.updateSettings', {
        token,
        headers,
        body: { leaderboardOptOut: true },
      });
      expect([name, write.status]).toEqual([name, 401]);
      // A successful login resets the count of failures, so that the account is never locked for this address.
      expect((await login(harness.server)).status).toBe(200);
    }
    expect((await send(harness.server.address, 'GET', '/api/users/me', { token })).status).toBe(200);
    await send(harness.server.address, 'POST', '/trpc/accounts.forgotPassword', {
      body: { email: LEARNER },
      headers: { 'X-Forwarded-For': '203.0.113.5' },
    });
    expect(await listMailsTo(harness.server, LEARNER, 'Choose a new password')).toEqual([]);
  });

  it('are shut out once the server is reachable by others, unless the operator enables them', async () => {
    const { token } = Object((await login(harness.server)).body);
    const settings: Record<string, string>[] = [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://quiz.example.org' },
      { SEED_DEMO: 'false' },
    ];
    for (const env of settings) {
      const reachable = await startTestServer(harness.database, env);
      expect([env, (await login(reachable)).status]).toEqual([env, 401]);
      expect((await send(reachable.address, 'GET', '/api/users/me', { token })).status).toBe(401);
      expect(await options(reachable)).toContain('"demo":false');
      await reachable.close();
    }
    const said = await startTestServer(harness.database, { SEED_DEMO: 'true', PUBLIC_URL: 'https://quiz.example.org' });
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await login(said, headers)).status).toBe(200);
    expect((await send(said.address, 'GET', '/api/users/me', { token, headers })).status).toBe(200);
    expect(await options(said, headers)).toContain('"demo":true');
    await said.close();
  });

  it('do not stay signed in under a foreign host name that resolves to this machine', async () => {
    const { token } = Object((await login(harness.server)).body);
    const statusAt = async (host: string) => {
      // Uses `http.get`, because `fetch` sets the Host header itself.
      const asked = get(`${harness.server.address}/api/users/me`, {
        headers: { host, authorization: `Bearer ${token}` },
      });
      const [response]: IncomingMessage[] = await once(asked, 'response');
      response?.resume();
      return response?.statusCode;
    };
    expect(await statusAt('demo.example.org')).toBe(401);
    expect(await statusAt('127.0.0.1.example.org:3000')).toBe(401);
    expect(await statusAt('localhost:3000')).toBe(200);
  });

  it('lets other accounts sign in behind a proxy', async () => {
    const person = await harness.server.person();
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await send(harness.server.address, 'GET', '/api/users/me', { token: person.token, headers })).status).toBe(
      200,
    );
  });
});

describeWithServer('seeding demo accounts', { env: { SEED_DEMO: 'true' } }, (harness) => {
  it('creates the three accounts once, and leaves later changes alone', async () => {
    await seed(harness);
    await harness.database.transaction((tx) =>
      tx.update(users).set({ name: 'Renamed' }).where(eq(users.email, LEARNER)),
    );
    await seed(harness);
    const all = await harness.database.read.select().from(users).orderBy(users.email);
    // The demo learners that only fill the boards have no password and can't sign in.
    const rows = all.filter(({ passwordHash }) => passwordHash !== null);
    expect(rows.map(({ email, name, role, isDemo }) => [email, name, role, isDemo])).toEqual([
      ['admin@demo.test', 'Demo Admin', 'admin', true],
      ['learner@demo.test', 'Renamed', 'user', true],
      ['premium@demo.test', 'Demo Premium', 'premium', true],
    ]);
    const own = await harness.database.read.select().from(quizzes).where(isNotNull(quizzes.ownerId));
    const premium = rows.find(({ role }) => role === 'premium')?.id;
    expect(own.map(({ ownerId, audience, questionCount }) => [ownerId, audience, questionCount])).toEqual([
      [premium, 'premium', 6],
      [premium, 'premium', 6],
    ]);
    expect(all.length - rows.length).toBe(10);
  });

  it('gives the admin a password of this installation, which stays the same', async () => {
    const { adminPassword } = await seed(harness);
    expect(adminPassword).toMatch(/^[\w-]{16}$/);
    const login = (password: string) =>
      outcomeOf(harness.server.client().accounts.login.mutate({ email: 'admin@demo.test', password }));
    expect(await login(DEMO_PASSWORD)).toBe('WRONG_CREDENTIALS');
    expect(await login(adminPassword)).toBe('ok');
    expect(await seed(harness)).toEqual({ adminPassword });
    expect((await stat(join(folder.path, 'demo-admin-password'))).mode & 0o777).toBe(0o600);
  });

  it('replaces the password of an earlier version’s admin, and ends its sessions', async () => {
    await seed(harness);
    await harness.database.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ passwordHash: await hash(DEMO_PASSWORD) })
        .where(eq(users.email, 'admin@demo.test'));
    });
    const { token } = await harness.server.client().accounts.login.mutate({
      email: 'admin@demo.test',
      password: DEMO_PASSWORD,
    });
    await rm(join(folder.path, 'demo-admin-password'));
    const { adminPassword } = await seed(harness);
    expect(await outcomeOf(harness.server.client(token).accounts.me.query())).toBe('UNAUTHENTICATED');
    const login = { email: 'admin@demo.test', password: adminPassword };
    expect(await outcomeOf(harness.server.client().accounts.login.mutate(login))).toBe('ok');
  });
});
