import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { afterEach, expect, it } from 'vitest';
import { scopeChannel } from '../../realtime/commit-signals.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { helloMessage, openRawSocket, type RawSocket, subscribeMessage } from '../../testing/wire/raw-socket.ts';
import { CLOSE_CODES } from './close-codes.ts';

/** Close codes of the WebSocket protocol. */
const PROTOCOL_ERROR = 1002;
const TOO_LARGE = 1009;
const MIB = 1024 * 1024;

describeWithServer('sockets of people who mean no good', { env: { SOCKETS_PER_ADDRESS: '8' } }, (harness) => {
  const opened: RawSocket[] = [];
  async function open(token?: string | null): Promise<RawSocket> {
    const socket = await openRawSocket(harness.server.address, { token });
    opened.push(socket);
    return socket;
  }
  async function openAsSomebody(): Promise<RawSocket> {
    const socket = await open((await plantPerson(harness.server)).token);
    socket.ws.send(subscribeMessage('sync.hints'));
    await socket.next(({ result }) => result?.type === 'started');
    return socket;
  }
  const codeOf = async ({ closed }: RawSocket) => (await closed).code;

  afterEach(async () => {
    for (const { ws, closed } of opened.splice(0)) {
      ws.terminate();
      await closed;
    }
    // Whatever was sent, the server still serves others and has logged no error.
    expect((await fetch(`${harness.server.address}/healthz`)).status).toBe(200);
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  const MALFORMED = [
    '',
    ' ',
    '{',
    'null',
    '[]]',
    '42',
    '"text"',
    '{}',
    '[{}]',
    '[null]',
    JSON.stringify({ id: null, method: 'subscription', params: { path: 'sync.hints' } }),
    JSON.stringify({ id: 1.5, method: 'subscription', params: { path: 'sync.hints' } }),
    JSON.stringify({ id: 'x'.repeat(65), method: 'subscription.stop' }),
    JSON.stringify({ id: 1, method: 'subscribe', params: {} }),
    JSON.stringify({ id: 1, jsonrpc: '3.0', method: 'subscription', params: { path: 'sync.hints' } }),
    JSON.stringify({ id: 1, method: 'subscription', params: { path: ['a'] } }),
    JSON.stringify({ id: 1, method: 'subscription', params: { path: 'x'.repeat(200) } }),
    JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, method: 'subscription.stop' }))),
    '['.repeat(8_000),
    `{"__proto__":{"id":1},"method":"subscription"}`,
  ];

  it.each(MALFORMED)('an unreadable message gets an error, and the socket stays open: %s', async (text) => {
    const socket = await openAsSomebody();
    socket.ws.send(text);
    expect((await socket.next(({ error }) => error !== undefined)).error?.data.appCode).toBe('INVALID');
    socket.ws.send(subscribeMessage('sync.hints', undefined, 'after'));
    expect(await socket.next(({ id }) => id === 'after')).toMatchObject({ result: { type: 'started' } });
  });

  it.each(MALFORMED)('an unreadable first message closes the socket: %s', async (text) => {
    const socket = await open();
    socket.ws.send(text);
    expect([CLOSE_CODES.unreadable[0], CLOSE_CODES.sessionOver[0]]).toContain(await codeOf(socket));
  });

  it('calls of procedures that do not exist are refused one by one', async () => {
    const socket = await openAsSomebody();
    for (const path of ['nothing.here', 'toString', '__proto__', 'constructor.name', 'sync', '', 'sync.exchange']) {
      socket.ws.send(subscribeMessage(path, undefined, path || 'empty'));
      const { error } = await socket.next(({ id }) => id === (path || 'empty'));
      expect(error?.data.appCode).toBe('NOT_FOUND');
    }
  });

  it('unreadable messages in a row close the socket', async () => {
    const socket = await openAsSomebody();
    for (let n = 0; n < 30; n += 1) socket.ws.send('{');
    expect(await codeOf(socket)).toBe(CLOSE_CODES.flood[0]);
  });

  it.each([
    ['a giant text', (socket: RawSocket) => socket.ws.send('x'.repeat(MIB))],
    ['a giant token', (socket: RawSocket) => socket.ws.send(helloMessage('x'.repeat(17 * 1024)))],
    [
      'a large message in fragments',
      (socket: RawSocket) => {
        for (let n = 0; n < 10; n += 1) socket.ws.send('x'.repeat(4_000), { fin: false });
      },
    ],
  ])('%s closes the socket', async (_name, send) => {
    for (const socket of [await open(), await openAsSomebody()]) {
      send(socket);
      expect(await codeOf(socket)).toBe(TOO_LARGE);
    }
  });

  it('a binary message closes the socket', async () => {
    const socket = await openAsSomebody();
    socket.ws.send(Buffer.from([1, 2, 3]));
    expect(await codeOf(socket)).toBe(CLOSE_CODES.notText[0]);
  });

  it('frames that break the protocol close the connection', async () => {
    const { hostname, port, host } = new URL(harness.server.address);
    for (const bytes of [
      [0xff, 0xff, 0xff, 0xff],
      [0x81, 0x03, 0x61, 0x62, 0x63],
      [0xf1, 0x80, 0, 0, 0, 0],
      [0x89, 0xfe, 0x7f, 0xff],
    ]) {
      const socket = connect(Number(port), hostname);
      socket.write(
        `GET /trpc HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
      );
      const received: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => {
        if (received.length === 0) socket.write(Buffer.from(bytes));
        received.push(chunk);
      });
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('close', resolve));
      const last = Buffer.concat(received);
      expect(last.includes(Buffer.from([PROTOCOL_ERROR >> 8, PROTOCOL_ERROR & 0xff]))).toBe(true);
    }
  });

  it.each([
    ['messages', (socket: RawSocket) => socket.ws.send('PING')],
    ['pings', (socket: RawSocket) => socket.ws.ping()],
    ['unsolicited pongs', (socket: RawSocket) => socket.ws.pong()],
    ['subscriptions', (socket: RawSocket) => socket.ws.send(subscribeMessage('sync.hints', undefined, 9))],
  ])('a flood of %s closes the socket', async (_name, send) => {
    const socket = await openAsSomebody();
    for (let n = 0; n < 500; n += 1) send(socket);
    expect(await codeOf(socket)).toBe(CLOSE_CODES.flood[0]);
  });

  it('a flood before the token is checked closes the socket', async () => {
    const socket = await open();
    socket.ws.send(helloMessage('nonsense'));
    for (let n = 0; n < 500; n += 1) socket.ws.send(subscribeMessage('sync.hints', undefined, n));
    expect([CLOSE_CODES.flood[0], CLOSE_CODES.sessionOver[0]]).toContain(await codeOf(socket));
  });

  it('a client that stops reading is cut off before the server’s memory grows', async () => {
    // Garbage of other tests may be collected at any moment, so the smallest of three measurements counts.
    const grown = [await growthWhileUnread(), await growthWhileUnread(), await growthWhileUnread()];
    expect(Math.min(...grown)).toBeLessThan(10 * MIB);
  });

  /**
   * Publishes to a client that doesn't read until the server cuts it off.
   * @returns the growth in bytes of the memory outside the heap, where buffers are.
   */
  async function growthWhileUnread(): Promise<number> {
    const person = await plantPerson(harness.server);
    const socket = await open(person.token);
    socket.ws.send(subscribeMessage('sync.hints'));
    await socket.next(({ result }) => result?.type === 'started');
    socket.ws.pause();
    const before = process.memoryUsage();
    const cut = () =>
      harness.server.logs.some(({ msg, userId }) => userId === person.id && /cut off/.test(String(msg)));
    const version = Date.now() * 1_000;
    let told = 0;
    for (; told < 500_000 && !cut(); told += 1) {
      harness.server.deps.realtime.signals.publish(scopeChannel(userScope(person.id)), String(version + told));
      if (told % 500 === 0) await setImmediate();
    }
    const after = process.memoryUsage();
    expect(cut()).toBe(true);
    // `external` includes the bytes of buffers.
    return after.external - before.external;
  }

  it('one address can open at most eight sockets', async () => {
    const { token } = await plantPerson(harness.server);
    // Sockets of the previous test may still be closing.
    await expect.poll(() => harness.server.app.websocketServer.clients.size).toBe(0);
    const sockets = await Promise.all(Array.from({ length: 9 }, () => open(token)));
    const first = await Promise.race(sockets.map(({ closed }) => closed));
    expect(first.code).toBe(CLOSE_CODES.tooMany[0]);
    await expect.poll(() => harness.server.app.websocketServer.clients.size).toBe(8);
  });
});
