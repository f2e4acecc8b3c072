import { newId } from '@quorbit/contracts/lib/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage, MemoryDisk } from '../queue/memory-storage.ts';
import { discardOps } from '../queue/retry-discard.ts';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { CRASHING, type ExchangeServer, exchangeServer } from '../testing/exchange-server.ts';
import { dropRequest, dropResponse, passThrough } from '../testing/flaky-network.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let tab: Device;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  tab = createDevice({ server, clock });
});

describe('a fresh identity', () => {
  const identity = async () => (await tab.storage.read((tx) => tx.meta()))?.clientId;

  test('is adopted by a cloned device; nothing is lost or counted twice', async () => {
    await tab.writer.enqueue(createWork(1));
    tab.engine.start();
    await clock.advance(10);
    tab.engine.stop();
    await tab.writer.enqueue(createWork(2));
    const disk = new MemoryDisk();
    const twin = createDevice({ server, clock, storage: createMemoryStorage(disk) });
    await copy(tab, disk);
    await tab.writer.enqueue(createWork(3));
    await twin.writer.enqueue(createWork(4));
    await twin.writer.enqueue(createWork(5));
    const before = await identity();
    for (const device of [twin, tab]) {
      device.engine.start();
      await clock.advance(301_000);
    }
    expect(await identity()).not.toBe(before);
    expect([await tab.pending(), await twin.pending()]).toEqual([0, 0]);
    expect(server.state.applied.size).toBe(5);
    expect(server.appliedOnce()).toBe(true);
    await clock.advance(301_000);
    const digests = [tab, twin].map(async ({ storage }) => (await storage.read((tx) => tx.meta()))?.digest);
    expect(await Promise.all(digests)).toEqual([server.digest(), server.digest()]);
  });

  test.each([
    ['a new epoch', true],
    ['the old epoch', false],
  ])('sends the work again that a server restored from a backup, with %s, has lost', async (_name, newEpoch) => {
    tab.engine.start();
    await tab.writer.enqueue(createWork(1));
    await clock.advance(10);
    const backup = server.backup();
    await tab.writer.enqueue(createWork(2));
    await tab.writer.enqueue({ type: CRASHING, args: {} });
    await clock.advance(20_000);
    tab.network = dropRequest;
    await tab.writer.enqueue(createWork(3));
    await clock.advance(10);
    server.restore(backup, newEpoch);
    tab.network = passThrough;
    await clock.advance(60_000);
    expect(await tab.pending()).toBe(0);
    expect([...server.state.applied.values()]).toEqual([1, 1, 1]);
    const [meta, rows, journal] = await tab.storage.read(async (tx) => [
      await tx.meta(),
      await tx.rows(),
      await tx.journal(),
    ]);
    expect(meta).toMatchObject({ epoch: server.state.epoch, digest: server.digest() });
    expect(rows.filter(({ kind }) => kind !== 'held')).toHaveLength(3);
    expect(server.parkedIds()).toHaveLength(1);
    expect(journal).toHaveLength(4);
  });

  test('is adopted when the server waits for a sequence number that this device doesn’t have', async () => {
    for (let n = 0; n < 3; n += 1) await tab.writer.enqueue(createWork(n));
    await tab.storage.write((tx) => tx.removeOps([1]));
    const before = await identity();
    tab.engine.start();
    await clock.advance(5000);
    expect(await identity()).not.toBe(before);
    expect(await tab.pending()).toBe(0);
    expect(server.state.applied.size).toBe(2);
  });
});

