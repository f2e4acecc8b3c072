import { randomBytes } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { expect, it, onTestFinished } from 'vitest';
import { plantPerson } from '../testing/planted/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';
import { outcomeOf } from '../testing/wire/refusal.ts';

const LIMIT = 30;
/** Points charged for registering and for logging in. */
const SIGN_UP = 8;
const LOG_IN = 5;
/** Points charged for the smallest export. */
const EXPORT = 10;
const TOO_MANY = 'Too many requests. Please wait a moment and try again.';
const redisUrl = process.env.TEST_REDIS_URL;

type Options = Parameters<typeof send>[3];

/** Calls `path` until the rate limit refuses, and returns how many calls were allowed. */
async function countAllowedCalls(
  server: TestServer,
  options: Options = {},
  path = '/api/openapi.json',
): Promise<number> {
  for (let passed = 0; passed <= LIMIT; passed += 1) {
    if ((await send(server.address, 'GET', path, options)).status === 429) return passed;
  }
  return LIMIT + 1;
}

describeWithDatabase('the rate limit', { on: ['PGlite'] }, (harness) => {
  async function start(env: Record<string, string> = {}): Promise<TestServer> {
    const server = await startTestServer(harness.database, { RATE_LIMIT_PER_MINUTE: String(LIMIT), ...env });
    onTestFinished(() => server.close());
    return server;
  }

  it('counts each signed-in user separately, and everybody else by address', async () => {
    const server = await start();
    const ann = await server.person();
    const bob = await server.person();
    expect(await countAllowedCalls(server, { token: ann.token })).toBe(LIMIT);
    expect(await countAllowedCalls(server, { token: bob.token })).toBe(LIMIT);
    // Both registrations were charged to the address, and so is a request with an invalid token.
    expect(await countAllowedCalls(server, { token: 'a.b.c' })).toBe(LIMIT - 2 * SIGN_UP);
    expect(await countAllowedCalls(server)).toBe(0);
  });

  it('answers 429 with the seconds to wait, in the formats of REST and tRPC', async () => {
    const server = await start();
    await countAllowedCalls(server);
    const rest = await send(server.address, 'GET', '/api/openapi.json');
    expect(rest).toMatchObject({ status: 429, body: { message: TOO_MANY, code: 'TOO_MANY' } });
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rest.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const trpc = await send(server.address, 'GET', '/trpc/accounts.me');
    expect(trpc).toMatchObject({
      status: 429,
      body: { error: { message: TOO_MANY, data: { appCode: 'TOO_MANY', httpStatus: 429 } } },
    });
    expect(Object(trpc.body).error.data.retryAfter).toBe(Number(trpc.headers.get('retry-after')));
    await expect(
      server.client().accounts.login.mutate({ email: 'a@example.org', password: 'x' }),
    ).rejects.toMatchObject({
      data: { appCode: 'TOO_MANY' },
    });
  });

  it('counts calls at unknown or oddly spelled paths, but not pages and health checks', async () => {
    const server = await start();
    for (let call = 0; call < LIMIT * 2; call += 1) {
      expect((await send(server.address, 'GET', call % 2 ? '/healthz' : '/login')).status).not.toBe(429);
    }
    for (let call = 0; call < LIMIT; call += 1) {
      await send(server.address, 'GET', call % 2 ? '/api/guess' : '/%61pi/openapi.json');
    }
    for (const path of ['/api/guess', '/%61pi/openapi.json', '/trpc/guess']) {
      expect((await send(server.address, 'GET', path)).status).toBe(429);
    }
    expect((await send(server.address, 'GET', '/login')).status).not.toBe(429);
  });

  it('ignores addresses in headers, unless the proxy is trusted', async () => {
    const open = await start();
    const forwarded = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    expect(await countAllowedCalls(open, forwarded('203.0.113.1'))).toBe(LIMIT);
    expect(await countAllowedCalls(open, forwarded('203.0.113.2'))).toBe(0);

    const behindProxy = await start({ TRUST_PROXY: '127.0.0.1' });
    expect(await countAllowedCalls(behindProxy, forwarded('203.0.113.1'))).toBe(LIMIT);
    expect(await countAllowedCalls(behindProxy, forwarded('203.0.113.2'))).toBe(LIMIT);
    // The client itself wrote the first forwarded address; the proxy added the last.
    expect(await countAllowedCalls(behindProxy, forwarded('198.51.100.9, 203.0.113.2'))).toBe(0);

    const otherProxy = await start({ TRUST_PROXY: '10.0.0.0/8' });
    expect(await countAllowedCalls(otherProxy, forwarded('203.0.113.1'))).toBe(LIMIT);
    expect(await countAllowedCalls(otherProxy, forwarded('203.0.113.2'))).toBe(0);
  });

  it('counts by connection when a trusted proxy forwards an invalid address', async () => {
    const server = await start({ TRUST_PROXY: '127.0.0.1' });
    const body = { email: 'nobody@example.org', password: 'wrong' };
    for (const value of [randomBytes(5000).toString('base64'), 'é', '"', '1.2.3.4:80, unknown']) {
      const headers = { 'x-forwarded-for': value };
      expect(await send(server.address, 'POST', '/api/auth/login', { body, headers })).toMatchObject({ status: 401 });
    }
    expect(await countAllowedCalls(server)).toBe(LIMIT - 4 * LOG_IN);
  });

  it.skipIf(redisUrl === undefined)('shares the count between processes through Redis', async () => {
    const env = { REDIS_URL: redisUrl ?? '' };
    const [first, second] = [await start(env), await start(env)];
    const maker = await start();
    const { token } = await maker.person();
    for (let call = 0; call < LIMIT; call += 1) {
      const server = call % 2 ? first : second;
      expect((await send(server.address, 'GET', '/api/users/me', { token })).status).toBe(200);
    }
    for (const server of [first, second]) {
      expect((await send(server.address, 'GET', '/api/users/me', { token })).status).toBe(429);
    }
  });

  it('counts each call of a batch', async () => {
    const server = await start();
    const batch = (calls: number) => {
      const input = encodeURIComponent(
        JSON.stringify(Object.fromEntries([...Array(calls).keys()].map((n) => [n, {}]))),
      );
      return send(
        server.address,
        'GET',
        `/trpc/${Array(calls).fill('accounts.options').join()}?batch=1&input=${input}`,
      );
    };
    for (let sent = 0; sent < LIMIT; sent += 10) expect((await batch(10)).status).toBe(200);
    const refused = await batch(2);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['logging in', '/api/auth/login', { password: 'wrong' }, LOG_IN, 401],
    ['registering', '/api/auth/register', { name: 'Ada', password: 'password123' }, SIGN_UP, 400],
    ['mailing a link', '/api/auth/forgot-password', {}, 20, 202],
  ])('charges the full price of %s', async (_, path, body, points, status) => {
    const server = await start();
    // Each call uses another e-mail address, because wrong passwords for one account are limited separately.
    const call = async () =>
      (await send(server.address, 'POST', path, { body: { ...body, email: `${newId()}@example.org` } })).status;
    for (let spent = 0; spent + points <= LIMIT; spent += points) expect(await call()).toBe(status);
    expect(await call()).toBe(429);
  });

  it('charges only the person who exports', async () => {
    const server = await start();
    const [ann, bob] = [await plantPerson(server), await plantPerson(server)];
    expect(await outcomeOf(ann.trpc.accounts.export.mutate())).toBe('ok');
    expect(await countAllowedCalls(server, { token: ann.token })).toBe(LIMIT - EXPORT);
    expect(await outcomeOf(bob.trpc.accounts.export.mutate())).toBe('ok');
  });

  it('refuses expensive calls in a batch', async () => {
    const server = await start();
    const body = { 0: { email: 'a@example.org', password: 'x' }, 1: { email: 'b@example.org', password: 'x' } };
    const answer = await send(server.address, 'POST', '/trpc/accounts.login,accounts.login?batch=1', { body });
    const refused = { error: { message: 'Send this call in a request of its own, not in a batch.' } };
    expect(answer).toMatchObject({ status: 400, body: [refused, refused] });
  });

  it('counts in each process while Redis cannot be reached, and reports that in /readyz', async () => {
    const server = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await countAllowedCalls(server)).toBe(LIMIT);
    const ready = await send(server.address, 'GET', '/readyz');
    expect(ready).toMatchObject({ status: 503, body: { checks: { database: 'ok', redis: 'unavailable' } } });
  });
});
