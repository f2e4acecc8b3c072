import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { type HttpResponse, send } from '../testing/wire/http.ts';

describeWithServer('requests that the server refuses', (harness) => {
  let learner: Person;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
  });

  it('names every wrong field at once, over REST and tRPC', async () => {
    const body = { name: 'x', email: 'nobody', password: 'short' };
    const [rest, trpc] = await Promise.all([
      send(harness.server.address, 'POST', '/api/auth/register', { body }),
      send(harness.server.address, 'POST', '/trpc/accounts.register', { body }),
    ]);
    expect(pathsOf(Object(rest.body).issues)).toEqual(['email', 'name', 'password']);
    expect(pathsOf(Object(trpc.body).error.data.issues)).toEqual(['email', 'name', 'password']);
  });

  it.each(['TRACE', 'PROPFIND'])('refuses the method %s', async (method) => {
    for (const path of ['/api/quizzes', '/trpc/accounts.me', '/trpc/accounts.login']) {
      const head = await raw(
        harness.server.address,
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      );
      expect(head).toMatch(/^HTTP\/1\.1 (400|404|405) /);
    }
  });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'INVALID'],
    ['headers without an end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
    [
      'a long address',
      `GET /trpc/accounts.me?input=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
      'TOO_LARGE',
    ],
    [
      'a WebSocket upgrade without a key',
      'GET /trpc HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\r\n',
      400,
      'INVALID',
    ],
    ['a path that cannot be decoded', 'GET /%ff%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'INVALID'],
  ])('answers %s on the bare connection with JSON', async (_name, request, status, code) => {
    const response = await raw(harness.server.address, request);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code });
    expect(response).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
  });

  it('answers an invalid Host header without a server error', async () => {
    const token = `authorization: Bearer ${learner.token}`;
    const response = await raw(
      harness.server.address,
      `GET /trpc/accounts.me HTTP/1.1\r\nhost: [\r\n${token}\r\nconnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 (200|400) /);
  });

  it('marks responses of calls as not cacheable, and logs no error', async () => {
    const responses: HttpResponse[] = await Promise.all([
      send(harness.server.address, 'GET', '/api/users/me', { token: learner.token }),
      send(harness.server.address, 'GET', '/api/nothing'),
      send(harness.server.address, 'GET', '/trpc/accounts.me', { token: learner.token }),
      send(harness.server.address, 'GET', '/trpc/nothing'),
    ]);
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'));
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

function pathsOf(issues: { path: string }[]): string[] {
  return issues.map(({ path }) => path).sort();
}

/** Sends raw text to the server and returns everything received until the connection closes. */
function raw(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
