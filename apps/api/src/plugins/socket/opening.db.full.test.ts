import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { openRawSocket, type RawSocket, subscribeMessage } from '../../testing/wire/raw-socket.ts';
import { CLOSE_CODES } from './close-codes.ts';

const LIMIT = 20;
/** Points charged for registering. */
const SIGN_UP = 8;
const MIB = 1024 * 1024;

describeWithDatabase('the price of a socket', { on: ['PGlite'] }, (harness) => {
  const opened: RawSocket[] = [];

  async function start(env: Record<string, string> = {}): Promise<TestServer> {
    const server = await startTestServer(harness.database, { RATE_LIMIT_PER_MINUTE: String(LIMIT), ...env });
    onTestFinished(() => server.close());
    return server;
  }

  async function open(server: TestServer, token?: string | null): Promise<RawSocket> {
    const socket = await openRawSocket(server.address, { token });
    opened.push(socket);
    return socket;
  }

  async function openAs(server: TestServer, token: string): Promise<RawSocket> {
    const socket = await open(server, token);
    socket.ws.send(subscribeMessage('sync.hints'));
    return socket;
  }

  const starts = (socket: RawSocket) => socket.next(({ result, error }) => result?.type === 'started' || !!error);

  const callsOf = async (server: TestServer, token?: string) => {
    for (let passed = 0; ; passed += 1) {
      const { status } = await send(server.address, 'GET', '/api/openapi.json', token === undefined ? {} : { token });
      if (status === 429) return passed;
    }
  };

  afterEach(async () => {
    for (const { ws, closed } of opened.splice(0)) {
      ws.terminate();
      await closed;
    }
  });

  it('sockets of signed-in users leave the budget of their address alone', async () => {
    const server = await start();
    const { token } = await server.person();
    const { token: other } = await server.person();
    for (const userToken of [token, other, token, other]) {
      expect(await starts(await openAs(server, userToken))).toMatchObject({ result: { type: 'started' } });
    }
    // Both users were registered from this address, which was charged for each registration.
    expect(await callsOf(server)).toBe(LIMIT - 2 * SIGN_UP);
  });

  it('a signed-in user pays for each socket, and is refused when no points are left', async () => {
    const server = await start();
    const { token } = await server.person();
    expect(await starts(await openAs(server, token))).toMatchObject({ result: { type: 'started' } });
    await callsOf(server, token);
    const late = await openAs(server, token);
    expect(await starts(late)).toMatchObject({ error: { data: { appCode: 'TOO_MANY' } } });
    expect((await late.closed).code).toBe(CLOSE_CODES.later[0]);
  });

  it('a signed-in user gets in although the address has no points left', async () => {
    const server = await start();
    const { token } = await server.person();
    await callsOf(server);
    expect(await starts(await openAs(server, token))).toMatchObject({ result: { type: 'started' } });
  });

  it.each([
    ['with a wrong token', 'nonsense'],
    ['without a token', null],
  ])('a client %s is charged to its address, and refused when no points are left', async (_name, token) => {
    const server = await start();
    for (let n = 0; n < LIMIT; n += 1) expect((await (await open(server, token)).closed).code).toBe(4401);
    const refused = await open(server, token);
    expect(await starts(refused)).toMatchObject({ error: { data: { appCode: 'TOO_MANY' } } });
    expect((await refused.closed).code).toBe(CLOSE_CODES.later[0]);
    expect(await callsOf(server)).toBe(0);
  });

  it('silent clients and upgrades at a wrong path are charged to their address', async () => {
    const server = await start();
    const silent = await open(server);
    silent.ws.terminate();
    await silent.closed;
    await expect.poll(() => server.app.websocketServer.clients.size).toBe(0);
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    };
    await openRawSocket(`${server.address}/elsewhere`, { headers });
    expect(await callsOf(server)).toBe(LIMIT - 2);
  });

  it('500 anonymous sockets hold at most 50 MB, whatever they have begun to send', async () => {
    const server = await start({ SOCKETS_PER_ADDRESS: '500' });
    const before = process.memoryUsage();
    const sockets = await Promise.all(Array.from({ length: 500 }, () => open(server)));
    for (const { ws } of sockets) for (let n = 0; n < 16; n += 1) ws.send('x'.repeat(1_000), { fin: false });
    await expect.poll(() => sockets.every(({ ws }) => ws.bufferedAmount === 0)).toBe(true);
    const after = process.memoryUsage();
    // The measured memory includes the clients, since they run in this process too.
    const held = after.heapUsed + after.external - before.heapUsed - before.external;
    expect(held).toBeLessThan(50 * MIB);
  });

  it('a message in many tiny fragments closes the socket before it takes memory', async () => {
    const server = await start();
    const socket = await open(server);
    for (let n = 0; n < 2_000; n += 1) socket.ws.send('x', { fin: false });
    expect((await socket.closed).code).toBe(1008);
  });
});
