import { beforeEach, describe, expect, test } from 'vitest';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { CRASHING, type ExchangeServer, exchangeServer } from '../testing/exchange-server.ts';
import { closedError, quotaError } from '../testing/faults.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';
import type { Lock } from './lock.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let tab: Device;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  tab = createDevice({ server, clock });
});

describe('the device’s clock', () => {
  test.each([10, -10])('that is %i years wrong is measured, and its error is sent with the op', async (years) => {
    clock.jump(years * 365 * 86_400_000);
    await tab.writer.enqueue(createWork());
    tab.engine.start();
    await clock.advance(10);
    const [entry] = await tab.storage.read((tx) => tx.journal());
    expect(entry?.op.skew).toBe(-years * 365 * 86_400_000);
  });

  test('is measured at the first exchange that gets a reply, and not again', async () => {
    await tab.writer.enqueue({ type: CRASHING, args: {} });
    tab.engine.start();
    await clock.advance(10);
    clock.jump(5000);
    await clock.advance(20_000);
    const carried = server.requests.filter(({ ops }) => ops.length > 0).map(({ ops }) => ops[0]?.skew);
    expect(carried).toEqual([undefined, 0, 0]);
    const [entry] = await tab.storage.read((tx) => tx.journal());
    expect(entry?.op.skew).toBe(0);
  });
});

describe('a browser that cannot store data', () => {
  test('pauses if the disk refuses before the tab leads, and notices when it does lead', async () => {
    let lead = () => {};
    const lock: Lock = {
      acquire: () =>
        new Promise((resolve) => {
          lead = () => resolve(() => undefined);
        }),
    };
    tab = createDevice({ server, clock, lock });
    let tries = 0;
    tab.fault = async (step) => {
      if (step !== 'read' && step !== 'begin') return;
      tries += 1;
      // After 50 tries the disk hangs, because an engine that retries without pauses would otherwise never give the
      // test its turn.
      if (tries > 50) await new Promise(() => {});
      throw closedError();
    };
    tab.engine.start();
    await clock.advance(10);
    expect(tries).toBeLessThan(5);
    expect(tab.engine.state().phase).toBe('storage');
    tab.fault = () => {};
    lead();
    await clock.advance(10);
    expect(tab.engine.state()).toMatchObject({ phase: 'idle', online: true });
  });

  test('keeps an op in memory while the disk is full, and sends it once there is space', async () => {
    tab.engine.start();
    await clock.advance(10);
    tab.fault = (step) => {
      if (step === 'addOps') throw quotaError();
    };
    expect(await tab.writer.enqueue(createWork(1))).toBe('unsaved');
    expect(await tab.writer.enqueue(createWork(2))).toBe('unsaved');
    expect(tab.writer.unsaved().map(({ args }) => args)).toEqual([{ n: 1 }, { n: 2 }]);
    tab.fault = () => {};
    await clock.advance(301_000);
    expect(tab.writer.unsaved()).toEqual([]);
    expect([...server.state.rows].map(({ body }) => body)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('retries unsaved ops soon, even if the server replies and nothing else waits', async () => {
    tab.engine.start();
    await clock.advance(10);
    tab.fault = (step) => {
      if (step === 'addOps') throw quotaError();
    };
    await tab.writer.enqueue(createWork());
    await clock.advance(10);
    expect(tab.engine.state().phase).toBe('waiting');
    tab.fault = () => {};
    await clock.advance(10_000);
    expect(tab.writer.unsaved()).toEqual([]);
    expect(server.state.rows).toHaveLength(1);
  });

  test('saves and sends the unsaved ops of a tab that doesn’t lead', async () => {
    const lock: Lock = { acquire: () => new Promise(() => undefined) };
    tab = createDevice({ server, clock, lock });
    tab.engine.start();
    let failures = 2;
    tab.fault = (step) => {
      if (step === 'addOps' && failures-- > 0) throw quotaError();
    };
    expect(await tab.writer.enqueue(createWork())).toBe('unsaved');
    await clock.advance(10_000);
    expect(tab.writer.unsaved()).toEqual([]);
    expect(server.state.rows).toHaveLength(1);
    expect(tab.engine.state().phase).toBe('following');
  });

  test('does not double a write that was stored although it seemed to fail', async () => {
    tab.fault = (step) => {
      if (step === 'committed') throw closedError();
    };
    expect(await tab.writer.enqueue(createWork())).toBe('unsaved');
    tab.fault = () => {};
    expect(await tab.writer.saveUnsaved()).toBe(true);
    expect(await tab.pending()).toBe(1);
  });

  test('fetches a reply again that could not be stored', async () => {
    await tab.writer.enqueue(createWork());
    let failures = 3;
    tab.fault = (step) => {
      if (step === 'commit' && failures > 0) {
        failures -= 1;
        throw quotaError();
      }
    };
    tab.engine.start();
    await clock.advance(10);
    expect(tab.engine.state().phase).toBe('storage');
    await clock.advance(20_000);
    expect(await tab.pending()).toBe(0);
    expect(server.appliedOnce()).toBe(true);
    expect((await tab.storage.read((tx) => tx.rows())).length).toBe(1);
  });

  test('is not assumed after an error in our own code', async () => {
    tab.fault = (step) => {
      if (step === 'commit') throw new TypeError('A mistake.');
    };
    tab.engine.start();
    await clock.advance(10);
    expect(tab.engine.state().phase).toBe('waiting');
    expect(tab.events.filter(({ type }) => type === 'storage-failed')).not.toEqual([]);
  });

  test('reopens a disk that hangs, and restarts the loop', async () => {
    tab.engine.start();
    await clock.advance(10);
    await tab.writer.enqueue(createWork());
    tab.fault = (step) => (step === 'read' ? new Promise<void>(() => undefined) : undefined);
    await clock.advance(60_000);
    tab.fault = () => {};
    await clock.advance(60_000);
    expect(await tab.pending()).toBe(0);
    expect(tab.events.some(({ type }) => type === 'watchdog')).toBe(true);
  });

  test('reports a reply that a loop stored while the watchdog began another loop', async () => {
    tab.engine.start();
    await clock.advance(10);
    await tab.writer.enqueue(createWork());
    let respond = () => {};
    const response = new Promise<void>((resolve) => {
      respond = resolve;
    });
    let stored = false;
    tab.fault = (step) => {
      if (step === 'setLastExchange') stored = true;
      return stored && (step === 'committed' || step === 'read') ? response : undefined;
    };
    await clock.advance(60_000);
    expect(tab.events.some(({ type }) => type === 'watchdog')).toBe(true);
    expect(await tab.pending()).toBe(0);
    respond();
    tab.fault = () => {};
    await clock.advance(60_000);
    const settled = tab.events.flatMap((event) => (event.type === 'replied' ? [event.committed.settled] : []));
    expect(settled.filter((count) => count > 0)).toEqual([1]);
  });
});
