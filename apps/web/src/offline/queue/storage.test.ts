import { newId } from '@quorbit/contracts/lib/ids';
import type { Op } from '@quorbit/contracts/sync/schema';
import { describe, expect, test, vi } from 'vitest';
import { createDraft, DRAFTS } from '#features/attempts/drafts.mirror.ts';
import { SITTING_TEXTS, SITTINGS } from '#features/written-tests/sittings.mirror.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { startedTest } from '#lib/testing/written-tests.ts';
import { UserDatabase } from '../database.ts';
import { createDexieStorage } from './dexie-storage.ts';
import { createMeta } from './identity.ts';
import { createMemoryStorage, MemoryDisk } from './memory-storage.ts';
import type { JournalEntry, RejectedEntry, StoredRow } from './records.ts';
import type { SyncStorage } from './storage.ts';

const DRAFT = createDraft({ attemptId: newId(), started: started(quiz()), timed: true, now: 0 });

/** Creates a storage with one draft, and a second storage for another tab on the same disk. */
async function onMemory(): Promise<{ storage: SyncStorage; other: SyncStorage }> {
  const disk = new MemoryDisk();
  await createMemoryStorage(disk).write((tx) => tx.table(DRAFTS).put([DRAFT]));
  return { storage: createMemoryStorage(disk), other: createMemoryStorage(disk) };
}

async function onDexie(): Promise<{ storage: SyncStorage; other: SyncStorage }> {
  const userId = newId();
  const database = new UserDatabase(userId);
  await database.tableOf(DRAFTS).add(DRAFT);
  return { storage: createDexieStorage(database), other: createDexieStorage(new UserDatabase(userId)) };
}

function op(seq: number): Op {
  return { seq, opId: newId(), type: 'test', v: 1, at: '2026-03-01T12:00:00.000Z', tz: 'UTC', args: { seq } };
}

function row(id: string, changes: Partial<StoredRow> = {}): StoredRow {
  return { scope: 'me', kind: 'pack', id, version: 1, body: { id }, generation: 1, ...changes };
}

const journaled = (of: Op, at = 1): Omit<JournalEntry, 'order'> => ({ op: of, at, parked: false });
const refused = (of: Op): RejectedEntry => ({ opId: of.opId, op: of, code: 'NOT_FOUND', message: 'No.', at: 1 });
const mark = ({ kind, id, version }: { kind: string; id: string; version: number }) => `${kind} ${id} ${version}`;

