// Tests that replies and data of newer servers and builds don't break this build.
import { newId } from '@quorbit/contracts/lib/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMeta } from '../queue/identity.ts';
import { createMemoryStorage, MemoryDisk } from '../queue/memory-storage.ts';
import type { RowRules } from '../queue/store-rows.ts';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { type ExchangeServer, exchangeServer, UNKNOWN } from '../testing/exchange-server.ts';
import { type NetworkBehavior, passThrough, refusalOf, unknownRefusal } from '../testing/flaky-network.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let tab: Device;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  tab = createDevice({ server, clock });
});

const advanceAndFlush = async (ms = 10) => {
  tab.engine.start();
  await clock.advance(ms);
};

describe('an error code that only newer servers know', () => {
  test.each([400, 413])('with %i sets the op at fault aside, with the server’s message', async (status) => {
    for (let n = 0; n < 5; n += 1) await tab.writer.enqueue(createWork(n));
    tab.network = async (now, { ops }) =>
      ops.some(({ args }) => (args as { n: number }).n === 3) ? unknownRefusal('NEW', status) : now();
    await advanceAndFlush(1000);
    expect([await tab.pending(), server.state.applied.size]).toEqual([0, 4]);
    expect(await tab.storage.read((tx) => tx.rejected())).toMatchObject([{ code: 'NEW', message: 'NEW.' }]);
  });

  test.each([401, 403, 409, 429, 500, 503])(
    'with %i keeps the work for a retry and shows the message',
    async (status) => {
      await tab.writer.enqueue(createWork());
      tab.network = async () => unknownRefusal('NEW', status);
      await advanceAndFlush();
      expect(tab.engine.state()).toEqual({ phase: 'waiting', online: true, message: 'NEW.' });
      expect(await tab.pending()).toBe(1);
      tab.network = passThrough;
      await clock.advance(60_000);
      expect(await tab.pending()).toBe(0);
      expect(tab.engine.state()).toEqual({ phase: 'idle', online: true });
    },
  );

  test('with 412 means that the app must be updated', async () => {
    tab.network = async () => unknownRefusal('NEW', 412);
    await advanceAndFlush();
    expect(tab.engine.state().phase).toBe('too-old');
  });
});

test.each([
  ['an INTERNAL error of our server', refusalOf('INTERNAL')],
  ['a 502 from a proxy', { status: 502, text: 'Bad gateway', retryAfter: null }],
])('after %s the next batch is half as large', async (_name, failure) => {
  for (let n = 0; n < 8; n += 1) await tab.writer.enqueue(createWork(n));
  const sizes: number[] = [];
  tab.network = async (now, { ops }) => {
    sizes.push(ops.length);
    return ops.length > 2 ? failure : now();
  };
  await advanceAndFlush(20_000);
  expect(sizes.slice(0, 3)).toEqual([8, 4, 2]);
  expect(await tab.pending()).toBe(0);
});

test('an op that the server does not know is parked, and the others are applied', async () => {
  await tab.writer.enqueue({ type: UNKNOWN, args: {} });
  await tab.writer.enqueue(createWork());
  await advanceAndFlush();
  expect(await tab.pending()).toBe(0);
  expect(server.parkedIds()).toHaveLength(1);
  expect(server.state.applied.size).toBe(1);
});

test('an op that the server can’t park stays here, and is retried once the server’s version changes', async () => {
  server.maxParked = 0;
  await tab.writer.enqueue({ type: UNKNOWN, args: {} });
  await advanceAndFlush();
  const rejected = () => tab.storage.read((tx) => tx.rejected());
  expect(await rejected()).toMatchObject([{ code: 'TOO_MANY_PARKED', op: { type: UNKNOWN } }]);
  await clock.advance(120_000);
  expect(await rejected()).toHaveLength(1);
  server.maxParked = 1;
  server.build = '2';
  await clock.advance(301_000);
  expect([await rejected(), server.parkedIds().length]).toEqual([[], 1]);
});

