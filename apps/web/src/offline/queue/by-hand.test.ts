import { newId } from '@quorbit/contracts/lib/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { discard, tryAgain } from './by-hand.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import { rejectPending } from './identity.ts';
import { memoryStorage } from './memory-storage.ts';
import type { SyncStorage } from './storage.ts';
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
  storage.write((tx) => rejectPending(tx, opId, { code: 'NOT_FOUND', message: 'No.', at: 0 }, newId()));

beforeEach(() => {
  storage = memoryStorage();
});

test('an op that is put aside leaves no gap: the rest goes on under a fresh identity', async () => {
  const [one, two, three] = [op(1), op(2), op(3)];
  await add(storage, one, two, three);
  const before = await storage.read((tx) => tx.meta());
  await reject(two.opId);
  expect(await outbox()).toMatchObject([
    { seq: 1, opId: one.opId },
    { seq: 2, opId: three.opId },
  ]);
  const meta = await storage.read((tx) => tx.meta());
  expect(meta).toMatchObject({ nextSeq: 3, acked: 0 });
  expect(meta?.clientId).not.toBe(before?.clientId);
});

test('refused work that is tried again is a new op with the same args, times and skew', async () => {
  const refused = op(1, { skew: 77 });
  await add(storage, refused);
  await reject(refused.opId);
  expect(await tryAgain(storage, refused.opId, newId)).toBe(true);
  const [again] = await outbox();
  expect(again).toEqual({ ...refused, opId: again?.opId, seq: 1 });
  expect(again?.opId).not.toBe(refused.opId);
  expect(await storage.read((tx) => tx.rejected())).toEqual([]);
  expect(await tryAgain(storage, refused.opId, newId)).toBe(false);
});

test('work is deleted for good only when its owner says so, wherever it lies', async () => {
  const [waiting, refused, other] = [op(1), op(2), op(3)];
  await add(storage, waiting, refused, other);
  await reject(refused.opId);
  expect(await discard(storage, [waiting.opId, refused.opId, newId()], newId)).toBe(2);
  expect((await outbox()).map(({ opId }) => opId)).toEqual([other.opId]);
  expect(await storage.read((tx) => tx.rejected())).toEqual([]);
});

describe('the file of unsent work', () => {
  const userId = newId();
  const file = (held: NewOp[] = []) => exportWork(storage, { userId, held, now: 0 });
  const take = (into: SyncStorage, value: unknown) =>
    importWork(into, { userId, text: typeof value === 'string' ? value : JSON.stringify(value), newId });

  test('holds all that the server does not have, with the skew as far as it is known', async () => {
    const [waiting, refused, held] = [op(1, { skew: 5 }), op(2), op(3)];
    await add(storage, waiting, refused);
    await reject(refused.opId);
    expect((await file([held])).ops).toEqual([refused, waiting, held]);
    await storage.write(async (tx) => {
      const meta = await tx.meta();
      if (meta) await tx.setMeta({ ...meta, skew: 9 });
    });
    expect((await file([held])).ops.map(({ skew }) => skew)).toEqual([9, 5, 9]);
  });

  test('does not believe a skew that was measured before the clock was set back', async () => {
    await add(storage, op(1));
    await storage.write(async (tx) => {
      const meta = await tx.meta();
      if (meta) await tx.setMeta({ ...meta, skew: 9, lastExchange: 5_000 });
    });
    const skewAt = async (now: number) =>
      (await exportWork(storage, { userId, held: [], now })).ops.map(({ skew }) => skew);
    expect(await skewAt(6_000)).toEqual([9]);
    expect(await skewAt(-1_000_000)).toEqual([1_005_000]);
  });

  test('is taken in on another device, however often, without doubling anything', async () => {
    await add(storage, op(1), op(2));
    const exported = await file();
    const other = memoryStorage();
    expect(await take(other, exported)).toBe(2);
    expect(await take(other, exported)).toBe(0);
    expect(await take(storage, exported)).toBe(0);
    expect((await outbox(other)).map(({ seq, args }) => [seq, args])).toEqual([
      [1, { n: 1 }],
      [2, { n: 2 }],
    ]);
  });

  test('of another account is refused, and so is anything else', async () => {
    const exported = await file();
    await expect(take(storage, { ...exported, userId: newId() })).rejects.toThrow(/another account/);
    for (const wrong of ['', 'null', '{}', '[1]', { ...exported, format: 2 }, { ...exported, ops: [{}] }]) {
      await expect(take(storage, wrong)).rejects.toBeInstanceOf(WorkFileError);
    }
    expect(await outbox()).toEqual([]);
  });
});