describe.each([
  ['in memory', onMemory],
  ['in the browser’s database', onDexie],
])('a storage %s', (_name, make) => {
  test('is empty at first', async () => {
    const { storage } = await make();
    const found = await storage.read(async (tx) => [
      await tx.meta(),
      await tx.lastExchange(),
      await tx.outbox(),
      await tx.countOutbox(),
      await tx.journal(),
      await tx.lastOrder(),
      await tx.rejected(),
      await tx.rows(),
      await tx.hasOp(newId()),
      await tx.hasSeq(1),
    ]);
    expect(found).toEqual([null, null, [], 0, [], 0, [], [], false, false]);
  });

  test('returns what was written, in every tab', async () => {
    const { storage, other: syncStorage } = await make();
    const meta = { ...createMeta(newId()), nextSeq: 3 };
    await storage.write(async (tx) => {
      await tx.setMeta(meta);
      await tx.setLastExchange(5);
    });
    expect(await syncStorage.read(async (tx) => [await tx.meta(), await tx.lastExchange()])).toEqual([meta, 5]);
  });

  test('returns the texts of a sitting until they are removed, and the sitting even after that', async () => {
    const { storage, other: syncStorage } = await make();
    const test = startedTest();
    const sittingId = test.sitting.id;
    const sitting = { sittingId, testId: test.id, test, at: 1, submittedAt: null };
    const text = { sittingId, questionId: newId(), text: 'Because.', writtenAt: 2, queuedAt: null };
    await storage.write(async (tx) => {
      await tx.table(SITTINGS).put([sitting]);
      await tx.table(SITTING_TEXTS).put([text, { ...text, sittingId: newId() }]);
    });
    const found = () =>
      syncStorage.read((tx) =>
        Promise.all([tx.table(SITTINGS).get(sittingId), tx.table(SITTING_TEXTS).where('sittingId', sittingId)]),
      );
    expect(await found()).toEqual([sitting, [text]]);
    await storage.write((tx) => tx.table(SITTING_TEXTS).remove([SITTING_TEXTS.keyOf(text)]));
    expect(await found()).toEqual([sitting, []]);
  });

  test('returns pending ops in the order of their seq, regardless of insertion order', async () => {
    const { storage } = await make();
    const [first, two, three] = [op(1), op(2), op(10)];
    await storage.write((tx) => tx.addOps([three, first, two]));
    expect(await storage.read((tx) => tx.outbox())).toEqual([first, two, three]);
    expect(await storage.read((tx) => tx.outbox(2))).toEqual([first, two]);
    await storage.write((tx) => tx.removeOps([2]));
    expect(await storage.read(async (tx) => [await tx.hasSeq(2), await tx.hasSeq(10), await tx.countOutbox()])).toEqual(
      [false, true, 2],
    );
    await storage.write((tx) => tx.putOps([{ ...first, skew: 7 }]));
    expect(await storage.read((tx) => tx.outbox(1))).toEqual([{ ...first, skew: 7 }]);
    await storage.write((tx) => tx.clearOutbox());
    expect(await storage.read((tx) => tx.outbox())).toEqual([]);
  });

  test('never holds two ops with the same seq or id', async () => {
    const { storage } = await make();
    const queuedOp = op(1);
    await storage.write((tx) => tx.addOps([queuedOp]));
    await expect(storage.write((tx) => tx.addOps([op(1)]))).rejects.toThrow();
    await expect(storage.write((tx) => tx.addOps([{ ...queuedOp, seq: 2 }]))).rejects.toThrow();
    expect(await storage.read((tx) => tx.outbox())).toEqual([queuedOp]);
  });

  test('finds an op in the queue, the journal and the refused ops', async () => {
    const { storage } = await make();
    const [pending, settled, no] = [op(1), op(2), op(3)];
    await storage.write(async (tx) => {
      await tx.addOps([pending]);
      await tx.addJournal([journaled(settled)]);
      await tx.addRejected([refused(no)]);
    });
    const known = (queuedOp: Op) => storage.read((tx) => tx.hasOp(queuedOp.opId));
    expect(await Promise.all([pending, settled, no, op(4)].map(known))).toEqual([true, true, true, false]);
    await storage.write((tx) => tx.removeRejected([no.opId]));
    expect(await known(no)).toBe(false);
  });

  test('keeps the journal in order, and prunes only old entries up to the given order', async () => {
    const { storage } = await make();
    const [first, two, three] = [op(1), op(2), op(3)];
    await storage.write((tx) => tx.addJournal([journaled(first, 10), journaled(two, 30)]));
    await storage.write((tx) => tx.addJournal([journaled(three, 10)]));
    const entries = await storage.read((tx) => tx.journal());
    expect(entries.map((entry) => entry.op)).toEqual([first, two, three]);
    const orders = entries.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(await storage.read((tx) => tx.lastOrder())).toBe(orders[2]);
    await storage.write((tx) => tx.pruneJournal(20, orders[1] ?? 0));
    expect((await storage.read((tx) => tx.journal())).map((entry) => entry.op)).toEqual([two, three]);
    await storage.write((tx) => tx.clearJournal());
    expect(await storage.read((tx) => tx.journal())).toEqual([]);
  });

  test('removes parked journal entries only by their order, not by pruning', async () => {
    const { storage } = await make();
    const [parked, second] = [{ ...journaled(op(1), 10), parked: true }, journaled(op(2), 10)];
    await storage.write((tx) => tx.addJournal([parked, second]));
    const lastOrder = await storage.read((tx) => tx.lastOrder());
    const [left] = await storage.write((tx) => tx.pruneJournal(20, lastOrder));
    expect(left).toMatchObject(parked);
    expect(await storage.read((tx) => tx.journal())).toEqual([left]);
    await storage.write((tx) => tx.removeJournal([left?.order ?? 0]));
    expect(await storage.read((tx) => tx.journal())).toEqual([]);
  });

  test('returns the rows that it replaced and removed', async () => {
    const { storage } = await make();
    await storage.write(async (tx) => {
      expect(await tx.putRows([row('a'), row('b'), row('b', { scope: 'everyone' }), row('c')])).toEqual([]);
    });
    const replaced = await storage.write((tx) => tx.putRows([row('a', { version: 2, generation: 2 }), row('d')]));
    expect(replaced.map(mark)).toEqual(['pack a 1']);
    const removed = await storage.write((tx) => tx.removeRows([row('c'), row('never')]));
    expect(removed.map(mark)).toEqual(['pack c 1']);
    const gone = await storage.write((tx) => tx.removeScope('everyone'));
    expect(gone.map(mark)).toEqual(['pack b 1']);
    const swept = await storage.write((tx) => tx.sweep(2));
    expect(swept.map(mark).sort()).toEqual(['pack b 1', 'pack d 1']);
    expect(await storage.read((tx) => tx.rows())).toEqual([row('a', { version: 2, generation: 2 })]);
    const findRow = (scope: string) => storage.read((tx) => tx.row({ scope, kind: 'pack', id: 'a' }));
    expect([await findRow('me'), await findRow('everyone')]).toEqual([row('a', { version: 2, generation: 2 }), null]);
  });

  test('removes a draft in the transaction that adds its op', async () => {
    const { storage } = await make();
    expect(await storage.read((tx) => tx.table(DRAFTS).get(DRAFT.attemptId))).toEqual(DRAFT);
    await storage.write(async (tx) => {
      await tx.addOps([op(1)]);
      await tx.table(DRAFTS).remove([DRAFT.attemptId]);
    });
    expect(await storage.read((tx) => tx.table(DRAFTS).get(DRAFT.attemptId))).toBeNull();
  });

  test('changes nothing when a transaction fails half-way', async () => {
    const { storage } = await make();
    const [first, two] = [op(1), op(2)];
    const before = createMeta(newId());
    await storage.write(async (tx) => {
      await tx.setMeta(before);
      await tx.addOps([first]);
      await tx.addJournal([journaled(two)]);
      await tx.putRows([row('a'), row('b')]);
    });
    const all = () =>
      storage.read(async (tx) => [
        await tx.meta(),
        await tx.lastExchange(),
        await tx.outbox(),
        await tx.journal(),
        await tx.rejected(),
        await tx.rows(),
        await tx.table(DRAFTS).get(DRAFT.attemptId),
      ]);
    const kept = await all();
    const work = storage.write(async (tx) => {
      await tx.setMeta({ ...before, nextSeq: 99 });
      await tx.setLastExchange(7);
      await tx.putOps([{ ...first, skew: 1 }]);
      await tx.addOps([op(3)]);
      await tx.removeOps([1]);
      await tx.clearOutbox();
      await tx.addJournal([journaled(op(4))]);
      await tx.clearJournal();
      await tx.addRejected([refused(first)]);
      await tx.putRows([row('a', { version: 5 }), row('new')]);
      await tx.removeRows([row('b')]);
      await tx.sweep(9);
      await tx.table(DRAFTS).remove([DRAFT.attemptId]);
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    expect(await all()).toEqual(kept);
  });

  test('runs transactions one after the other, in all tabs', async () => {
    const { storage, other } = await make();
    await storage.write((tx) => tx.setMeta(createMeta(newId())));
    const raise = (tab: SyncStorage) =>
      tab.write(async (tx) => {
        const meta = await tx.meta();
        if (meta) await tx.setMeta({ ...meta, nextSeq: meta.nextSeq + 1 });
      });
    await Promise.all(Array.from({ length: 10 }, (_, index) => raise(index % 2 === 0 ? storage : other)));
    expect((await storage.read((tx) => tx.meta()))?.nextSeq).toBe(11);
  });

  test('retains its data when it’s reopened', async () => {
    const { storage } = await make();
    await storage.write((tx) => tx.addOps([op(1)]));
    await storage.reopen();
    expect(await storage.read((tx) => tx.countOutbox())).toBe(1);
  });
});

test('a database that the browser closed is reopened by the next call', async () => {
  const database = new UserDatabase(newId());
  const storage = createDexieStorage(database);
  await storage.write((tx) => tx.addOps([op(1)]));
  database.close();
  expect(await storage.read((tx) => tx.countOutbox())).toBe(1);
  database.backendDB().close();
  await storage.write((tx) => tx.addOps([op(2)]));
  expect(await storage.read((tx) => tx.countOutbox())).toBe(2);
});

test('the database asks for strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await createDexieStorage(new UserDatabase(newId())).write((tx) => tx.addOps([op(1)]));
  expect(transaction).toHaveBeenCalledWith(expect.arrayContaining(['outbox']), 'readwrite', { durability: 'strict' });
});