describe('rows', () => {
  const rows = () => tab.storage.read((tx) => tx.rows());
  const digest = async () => (await tab.storage.read((tx) => tx.meta()))?.digest;

  test('of an unknown kind, and live ones without a body, are stored and included in the digest', async () => {
    server.put({ id: 'a', kind: 'from-the-future', body: { any: 'thing' } });
    server.put({ id: 'b', kind: 'pack', body: null });
    await advanceAndFlush();
    expect((await rows()).map(({ kind, body }) => [kind, body])).toEqual([
      ['from-the-future', { any: 'thing' }],
      ['pack', null],
    ]);
    expect(await digest()).toBe(server.digest());
    expect(tab.engine.state().online).toBe(true);
  });

  test('are accepted from a reply with additional fields', async () => {
    tab.network = async (now) => {
      const reply = now();
      const { result } = JSON.parse(reply.text);
      return { ...reply, text: JSON.stringify({ result: { data: { ...result.data, hint: 'new' }, more: 1 } }) };
    };
    await advanceAndFlush();
    expect(tab.engine.state()).toEqual({ phase: 'idle', online: true });
  });

  /** Returns the rules of a build that only accepts bodies with a number `n`. */
  const build = (shape: number): RowRules => ({
    shape,
    isValidBody: (_kind, body) => typeof (body as { n?: unknown }).n === 'number',
  });

  test('with an invalid body are stored, included in the digest, marked and reported', async () => {
    tab = createDevice({ server, clock, rows: build(2) });
    server.put({ id: 'a', body: { n: 1 } });
    server.put({ id: 'b', body: { n: 'one' } });
    server.put({ id: 'c', body: null });
    await advanceAndFlush();
    expect((await rows()).map(({ id, unfit }) => [id, unfit])).toEqual([
      ['a', undefined],
      ['b', true],
      ['c', undefined],
    ]);
    expect(await digest()).toBe(server.digest());
    const told = tab.events.flatMap((event) => (event.type === 'replied' ? event.committed.unfit : []));
    expect(told).toEqual(['pack']);
  });

  test('are fetched again by a build of a higher shape, never by one of a lower or the same shape', async () => {
    const disk = new MemoryDisk();
    const tabOf = (shape: number) =>
      createDevice({ server, clock, storage: createMemoryStorage(disk), rows: build(shape) });
    for (const id of ['a', 'b', 'c']) server.put({ id, body: { n: 'one' } });
    const cursors = () => server.requests.splice(0).map(({ cursor }) => cursor);
    const run = async (device: Device) => {
      device.engine.start();
      await clock.advance(10);
      device.engine.stop();
      return cursors();
    };
    expect(await run(tabOf(2))).toEqual(['']);
    const there = String(server.state.version);
    server.pageSize = 2;
    expect(await run(tabOf(3))).toEqual(['', expect.not.stringMatching(/^$/)]);
    expect(disk.meta).toMatchObject({ shape: 3, complete: true, sweeping: false, digest: server.digest() });
    expect([await run(tabOf(2)), await run(tabOf(3))]).toEqual([[there], [there]]);
  });

  test('that a build of a lower shape stored are checked again by one of a higher shape', async () => {
    const disk = new MemoryDisk();
    const tabOf = (shape: number, isValidBody: RowRules['isValidBody']) =>
      createDevice({ server, clock, storage: createMemoryStorage(disk), rows: { shape, isValidBody } });
    const [older, newer] = [tabOf(1, () => false), tabOf(2, (_kind, body) => (body as { n: unknown }).n !== 'bad')];
    const run = async (device: Device) => {
      device.engine.start();
      await clock.advance(10);
      device.engine.stop();
    };
    await run(newer);
    server.put({ id: 'a', body: { n: 1 } });
    server.put({ id: 'b', body: { n: 'bad' } });
    await run(older);
    expect([...disk.rows.values()].map(({ unfit }) => unfit)).toEqual([true, true]);
    await run(newer);
    expect([...disk.rows.values()].map(({ id, unfit }) => [id, unfit])).toEqual([
      ['a', undefined],
      ['b', true],
    ]);
    expect(disk.meta).toMatchObject({ shape: 2, digest: server.digest() });
    expect(disk.meta).not.toHaveProperty('recheck');
  });
});

test('former identities of an older build send their acknowledged work again, once', async () => {
  const disk = new MemoryDisk();
  tab = createDevice({ server, clock, storage: createMemoryStorage(disk) });
  await tab.writer.enqueue(createWork(1));
  await advanceAndFlush();
  tab.engine.stop();
  const before = disk.meta ?? createMeta(newId());
  disk.meta = { ...before, formers: [{ clientId: newId(), acked: 2 }] };
  server.state.receipts.clear();
  server.state.applied.clear();
  await advanceAndFlush();
  expect(server.state.applied.size).toBe(1);
  expect(disk.meta).not.toHaveProperty('formers');
  const { clientId } = disk.meta;
  expect(clientId).not.toBe(before.clientId);
  tab.engine.stop();
  await advanceAndFlush(301_000);
  expect(disk.meta.clientId).toBe(clientId);
});

describe('the pace of requests', () => {
  /** Returns how often a tab queries the server in ten minutes with this network behaviour. */
  async function asked(weather: NetworkBehavior): Promise<number> {
    await advanceAndFlush();
    tab.network = (now, input) => {
      // Without a pause between requests this test would never end.
      if (tab.requestTimes.length > 1000) throw new TypeError('A storm.');
      return weather(now, input);
    };
    await tab.writer.enqueue(createWork());
    const before = tab.requestTimes.length;
    await clock.advance(600_000);
    return tab.requestTimes.length - before;
  }

  test('slows down if the server begins again with each page', async () => {
    for (let n = 0; n < 6; n += 1) server.put({ id: `${n}` });
    server.pageSize = 2;
    const count = await asked((now, input) => {
      input.cursor = '';
      return passThrough(now, input);
    });
    expect(count).toBeLessThan(60);
  });

  test('stays slow if another page comes in between', async () => {
    for (let n = 0; n < 6; n += 1) server.put({ id: `${n}` });
    server.pageSize = 2;
    let pages = 0;
    const count = await asked((now, input) => {
      pages += 1;
      if (pages % 2 === 1) input.cursor = '';
      return passThrough(now, input);
    });
    expect(count).toBeLessThan(120);
  });

  test('has no pauses while the server accepts a few ops at a time', async () => {
    for (let n = 0; n < 50; n += 1) await tab.writer.enqueue(createWork(n));
    server.budget = 7;
    await advanceAndFlush();
    expect(await tab.pending()).toBe(0);
    expect(server.requests.map(({ ops }) => ops.length)).toEqual([50, 43, 36, 29, 22, 15, 8, 1]);
    expect(tab.requestTimes.every((at) => at === 0)).toBe(true);
  });
});
