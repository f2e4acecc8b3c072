import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { TEST_PASSWORD } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';

describeWithServer('the log', { on: ['PGlite'] }, (harness) => {
  async function linesOf(request: () => Promise<{ headers: Headers }>) {
    const { headers } = await request();
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    // The log line is written once the response has been sent, so it may appear a moment later.
    await vi.waitFor(() => expect(harness.server.logs.map((line) => line.requestId)).toContain(requestId), 15_000);
    return harness.server.logs.filter((line) => line.requestId === requestId);
  }

  it('has one structured line per request, with the user and the duration', async () => {
    const { token, id } = await harness.server.person();
    const lines = await linesOf(() => send(harness.server.address, 'GET', '/api/users/me?x=1', { token }));
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        hostname: expect.any(String),
        requestId: expect.any(String),
        method: 'GET',
        path: '/api/users/me',
        status: 200,
        ms: expect.any(Number),
        userId: id,
        msg: 'answered',
      },
    ]);
  });

  it.each(['/api/%zz', '/api/nothing', '/trpc/nothing', '/trpc/quizzes.list?input={', '/healthz', '/login'])(
    'has one line for %s too',
    async (path) => {
      expect(await linesOf(() => send(harness.server.address, 'GET', path))).toHaveLength(1);
    },
  );

  it('holds no query string, no password and no token', async () => {
    const { token } = await harness.server.person();
    const query = 'search=a-word-of-mine&token=a-secret-in-the-address';
    await send(harness.server.address, 'GET', `/api/quizzes?${query}`, { token });
    await send(harness.server.address, 'GET', `/api/%zz?${query}`, { token });
    await send(harness.server.address, 'GET', `/google-auth?${query}`, { token });
    await send(
      harness.server.address,
      'GET',
      `/trpc/quizzes.list?input=${encodeURIComponent('{"search":"a-word-of-mine"}')}`,
      {
        token,
      },
    );
    await send(harness.server.address, 'POST', '/api/auth/login', {
      body: { email: 'a@example.org', password: TEST_PASSWORD },
    });
    const text = JSON.stringify(harness.server.logs);
    for (const secret of [
      TEST_PASSWORD,
      token,
      token.split('.')[2] ?? '',
      'a-word-of-mine',
      'a-secret-in-the-address',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('has no error for clients that hang up before the response has ended', async () => {
    const { hostname, port } = new URL(harness.server.address);
    for (let round = 0; round < 40; round += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip\r\n\r\n`);
      if (round % 2 === 0) await once(socket, 'readable');
      socket.destroy();
    }
    await linesOf(() => send(harness.server.address, 'GET', '/healthz'));
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
