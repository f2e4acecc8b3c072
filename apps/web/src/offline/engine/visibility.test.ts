import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage, MemoryDisk } from '../queue/memory-storage.ts';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { type ExchangeServer, exchangeServer } from '../testing/exchange-server.ts';
import { quotaError } from '../testing/faults.ts';
import { dropRequest, type NetworkBehavior, passThrough } from '../testing/flaky-network.ts';
import { createTabLock } from '../testing/tab-lock.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';

const HOUR_MS = 3_600_000;
const POLL_MS = 300_000;

let clock: VirtualClock;
let server: ExchangeServer;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
});

/** Opens tabs of one browser: the first one leads, the last one is visible. */
async function browser(count: number): Promise<[Device, ...Device[]]> {
  const disk = new MemoryDisk();
  const lock = createTabLock();
  const open = () => createDevice({ server, clock, lock, storage: createMemoryStorage(disk) });
  const tabs: [Device, ...Device[]] = [open(), ...Array.from({ length: count - 1 }, open)];
  for (const tab of tabs) {
    tab.visible = tab === tabs.at(-1);
    tab.engine.start();
    await clock.advance(10);
  }
  return tabs;
}

const counts = (tabs: readonly Device[]) => tabs.map(({ requestTimes }) => requestTimes.length);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Simulates that the page is hidden and the system freezes it: no timer runs any more, and no reply arrives. */
function freeze(tab: Device): void {
  tab.visible = false;
  tab.engine.freeze();
  tab.fault = () => new Promise(() => undefined);
}

/** Notifies the other tabs of a reply, as watching the disk does. */
function tellOthers(tabs: readonly Device[], from: Device): void {
  for (const tab of tabs) if (tab !== from) tab.engine.heard();
}

describe('a frozen leader', () => {
  test('does not prevent another tab from requesting news and sending work at once', async () => {
    const [leader, second] = await browser(2);
    if (!second) throw new Error('two tabs');
    freeze(leader);
    await clock.advance(10);
    const before = second.requestTimes.length;
    await clock.advance(HOUR_MS);
    expect(second.requestTimes.length - before).toBe(HOUR_MS / POLL_MS);
    await second.writer.enqueue(createWork());
    await clock.advance(100);
    expect(await second.pending()).toBe(0);
  });

  test('leaves its work to a tab that is hidden as well', async () => {
    const [leader, hidden, visible] = await browser(3);
    if (!hidden || !visible) throw new Error('three tabs');
    leader.network = dropRequest;
    await leader.writer.enqueue(createWork());
    await clock.advance(10);
    visible.engine.stop();
    freeze(leader);
    await clock.advance(100);
    expect(await hidden.pending()).toBe(0);
  });

  test('gets in line again once it runs', async () => {
    const [first, second] = await browser(2);
    if (!second) throw new Error('two tabs');
    first.engine.freeze();
    await clock.advance(10);
    first.engine.thaw();
    await clock.advance(10);
    second.engine.stop();
    await first.writer.enqueue(createWork());
    await clock.advance(10);
    expect(await first.pending()).toBe(0);
    expect(first.engine.state().phase).toBe('idle');
  });

  test('leads again once it runs if it’s the only tab, and requests news if it’s visible', async () => {
    const [tab] = await browser(1);
    tab.engine.freeze();
    await clock.advance(HOUR_MS);
    const before = tab.requestTimes.length;
    tab.engine.thaw();
    await clock.advance(10);
    expect(tab.requestTimes.length).toBe(before + 1);
    expect(tab.engine.state().phase).toBe('idle');
  });
});

