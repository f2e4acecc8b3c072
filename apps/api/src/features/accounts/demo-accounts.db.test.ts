import { DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { users } from '@quorbit/db/schema/accounts';
import { openTestPglite, type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { send } from '../../testing/http.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { hasDemo, seedDemoAccounts } from './demo-accounts.ts';

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
];

describe('whether demo accounts exist', () => {
  const has = (env: Record<string, string>, kind: 'pglite' | 'postgres' = 'pglite') => hasDemo(readEnv(env), kind);
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ PUBLIC_URL: 'https://quiz.example.org' }, false],
    [{ SEED_DEMO: 'false' }, false],
    [{ SEED_DEMO: 'true', HOST: '0.0.0.0', PUBLIC_URL: 'https://quiz.example.org' }, true],
  ])('with %j: %s', (env, expected) => {
    expect(has(env)).toBe(expected);
  });

  it('is off by default on a PostgreSQL server', () => {
    expect(has({}, 'postgres')).toBe(false);
    expect(has({ SEED_DEMO: 'true' }, 'postgres')).toBe(true);
  });
});

describe("demo accounts on one's own machine", () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await openTestPglite();
    server = await startTestServer(database);
    await seedDemoAccounts({ database, log: server.deps.log, now: server.deps.now });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  const login = (at: TestServer, headers: Record<string, string> = {}) =>
    send(at.address, 'POST', '/api/auth/login', { body: { email: LEARNER, password: DEMO_PASSWORD }, headers });
  const options = async (at: TestServer, headers: Record<string, string> = {}) =>
    (await send(at.address, 'GET', '/trpc/accounts.options', { headers })).text;

  it('sign in directly, and neither sign in nor stay signed in through a proxy', async () => {
    const direct = await login(server);
    expect(direct.status).toBe(200);
    expect(await options(server)).toContain('"demo":true');
    const { token } = Object(direct.body);
    const wrong = await send(server.address, 'POST', '/api/auth/login', {
      body: { email: 'nobody@demo.test', password: 'x' },
    });
    for (const name of FORWARDING) {
      const headers = { [name]: '203.0.113.5' };
      const refused = await login(server, headers);
      expect([name, refused.status, refused.text]).toEqual([name, 401, wrong.text]);
      expect(await options(server, headers)).toContain('"demo":false');
      const me = await send(server.address, 'GET', '/api/users/me', { token, headers });
      expect([name, me.status]).toEqual([name, 401]);
      const write = await send(server.address, 'POST', '/trpc/accounts.updateSettings', {
        token,
        headers,
        body: { leaderboardOptOut: true },
      });
      expect([name, write.status]).toEqual([name, 401]);
      // Signing in also forgets the failure, so that the account is never locked for this address.
      expect((await login(server)).status).toBe(200);
    }
    expect((await send(server.address, 'GET', '/api/users/me', { token })).status).toBe(200);
    await send(server.address, 'POST', '/trpc/accounts.forgotPassword', {
      body: { email: LEARNER },
      headers: { 'X-Forwarded-For': '203.0.113.5' },
    });
    expect(await mailsTo(server, LEARNER, 'Choose a new password')).toEqual([]);
  });

  it('are shut out once the same data is served to others, and let in where the operator says so', async () => {
    const { token } = Object((await login(server)).body);
    const settings: Record<string, string>[] = [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://quiz.example.org' },
      { SEED_DEMO: 'false' },
    ];
    for (const env of settings) {
      const reachable = await startTestServer(database, env);
      expect([env, (await login(reachable)).status]).toEqual([env, 401]);
      expect((await send(reachable.address, 'GET', '/api/users/me', { token })).status).toBe(401);
      expect(await options(reachable)).toContain('"demo":false');
      await reachable.close();
    }
    const said = await startTestServer(database, { SEED_DEMO: 'true', PUBLIC_URL: 'https://quiz.example.org' });
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await login(said, headers)).status).toBe(200);
    expect((await send(said.address, 'GET', '/api/users/me', { token, headers })).status).toBe(200);
    expect(await options(said, headers)).toContain('"demo":true');
    await said.close();
  });

  it('leaves everybody else alone behind a proxy', async () => {
    const person = await server.person();
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await send(server.address, 'GET', '/api/users/me', { token: person.token, headers })).status).toBe(200);
  });
});

describe.each(testDatabases)('seeding demo accounts on $name', ({ open }) => {
  it('makes the three once, and leaves what was changed since', async () => {
    const database = await open();
    const server = await startTestServer(database, { SEED_DEMO: 'true' });
    const seed = () => seedDemoAccounts({ database, log: server.deps.log, now: server.deps.now });
    await seed();
    await database.transaction((tx) => tx.update(users).set({ name: 'Renamed' }).where(eq(users.email, LEARNER)));
    await seed();
    const rows = await database.read.select().from(users).orderBy(users.email);
    expect(rows.map(({ email, name, role, isDemo }) => [email, name, role, isDemo])).toEqual([
      ['admin@demo.test', 'Demo Admin', 'admin', true],
      ['learner@demo.test', 'Renamed', 'user', true],
      ['premium@demo.test', 'Demo Premium', 'premium', true],
    ]);
    await server.close();
    await database.drop();
  });
});
