import { newId } from '@quorbit/contracts/lib/ids';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import { retryIdOf } from '@quorbit/contracts/sync/retry-id';
import { beforeEach, describe, expect, test } from 'vitest';
import { closedError, withFaults } from '../testing/faults.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { discardOps, retryRefused } from './retry-discard.ts';
import type { SyncStorage } from './storage.ts';
import { rejectPending } from './void.ts';
import { exportWork, importWork, WorkFileError } from './work-file.ts';

let storage: SyncStorage;

const op = (n: number, changes: Partial<NewOp> = {}): NewOp => ({
  opId: newId(),
  type: 'test',
  v: 1,
  at: '2026-03-01T12:00:00.000Z',
  tz: 'Europe/Berlin',
  args: { n },
  ...changes,
});
const add = (on: SyncStorage, ...ops: NewOp[]) => on.write((tx) => addToQueue(tx, ops, newId()));
const outbox = (on = storage) => on.read((tx) => tx.outbox());
const reject = (opId: string) =>
  storage.write((tx) => rejectPending(tx, opId, { code: 'NOT_FOUND', message: 'No.', at: 0 }, newId));

beforeEach(() => {
  storage = createMemoryStorage();
});

test('a void replaces an op that can’t be sent, so that the numbers have no gap, under the same identity', async () => {
  const [first, two, three] = [op(1), op(2), op(3)];
  await add(storage, first, two, three);
  const before = await storage.read((tx) => tx.meta());
  await reject(two.opId);
  const queue = await outbox();
  expect(queue).toMatchObject([
    { seq: 1, opId: first.opId },
    { seq: 2, type: VOID, args: { of: two.opId }, voided: two },
    { seq: 3, opId: three.opId },
  ]);
  expect(queue[1]?.opId).not.toBe(two.opId);
  expect(await storage.read((tx) => tx.meta())).toEqual(before);
});

test('refused work is retried as a new op with the same args, times and skew, and the same id on all devices', async () => {
  const refused = op(1, { skew: 77 });
  await add(storage, refused);
  await reject(refused.opId);
  expect(await retryRefused(storage, refused.opId, newId)).toBe(true);
  expect((await outbox()).at(-1)).toEqual({ ...refused, opId: retryIdOf(refused.opId), seq: 2 });
  expect(await storage.read((tx) => tx.rejected())).toEqual([]);
  expect(await retryRefused(storage, refused.opId, newId)).toBe(false);
});

test('discarding replaces pending ops with voids and deletes refused ones', async () => {
  const [waiting, refused, third] = [op(1), op(2), op(3)];
  await add(storage, waiting, refused, third);
  await reject(refused.opId);
  expect(await discardOps(storage, [waiting.opId, refused.opId, newId()], newId)).toBe(2);
  expect((await outbox()).map(({ seq, type }) => [seq, type])).toEqual([
    [1, VOID],
    [2, VOID],
    [3, 'test'],
  ]);
  expect(await storage.read((tx) => tx.rejected())).toEqual([]);
});

describe('parked work', () => {
  const parked = (outcome: 'waiting' | 'refused') => {
    const { opId, at, tz, args } = op(1);
    const body: ParkedRow = {
      opId,
      type: 'test',
      at,
      outcome,
      code: null,
      message: null,
      op: outcome === 'refused' ? { v: 3, at, tz, skew: 5, args } : null,
    };
    return storage
      .write((tx) => tx.putRows([{ scope: 'me', kind: 'held', id: opId, version: 1, generation: 1, body }]))
      .then(() => ({ opId, args }));
  };

  test('that was refused is retried as a new op, and a void removes its copy on the server', async () => {
    const { opId, args } = await parked('refused');
    expect(await retryRefused(storage, opId, newId)).toBe(true);
    expect(await outbox()).toMatchObject([
      { seq: 1, type: VOID, args: { of: opId } },
      { seq: 2, type: 'test', opId: retryIdOf(opId), v: 3, skew: 5, args },
    ]);
  });

  test('that was refused can be discarded', async () => {
    const { opId } = await parked('refused');
    expect(await discardOps(storage, [opId], newId)).toBe(1);
    expect(await outbox()).toMatchObject([{ seq: 1, type: VOID, args: { of: opId } }]);
  });

  test('that waits can’t be retried or discarded', async () => {
    const { opId } = await parked('waiting');
    expect([await retryRefused(storage, opId, newId), await discardOps(storage, [opId], newId)]).toEqual([false, 0]);
    expect(await outbox()).toEqual([]);
  });
});

