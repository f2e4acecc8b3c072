import { newId } from '@quorbit/contracts/lib/ids';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { UserDatabase } from '../database.ts';
import { createDexieStorage } from '../queue/dexie-storage.ts';
import { createMemoryStorage, MemoryDisk } from '../queue/memory-storage.ts';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { ExchangeServer, exchangeServer, POISON } from '../testing/exchange-server.ts';
import { dropResponse, hang, type NetworkBehavior, passThrough, refusalOf } from '../testing/flaky-network.ts';
import { createTabLock } from '../testing/tab-lock.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let tab: Device;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  tab = createDevice({ server, clock });
});

/** Opens two tabs of one browser. */
function twoTabs(): [Device, Device] {
  const disk = new MemoryDisk();
  const lock = createTabLock();
  const open = () => createDevice({ server, clock, lock, storage: createMemoryStorage(disk) });
  return [open(), open()];
}

describe('several tabs', () => {
  test('elect one that syncs, and another takes over when it stops', async () => {
    const [first, second] = twoTabs();
    second.visible = false;
    first.engine.start();
    second.engine.start();
    await clock.advance(301_000);
    expect([first.requestTimes.length, second.requestTimes.length]).toEqual([2, 0]);
    expect(second.engine.state().phase).toBe('following');
    await second.writer.enqueue(createWork());
    const led = () =>
      second.events.filter(({ type }) => type === 'leads' || type === 'replied').map(({ type }) => type);
    expect(led()).toEqual([]);
    first.engine.stop();
    await clock.advance(100);
    // The second tab learns that it leads before its own reply comes, so that it can finish the first tab's work.
    expect(led()).toEqual(['leads', 'replied']);
    expect(second.requestTimes).toHaveLength(1);
    expect(await second.pending()).toBe(0);
  });

  test('do not wait for a leader that hangs: another tab’s watchdog sends old work', async () => {
    const [frozen, awake] = twoTabs();
    frozen.fault = () => new Promise(() => undefined);
    frozen.engine.start();
    awake.engine.start();
    await awake.writer.enqueue(createWork());
    await clock.advance(200_000);
    expect(await awake.pending()).toBe(0);
    expect(awake.engine.state().phase).toBe('following');
  });

  test('let another one lead if the server refuses the leader’s build', async () => {
    const [old, present] = twoTabs();
    let asked = 0;
    old.network = async () => {
      asked += 1;
      return refusalOf('CLIENT_TOO_OLD');
    };
    old.engine.start();
    present.engine.start();
    present.visible = false;
    await present.writer.enqueue(createWork());
    await clock.advance(1_000);
    expect(await present.pending()).toBe(0);
    await clock.advance(3_600_000);
    expect(old.engine.state().phase).toBe('too-old');
    expect(asked).toBeLessThan(20);
  });

  test('do not compete for the lead if both are too old', async () => {
    const tabs = twoTabs();
    await tab.writer.enqueue(createWork());
    for (const device of [...tabs, tab]) {
      device.network = async () => refusalOf('CLIENT_TOO_OLD');
      device.engine.start();
    }
    await tabs[0].writer.enqueue(createWork());
    await clock.advance(600_000);
    const alone = tab.requestTimes.length;
    // Each tab makes one more request when the lead first changes from one to the other.
    for (const { requestTimes } of tabs) expect(requestTimes.length).toBeLessThanOrEqual(alone + 2);
  });

  test('sync once from a tab that doesn’t lead if the user requests it', async () => {
    const [first, second] = twoTabs();
    second.visible = false;
    first.engine.start();
    second.engine.start();
    await clock.advance(10);
    first.network = hang;
    await second.writer.enqueue(createWork());
    await second.engine.syncNow();
    expect(await second.pending()).toBe(0);
    await clock.advance(301_000);
    expect(second.requestTimes).toHaveLength(1);
  });

  test('all sync without a lock, and none loses or doubles anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat(2)), { maxLength: 14 }), async (script) => {
        clock = createVirtualClock();
        server = new ExchangeServer(() => clock.now());
        server.pageSize = 2;
        const disk = new MemoryDisk();
        const tabs = [0, 1].map(() => createDevice({ server, clock, storage: createMemoryStorage(disk) }));
        /** Replies late, so that the other tab is sometimes faster. */
        const slow: NetworkBehavior = async (now) => {
          const reply = now();
          await new Promise<void>((resolve) => clock.after(700, resolve));
          return reply;
        };
        for (const [index, [which, how]] of script.entries()) {
          const device = tabs[which ? 1 : 0];
          if (!device) continue;
          device.engine.start();
          device.network = [passThrough, slow, dropResponse][how] ?? passThrough;
          await device.writer.enqueue(createWork(index));
          await clock.advance(400);
        }
        for (const device of tabs) {
          device.engine.start();
          device.network = passThrough;
        }
        await clock.advance(60_000);
        expect(disk.outbox.size).toBe(0);
        expect(server.state.applied.size).toBe(script.length);
        expect(server.appliedOnce()).toBe(true);
        expect(disk.meta?.digest).toBe(server.digest());
        expect(disk.journal.size).toBe(script.length);
        for (const device of tabs) device.engine.stop();
      }),
      { numRuns: 25 },
    );
  });
});

test('sync works on the browser’s own database as well', async () => {
  const storage = createDexieStorage(new UserDatabase(newId()));
  tab = createDevice({ server, clock, storage });
  server.pageSize = 2;
  for (let n = 0; n < 5; n += 1) await tab.writer.enqueue(n === 2 ? { type: POISON, args: {} } : createWork(n));
  tab.engine.start();
  const settled = async () => {
    for (let turn = 0; turn < 100 && (tab.engine.state().phase !== 'idle' || (await tab.pending()) > 0); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await clock.advance(0);
    }
  };
  await settled();
  server.state.epoch = newId();
  await tab.writer.enqueue(createWork(9));
  await settled();
  expect(await tab.pending()).toBe(0);
  expect(server.appliedOnce()).toBe(true);
  expect(server.state.applied.size).toBe(5);
  expect(await storage.read((tx) => tx.meta())).toMatchObject({ complete: true, digest: server.digest() });
});
