import { newId } from '@quorbit/contracts/lib/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from './engine/engine.ts';
import type { Committed } from './queue/commit-reply.ts';
import { createMemoryStorage } from './queue/memory-storage.ts';
import { discardOps, retryRefused } from './queue/retry-discard.ts';
import type { SyncStorage } from './queue/storage.ts';
import { createWriter, type QueueWriter } from './queue/writer.ts';
import { type ExchangeServer, exchangeServer, POISON } from './testing/exchange-server.ts';
import { type Fault, quotaError, withFaults } from './testing/faults.ts';
import { createTransport, dropResponse, type NetworkBehavior, passThrough } from './testing/flaky-network.ts';
import { createVirtualClock, type VirtualClock } from './testing/virtual-clock.ts';
import { createUnsavedSender, wakeEngine } from './unsaved-sender.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let disk: SyncStorage;
let writer: QueueWriter;
let engine: Engine;
let fault: Fault;
let weather: NetworkBehavior;
let defects: unknown[];
let committed: Committed[];

const dead: Fault = (step) => {
  if (step !== 'read') throw quotaError();
};
const poison = { type: POISON, args: {} };
const good = (n: number) => ({ type: 'test', args: { n } });
const HOUR_MS = 3_600_000;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  disk = createMemoryStorage();
  fault = () => {};
  weather = passThrough;
  defects = [];
  committed = [];
  const storage = withFaults(disk, (step) => fault(step));
  writer = createWriter({
    storage,
    now: clock.now,
    newId,
    timeZone: () => 'UTC',
    onChange: () => wakeEngine(engine, writer),
    onDefect: (error) => defects.push(error),
  });
  const transport = createTransport(server, () => weather);
  const sender = createUnsavedSender({
    writer,
    storage,
    transport,
    clock,
    onCommitted: (result) => committed.push(result),
  });
  engine = createEngine({
    storage,
    transport,
    clock,
    newId,
    lock: null,
    random: () => 0.5,
    isVisible: () => true,
    onEvent: sender.onEvent,
    beforeRound: sender.saveOrSend,
  });
});

const identities = () => new Set(server.requests.map(({ clientId }) => clientId)).size;

describe('on a disk that stores nothing', () => {
  test('work is sent under one identity, a refusal stays in memory, and an idle hour needs few requests', async () => {
    server.put({ id: newId() });
    engine.start();
    await clock.advance(10);
    fault = dead;
    for (const work of [good(1), poison, good(2)]) {
      expect(await writer.enqueue(work)).toBe('unsaved');
      await clock.advance(1000);
    }
    expect(writer.unsaved()).toEqual([]);
    expect(writer.unsavedRefused()).toMatchObject([{ op: { type: POISON }, code: 'NOT_FOUND' }]);
    const before = server.requests.length;
    await clock.advance(HOUR_MS);
    expect(server.requests.length - before).toBeLessThan(20);
    expect(identities()).toBeLessThanOrEqual(2);
    expect(server.appliedOnce()).toBe(true);
    expect(server.argsOf('test')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('all rows are requested once, and then only changes', async () => {
    fault = dead;
    engine.start();
    await writer.enqueue(good(1));
    await clock.advance(1000);
    await writer.enqueue(good(2));
    await clock.advance(1000);
    expect(server.requests.map(({ cursor }) => cursor === '')).toEqual([true, false]);
  });

  test('work whose reply got lost isn’t counted twice', async () => {
    fault = dead;
    engine.start();
    weather = dropResponse;
    await writer.enqueue(good(1));
    await clock.advance(1000);
    weather = passThrough;
    await clock.advance(60_000);
    expect(writer.unsaved()).toEqual([]);
    expect([identities(), server.appliedOnce()]).toEqual([1, true]);
  });

  test('refused work can be retried and discarded in memory', async () => {
    fault = dead;
    engine.start();
    await writer.enqueue(poison);
    await writer.enqueue(poison);
    await clock.advance(1000);
    const [first, second] = writer.unsavedRefused().map(({ opId }) => opId);
    expect(await discardOps(writer.memory, [first ?? ''], newId)).toBe(1);
    server.refuse = () => null;
    expect(await retryRefused(writer.memory, second ?? '', newId)).toBe(true);
    writer.notifyChanged();
    await clock.advance(1000);
    expect([writer.unsaved(), writer.unsavedRefused()]).toEqual([[], []]);
    expect(server.state.rows).toHaveLength(1);
  });

  test('work discarded during its request counts, and is reported as too late', async () => {
    fault = dead;
    engine.start();
    let answer = () => {};
    weather = async (now) => {
      const reply = now();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return reply;
    };
    await writer.enqueue(good(1));
    await clock.advance(10);
    const [op] = writer.unsaved();
    await discardOps(writer.memory, [op?.opId ?? ''], newId);
    weather = passThrough;
    answer();
    await clock.advance(60_000);
    expect(committed.reduce((sum, { tooLate }) => sum + tooLate, 0)).toBe(1);
    expect(server.state.rows).toHaveLength(1);
  });

  test('refused and sent work is stored on the disk once the disk works again', async () => {
    fault = dead;
    engine.start();
    await writer.enqueue(good(1));
    await writer.enqueue(poison);
    await clock.advance(1000);
    fault = () => {};
    await clock.advance(60_000);
    const kept = await disk.read(async (tx) => [await tx.journal(), await tx.rejected(), await tx.outbox()]);
    expect(kept.map((entries) => entries.length)).toEqual([1, 1, 0]);
    expect(writer.unsavedRefused()).toEqual([]);
    expect(engine.state().phase).toBe('idle');
  });
});

test('a disk that stores small writes but no replies causes only few requests per hour', async () => {
  fault = (step) => {
    if (step === 'putRows') throw quotaError();
  };
  server.put({ id: newId() });
  engine.start();
  await clock.advance(HOUR_MS);
  expect(server.requests.length).toBeLessThan(20);
  fault = () => {};
  await clock.advance(600_000);
  expect(engine.state().phase).toBe('idle');
});

test('an unexpected error is reported, and the work is sent all the same', async () => {
  engine.start();
  await clock.advance(10);
  fault = (step) => {
    if (step === 'addOps') throw new TypeError('A mistake.');
  };
  expect(await writer.enqueue(good(1))).toBe('unsaved');
  await clock.advance(1000);
  expect(defects).not.toEqual([]);
  expect(writer.unsaved()).toEqual([]);
  expect(server.argsOf('test')).toEqual([{ n: 1 }]);
});
