// Sends requests that no browser sends over a bare connection: wrong host names, oddly spelled paths and malformed
// batches.
import { connect } from 'node:net';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';

const HOSTS = [
  '',
  'evil.example.org',
  'localhost:99999',
  'localhost, evil.example.org',
  'a@b',
  '[::1',
  '[::1]:3000',
  '127.0.0.1.evil.example.org',
  '%00',
  'x'.repeat(5_000),
  '\u00e9\u00ff',
  "' or 1=1 --",
  '<script>',
];
const PLACES = [
  '/',
  '/api/users/me',
  '/api/auth/login',
  '/trpc/accounts.me',
  '/packs/x.json',
  '/images/x',
  '/assets/x.js',
  '/healthz',
];
/** Odd spellings of path segments, some of which try to leave the path. */
const SPELLINGS = [
  '%2e%2e',
  '..',
  '.%2e',
  '%252e%252e',
  '..%2f',
  '..%5c',
  '\\..\\',
  '%c0%ae%c0%ae',
  '%00',
  '%ff',
  '%',
  '%zz',
  '%u002e',
  '//',
  ';',
  '?',
  '#',
  '*',
  '%0d%0ax-planted:%20yes',
  'accounts%2eme',
  'accounts.me,accounts.me',
  'accounts.me%2caccounts.sessions',
  '%61pi',
];
const CALLS = [
  'accounts.me',
  'accounts.sessions',
  'quizzes.list',
  'accounts.login',
  'accounts.nothing',
  '',
  '__proto__',
];
const MOST_IN_A_BATCH = 10;

describeWithServer('the server', { on: ['PGlite'] }, (harness) => {
  let person: Person;
  beforeAll(async () => {
    person = await plantPerson(harness.server);
  });

  async function stillStands(): Promise<void> {
    expect((await send(harness.server.address, 'GET', '/healthz')).status).toBe(200);
    // The logs are cleared, so that one test's errors don't fail the next test.
    expect(harness.server.logs.splice(0).filter(({ level }) => Number(level) >= 50)).toEqual([]);
  }

  /**
   * Sends a raw request. Returns the whole response as text, and its status, which is 0 if the connection closes
   * without a response.
   */
  async function ask(method: string, target: string, host: string): Promise<{ status: number; text: string }> {
    const { hostname, port } = new URL(harness.server.address);
    const head = [`${method} ${target} HTTP/1.1`, `host: ${host}`, 'connection: close'];
    if (method !== 'GET') head.push('content-length: 0');
    head.push(`authorization: Bearer ${person.token}`);
    const text = await new Promise<string>((resolve, reject) => {
      let said = '';
      const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
      socket.setEncoding('latin1');
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.on('close', () => resolve(said));
      socket.on('error', reject);
    });
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
  }

  it('answers any Host header without a server error, and never repeats it', async () => {
    for (const host of HOSTS) {
      for (const place of PLACES) {
        const { status, text } = await ask('GET', place, host);
        expect(status, `${host} ${place}`).toBeLessThan(500);
        expect(status).toBeGreaterThan(0);
        if (host.length > 3) expect(text).not.toContain(host);
      }
    }
    await stillStands();
  });

  it('answers oddly spelled paths without a server error, and serves nothing else through them', async () => {
    const part = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...SPELLINGS) }, fc.stringMatching(/^[!-~]{1,10}$/));
    const target = fc
      .tuple(
        fc.constantFrom(...PLACES, '/api/', '/trpc/'),
        fc.array(part, { maxLength: 4 }),
        fc.constantFrom('', '/etc/passwd'),
      )
      .map(([place, parts, end]) => `${place}/${parts.join('/')}${end}`);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'POST', 'DELETE', 'OPTIONS'), target, async (method, path) => {
        const { status, text } = await ask(method, path, 'localhost');
        expect(status).toBeLessThan(500);
        expect(text.split('\r\n\r\n')[0]).not.toMatch(/^x-planted:/im);
        expect(text).not.toMatch(/root:.*:0:0:/);
      }),
      { numRuns: 150, endOnFailure: true },
    );
    await stillStands();
  });

  it('returns the same result however the path of a call is spelled', async () => {
    const { token } = person;
    const plain = await send(harness.server.address, 'GET', '/trpc/accounts.me', { token });
    for (const path of ['/trpc/accounts%2Eme', '/%74rpc/accounts.me', '/trpc/accounts%252Eme']) {
      const { status, body } = await send(harness.server.address, 'GET', path, { token });
      expect([200, 404], path).toContain(status);
      if (status === 200) expect(body).toEqual(plain.body);
      const signedOut = await send(harness.server.address, 'GET', path);
      expect([401, 404], path).toContain(signedOut.status);
    }
  });

  it('answers any batch without a server error', async () => {
    const paths = fc.array(fc.constantFrom(...CALLS), { minLength: 1, maxLength: MOST_IN_A_BATCH + 3 });
    const inputs = fc.oneof(
      fc.dictionary(fc.constantFrom('0', '1', '9', '-1', '1e3', 'x', '__proto__', 'length'), fc.jsonValue()),
      fc.jsonValue(),
    );
    const times = fc.constantFrom('1', '0', 'true', '1&batch=1', '');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'POST'), paths, inputs, times, async (method, names, input, batch) => {
        const json = JSON.stringify(input);
        const query = method === 'GET' ? `&input=${encodeURIComponent(json)}` : '';
        const { status, text } = await send(
          harness.server.address,
          method,
          `/trpc/${names.join()}?batch=${batch}${query}`,
          {
            token: person.token,
            ...(method === 'POST' && { raw: json }),
          },
        );
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/node_modules|\.ts:\d/);
      }),
      { numRuns: 120, endOnFailure: true },
    );
    await stillStands();
  });

  it('refuses a batch of more than ten calls', async () => {
    const batchOf = (calls: number) =>
      send(harness.server.address, 'GET', `/trpc/${Array(calls).fill('accounts.me').join()}?batch=1&input={}`, {
        token: person.token,
      });
    expect((await batchOf(MOST_IN_A_BATCH)).status).toBe(200);
    expect((await batchOf(MOST_IN_A_BATCH + 1)).status).toBe(400);
  });
});