describe('discarded work', () => {
  const throwAway = async () => {
    const [op] = await tab.storage.read((tx) => tx.outbox());
    return discardOps(tab.storage, [op?.opId ?? ''], newId);
  };

  test('that was not sent never reaches the server, and the rest is sent under the same identity', async () => {
    await tab.writer.enqueue(createWork(1));
    tab.engine.start();
    await clock.advance(10);
    tab.network = dropRequest;
    for (const n of [2, 3]) await tab.writer.enqueue(createWork(n));
    expect(await throwAway()).toBe(1);
    const before = await tab.storage.read((tx) => tx.meta());
    tab.network = passThrough;
    await clock.advance(60_000);
    expect(server.state.rows.map(({ body }) => body)).toEqual([{ n: 1 }, { n: 3 }]);
    const after = await tab.storage.read((tx) => tx.meta());
    expect(after).toMatchObject({ clientId: before?.clientId, acked: 3 });
  });

  test('that the server already had still counts; this is reported, and nothing is sent twice', async () => {
    tab.network = dropResponse;
    await tab.writer.enqueue(createWork(1));
    tab.engine.start();
    await clock.advance(10);
    const before = await tab.storage.read((tx) => tx.meta());
    expect(await throwAway()).toBe(1);
    tab.network = passThrough;
    await tab.writer.enqueue(createWork(2));
    await clock.advance(60_000);
    const [meta, journal, rejected] = await tab.storage.read(async (tx) => [
      await tx.meta(),
      await tx.journal(),
      await tx.rejected(),
    ]);
    expect(meta).toMatchObject({ clientId: before?.clientId, acked: 2, digest: server.digest() });
    expect(journal.map(({ op }) => op.args)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(rejected).toEqual([]);
    expect(server.appliedOnce()).toBe(true);
    const told = tab.events.map((event) => (event.type === 'replied' ? event.committed.tooLate : 0));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

async function copy(from: Device, to: MemoryDisk): Promise<void> {
  await from.storage.read(async (tx) => {
    to.meta = await tx.meta();
    for (const op of await tx.outbox()) to.outbox.set(op.seq, op);
    for (const entry of await tx.journal()) to.journal.set(entry.order, entry);
    for (const row of await tx.rows()) to.rows.set(`${row.scope}|${row.kind}|${row.id}`, row);
  });
  to.lastOrder = Math.max(0, ...to.journal.keys());
}

describe('rows', () => {
  test('are kept by a reset only if they come again, even if the page was closed half-way', async () => {
    const disk = new MemoryDisk();
    tab = createDevice({ server, clock, storage: createMemoryStorage(disk) });
    for (const id of ['a', 'b', 'c', 'd']) server.put({ id });
    tab.engine.start();
    await clock.advance(10);
    expect(disk.rows.size).toBe(4);
    server.state.rows = server.state.rows.filter(({ id }) => id !== 'b');
    server.state.epoch = newId();
    server.pageSize = 1;
    let pages = 0;
    tab.network = async (now) => {
      pages += 1;
      if (pages > 2) throw new TypeError('Killed.');
      return now();
    };
    await clock.advance(301_000);
    expect(disk.meta).toMatchObject({ sweeping: true, complete: false });
    expect(disk.rows.size).toBe(4);
    tab.engine.stop();
    tab = createDevice({ server, clock, storage: createMemoryStorage(disk) });
    tab.engine.start();
    await clock.advance(10);
    expect([...disk.rows.values()].map(({ id }) => id).sort()).toEqual(['a', 'c', 'd']);
    expect(disk.meta).toMatchObject({ sweeping: false, complete: true, digest: server.digest() });
  });

  test('of a scope that the learner left are deleted with the reply that says so', async () => {
    server.put({ id: 'mine' });
    server.put({ id: 'theirs', scope: 'premium' });
    tab.engine.start();
    await clock.advance(10);
    server.state.rows = server.state.rows.filter(({ scope }) => scope !== 'premium');
    const { exchange } = server;
    server.exchange = (input) => ({ ...exchange.call(server, input), left: ['premium'] });
    await clock.advance(301_000);
    const rows = await tab.storage.read((tx) => tx.rows());
    expect(rows.map(({ id }) => id)).toEqual(['mine']);
    expect((await tab.storage.read((tx) => tx.meta()))?.digest).toBe(server.digest());
  });

  test('whose digest differs are repaired by one reset, at most once a day', async () => {
    server.put({ id: 'a' });
    tab.engine.start();
    await clock.advance(10);
    const lose = () => tab.storage.write((tx) => tx.removeRows([{ scope: 'me', kind: 'pack', id: 'a' }]));
    const forget = () =>
      tab.storage.write(async (tx) => {
        const meta = await tx.meta();
        if (meta) await tx.setMeta({ ...meta, digest: '0'.repeat(16) });
      });
    const rows = async () => (await tab.storage.read((tx) => tx.rows())).length;
    await lose();
    await forget();
    await clock.advance(301_000);
    expect(await rows()).toBe(1);
    await lose();
    await forget();
    await clock.advance(3 * 60 * 60_000);
    expect(await rows()).toBe(0);
    expect(tab.events.some((event) => event.type === 'replied' && event.committed.differs)).toBe(true);
    await clock.advance(22 * 60 * 60_000);
    expect(await rows()).toBe(1);
  });
});

test('a wrong digest of right rows is corrected by a reset', async () => {
  server.put({ id: 'a' });
  tab.engine.start();
  await clock.advance(10);
  await tab.storage.write(async (tx) => {
    const meta = await tx.meta();
    if (meta) await tx.setMeta({ ...meta, digest: 'f'.repeat(16) });
  });
  await clock.advance(301_000);
  expect(await tab.storage.read((tx) => tx.meta())).toMatchObject({ digest: server.digest() });
});