describe('an idle app', () => {
  test('sends no requests from hidden tabs, and one from a tab that becomes visible', async () => {
    const tabs = await browser(3);
    for (const tab of tabs) tab.visible = false;
    await clock.advance(10);
    const before = counts(tabs);
    await clock.advance(24 * HOUR_MS);
    for (const tab of tabs) tab.engine.wake();
    await clock.advance(HOUR_MS);
    expect(counts(tabs)).toEqual(before);
    const [, second] = tabs;
    if (!second) throw new Error('three tabs');
    second.visible = true;
    second.engine.hint();
    await clock.advance(10);
    expect(counts(tabs)).toEqual(before.map((count, index) => count + (index === 1 ? 1 : 0)));
  });

  test('fetches what it doesn’t have when it is opened in the background, and nothing more', async () => {
    const disk = new MemoryDisk();
    const open = () => createDevice({ server, clock, storage: createMemoryStorage(disk) });
    for (const requests of [1, 0]) {
      const tab = open();
      tab.visible = false;
      tab.engine.start();
      await clock.advance(HOUR_MS);
      expect(tab.requestTimes).toHaveLength(requests);
      expect(tab.engine.state().phase).toBe('idle');
      tab.engine.stop();
    }
  });

  test('polls from two windows as often as from one: each hears of the other’s exchanges', async () => {
    const tabs = await browser(2);
    for (const tab of tabs) {
      tab.visible = true;
      const { network } = tab;
      tab.network = async (now, input) => {
        const reply = await network(now, input);
        clock.after(1, () => tellOthers(tabs, tab));
        return reply;
      };
    }
    await clock.advance(10);
    tabs[0].engine.hint();
    await clock.advance(10);
    const before = sum(counts(tabs));
    await clock.advance(HOUR_MS);
    expect(sum(counts(tabs)) - before).toBeLessThanOrEqual(HOUR_MS / POLL_MS);
  });

  test('does not lose a hint that comes during a round', async () => {
    const [tab] = await browser(1);
    let hinted = false;
    const late: NetworkBehavior = async (now) => {
      const reply = now();
      if (!hinted) {
        hinted = true;
        server.put({ id: 'news' });
        tab.engine.hint();
      }
      return reply;
    };
    tab.network = late;
    tab.engine.hint();
    await clock.advance(10);
    expect(await tab.storage.read((tx) => tx.rows())).toMatchObject([{ id: 'news' }]);
  });
});

describe('an outage', () => {
  const outage = (tabs: readonly Device[], weather: NetworkBehavior = dropRequest) => {
    for (const tab of tabs) tab.network = weather;
  };

  test('makes only the leader of five tabs retry', async () => {
    const tabs = await browser(5);
    for (const tab of tabs) tab.visible = true;
    outage(tabs);
    const before = counts(tabs);
    await tabs[1]?.writer.enqueue(createWork());
    for (const tab of tabs) {
      tab.engine.wake();
      tab.engine.hint();
    }
    await clock.advance(HOUR_MS);
    const [leader = 0, ...others] = counts(tabs).map((count, index) => count - (before[index] ?? 0));
    expect(leader).toBeGreaterThan(200);
    // The tabs that don't lead retry every five minutes, and when the watchdog finds that the queue doesn't move.
    for (const count of others) expect(count).toBeLessThan(50);
    outage(tabs, passThrough);
    await clock.advance(30_000);
    expect(await tabs[0].pending()).toBe(0);
  });

  test('makes a tab retry too if only its memory has some work', async () => {
    const tabs = await browser(3);
    const last = tabs[2];
    if (!last) throw new Error('three tabs');
    outage(tabs);
    last.fault = (step) => {
      if (step === 'addOps') throw quotaError();
    };
    expect(await last.writer.enqueue(createWork())).toBe('unsaved');
    const before = last.requestTimes.length;
    await clock.advance(HOUR_MS);
    expect(last.requestTimes.length - before).toBeGreaterThan(200);
  });

  test('makes hidden tabs retry with long pauses, and only if there is work', async () => {
    const tabs = await browser(3);
    for (const tab of tabs) tab.visible = false;
    outage(tabs);
    for (const tab of tabs) tab.engine.wake();
    await clock.advance(HOUR_MS);
    const before = counts(tabs);
    await tabs[2]?.writer.enqueue(createWork());
    for (const tab of tabs) tab.engine.wake();
    await clock.advance(24 * HOUR_MS);
    const [leader = 0] = counts(tabs).map((count, index) => count - (before[index] ?? 0));
    expect(leader).toBeGreaterThan(24 * 10);
    expect(leader).toBeLessThan(24 * 30 + 20);
  });

  test('is reported by a tab that failed until it hears that another one got a reply', async () => {
    const [leader, second] = await browser(2);
    if (!second) throw new Error('two tabs');
    outage([second]);
    await second.engine.syncNow();
    expect(second.engine.state()).toEqual({ phase: 'waiting', online: false });
    await leader.engine.syncNow();
    tellOthers([leader, second], leader);
    expect(second.engine.state()).toEqual({ phase: 'following', online: true });
  });
});
