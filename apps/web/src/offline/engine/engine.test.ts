import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { ExchangeServer, exchangeServer } from '../testing/exchange-server.ts';
import { captivePortal, dropRequest, dropResponse, hang, passThrough, refusalOf } from '../testing/flaky-network.ts';
import { createVirtualClock, flushEventLoop, type VirtualClock } from '../testing/virtual-clock.ts';
import { computeBackoff } from './backoff.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let tab: Device;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  tab = createDevice({ server, clock });
});

test('a new op is sent at once, its row comes back with the acknowledgement', async () => {
  tab.engine.start();
  await flushEventLoop();
  expect(await tab.writer.enqueue(createWork())).toBe('saved');
  await clock.advance(10);
  expect(await tab.pending()).toBe(0);
  const [meta, rows, journal] = await tab.storage.read(async (tx) => [
    await tx.meta(),
    await tx.rows(),
    await tx.journal(),
  ]);
  expect(rows).toHaveLength(1);
  expect(meta).toMatchObject({ acked: 1, complete: true, settled: 1, digest: server.digest() });
  expect(journal).toMatchObject([{ parked: false, op: { args: { n: 1 }, skew: 0 } }]);
  expect(tab.engine.state()).toEqual({ phase: 'idle', online: true });
});

test('without work a visible tab queries the server every five minutes', async () => {
  tab.engine.start();
  await clock.advance(901_000);
  expect(tab.requestTimes).toEqual([0, 300_000, 600_000, 900_000]);
});

test('failures are retried with growing, jittered pauses of at most 30 s, or 5 min in hidden tabs', async () => {
  tab.network = dropRequest;
  await tab.writer.enqueue(createWork());
  tab.engine.start();
  await clock.advance(200_000);
  const pauses = tab.requestTimes.slice(1).map((at, index) => at - (tab.requestTimes[index] ?? 0));
  expect(pauses.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(tab.engine.state()).toEqual({ phase: 'waiting', online: false });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      expect(computeBackoff(failures, random, true)).toBeLessThanOrEqual(Math.min(30_000, 1000 * 2 ** (failures - 1)));
      expect(computeBackoff(failures, random, false)).toBeLessThanOrEqual(300_000);
      expect(computeBackoff(failures, random, true)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a busy server is queried again at the time that it named, or at most a second later', async () => {
  await tab.writer.enqueue(createWork());
  const asked: number[] = [];
  tab.network = async () => {
    asked.push(clock.elapsed());
    return refusalOf('UNAVAILABLE', 3);
  };
  tab.engine.start();
  await clock.advance(60_000);
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(12);
  for (const pause of pauses) {
    expect(pause).toBeGreaterThanOrEqual(3000);
    expect(pause).toBeLessThanOrEqual(4000);
  }
});

test('a server with a full disk shows its message, and gets the work once it has space', async () => {
  await tab.writer.enqueue(createWork());
  tab.network = async () => refusalOf('DISK_FULL', 30);
  tab.engine.start();
  await clock.advance(10);
  expect(tab.engine.state()).toEqual({ phase: 'waiting', online: true, message: 'DISK_FULL.' });
  expect(await tab.pending()).toBe(1);
  tab.network = passThrough;
  await clock.advance(32_000);
  expect(await tab.pending()).toBe(0);
  expect(tab.engine.state()).toEqual({ phase: 'idle', online: true });
});

test('the wait that the server asked for is respected, whatever happens meanwhile', async () => {
  tab.network = async () => refusalOf('UNAVAILABLE', 20);
  tab.engine.start();
  await clock.advance(10);
  tab.network = passThrough;
  await tab.writer.enqueue(createWork());
  tab.engine.wake();
  await clock.advance(19_900);
  expect(tab.requestTimes).toHaveLength(1);
  await clock.advance(2000);
  expect(await tab.pending()).toBe(0);
});

test('a request without a byte for 10 s is abandoned and retried with fewer ops', async () => {
  for (let n = 0; n < 8; n += 1) await tab.writer.enqueue(createWork(n));
  tab.network = hang;
  tab.engine.start();
  await clock.advance(10_100);
  tab.network = passThrough;
  await clock.advance(1000);
  expect(await tab.pending()).toBe(0);
  expect(server.requests.map(({ ops }) => ops.length)).toEqual([4, 4]);
  expect(tab.requestTimes).toEqual([0, 10_500, 10_500]);
});

test('whatever the network does, every op is applied once and none is left', async () => {
  const weathers = [passThrough, dropRequest, dropResponse, captivePortal, hang, async () => refusalOf('INTERNAL')];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(weathers.length - 1), { maxLength: 12 }), async (script) => {
      clock = createVirtualClock();
      server = new ExchangeServer(() => clock.now());
      server.pageSize = 3;
      tab = createDevice({ server, clock });
      tab.engine.start();
      for (const [index, which] of script.entries()) {
        tab.network = weathers[which] ?? passThrough;
        await tab.writer.enqueue(createWork(index));
        await clock.advance(3000);
      }
      tab.network = passThrough;
      await clock.advance(60_000);
      expect(await tab.pending()).toBe(0);
      expect(server.state.applied.size).toBe(script.length);
      expect(server.appliedOnce()).toBe(true);
      expect((await tab.storage.read((tx) => tx.meta()))?.digest).toBe(server.digest());
      tab.engine.stop();
    }),
    { numRuns: 25 },
  );
});

describe('replies that are not from our server', () => {
  test('a captive portal counts as no network', async () => {
    await tab.writer.enqueue(createWork());
    tab.network = captivePortal;
    tab.engine.start();
    await clock.advance(10);
    expect(tab.engine.state()).toEqual({ phase: 'waiting', online: false });
    expect(await tab.pending()).toBe(1);
    tab.network = passThrough;
    await clock.advance(1000);
    expect(await tab.pending()).toBe(0);
    expect(tab.engine.state().online).toBe(true);
  });

  test.each([
    ['an incomplete reply', { status: 200, text: '{"result":{"data":{"ackSeq":1}}}', retryAfter: null }],
    ['a proxy’s 401', { status: 401, text: 'Log in', retryAfter: null }],
    ['an error of our server with the wrong status', { ...refusalOf('ACCOUNT_GONE'), status: 200 }],
  ])('%s counts as a network failure', async (_name, reply) => {
    tab.network = async () => reply;
    await tab.writer.enqueue(createWork());
    tab.engine.start();
    await clock.advance(10);
    expect(tab.engine.state()).toEqual({ phase: 'waiting', online: false });
    expect(await tab.pending()).toBe(1);
  });
});