describe('the file of unsent work', () => {
  const userId = newId();
  const file = (unsaved: NewOp[] = []) => exportWork(storage, { userId, unsaved, now: 0 });
  const take = (into: SyncStorage, value: unknown) =>
    importWork(into, { userId, text: typeof value === 'string' ? value : JSON.stringify(value), newId });

  test('holds all work that the server doesn’t have, with the skew if it’s known', async () => {
    const [waiting, refused, unsaved] = [op(1, { skew: 5 }), op(2), op(3)];
    await add(storage, waiting, refused);
    await reject(refused.opId);
    expect((await file([unsaved])).ops).toEqual([refused, waiting, unsaved]);
    await storage.write(async (tx) => {
      const meta = await tx.meta();
      if (meta) await tx.setMeta({ ...meta, skew: 9 });
    });
    expect((await file([unsaved])).ops.map(({ skew }) => skew)).toEqual([9, 5, 9]);
  });

  test('holds the work in memory if the disk can’t be read', async () => {
    const broken = withFaults(storage, () => {
      throw closedError();
    });
    const unsaved = op(1);
    expect((await exportWork(broken, { userId, unsaved: [unsaved], now: 0 })).ops).toEqual([unsaved]);
    await expect(exportWork(broken, { userId, unsaved: [], now: 0 })).rejects.toThrow();
  });

  test('corrects a skew that was measured before the clock was set back', async () => {
    await add(storage, op(1));
    await storage.write(async (tx) => {
      const meta = await tx.meta();
      if (meta) await tx.setMeta({ ...meta, skew: 9 });
      await tx.setLastExchange(5_000);
    });
    const skewAt = async (now: number) =>
      (await exportWork(storage, { userId, unsaved: [], now })).ops.map(({ skew }) => skew);
    expect(await skewAt(6_000)).toEqual([9]);
    expect(await skewAt(-1_000_000)).toEqual([1_005_000]);
  });

  test('can be imported on another device repeatedly without duplicates', async () => {
    await add(storage, op(1), op(2));
    const exported = await file();
    const syncStorage = createMemoryStorage();
    expect(await take(syncStorage, exported)).toHaveLength(2);
    expect(await take(syncStorage, exported)).toHaveLength(0);
    expect(await take(storage, exported)).toHaveLength(0);
    expect((await outbox(syncStorage)).map(({ seq, args }) => [seq, args])).toEqual([
      [1, { n: 1 }],
      [2, { n: 2 }],
    ]);
  });

  test('may contain ops of other app versions, and leaves out discarded work', async () => {
    const discarded = op(1);
    await add(storage, discarded, op(2, { v: 7 }));
    await discardOps(storage, [discarded.opId], newId);
    const exported = await file();
    expect(exported.ops.map(({ v }) => v)).toEqual([7]);
    const syncStorage = createMemoryStorage();
    expect(await take(syncStorage, exported)).toHaveLength(1);
    expect(await outbox(syncStorage)).toMatchObject([{ v: 7 }]);
  });

  test('is refused if it belongs to another account or isn’t a work file', async () => {
    const exported = await file();
    await expect(take(storage, { ...exported, userId: newId() })).rejects.toThrow(/another account/);
    for (const wrong of ['', 'null', '{}', '[1]', { ...exported, format: 2 }, { ...exported, ops: [{}] }]) {
      await expect(take(storage, wrong)).rejects.toBeInstanceOf(WorkFileError);
    }
    expect(await outbox()).toEqual([]);
  });
});
