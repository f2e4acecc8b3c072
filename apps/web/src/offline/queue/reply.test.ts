import { newId } from '@quorbit/contracts/lib/ids';
import { retryIdOf } from '@quorbit/contracts/sync/retry-id';
import type { ExchangeReply, Op } from '@quorbit/contracts/sync/schema';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitReply } from './commit-reply.ts';
import { addToQueue } from './enqueue.ts';
import { createMeta, withNewIdentity } from './identity.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { SyncMeta } from './records.ts';
import { interpretReply } from './reply.ts';
import { buildRequest, type SentRequest } from './request.ts';
import { voidPending } from './void.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const META: SyncMeta = { ...createMeta(newId()), nextSeq: 9, acked: 3, epoch: 'e1', cursor: 'c1' };

function op(seq: number): Op {
  return { seq, opId: newId(), type: 'test', v: 1, at: '2026-03-01T12:00:00.000Z', tz: 'UTC', args: {} };
}

const PARTS = { newId, rules: { shape: 0, isValidBody: () => true } };
const OPS = [4, 5, 6, 7, 8].map(op);
const SENT: SentRequest = buildRequest(META, OPS, { maxOps: 100, order: 0, clientNow: NOW - 500 }).sent;

function reply(changes: Partial<ExchangeReply> = {}): ExchangeReply {
  return {
    ackSeq: 8,
    rejected: [],
    rows: [],
    cursor: 'c2',
    more: false,
    epoch: 'e1',
    serverNow: NOW,
    build: 'b1',
    digest: '0'.repeat(16),
    minProtocol: 2,
    ...changes,
  };
}

describe('a reply', () => {
  test('acknowledges the sent ops up to its ackSeq, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 20 }), (ackSeq) => {
        const { settled, storable, repair } = interpretReply(META, SENT, reply({ ackSeq }));
        expect([...settled]).toEqual(OPS.filter(({ seq }) => seq <= ackSeq).map(({ opId }) => opId));
        expect([storable, repair]).toEqual([true, null]);
      }),
    );
  });

  test.each([
    ['to a cloned device', { cloned: true, ackSeq: 8 }, 'cloned'],
    ['with another epoch', { epoch: 'e2', ackSeq: 8 }, 'epoch'],
    ['from a server that lost acknowledged work', { ackSeq: 2 }, 'loss'],
  ] as const)('%s acknowledges nothing and requires a new identity', (_name, changes, repair) => {
    expect(interpretReply(META, SENT, reply(changes))).toMatchObject({ settled: new Set(), repair });
  });

  test('that is late may acknowledge ops, but stores no rows if another tab changed the cursor', () => {
    const moved = { ...META, cursor: 'c9', acked: 5 };
    const { settled, storable, repair } = interpretReply(moved, SENT, reply({ ackSeq: 6 }));
    expect([settled.size, storable, repair]).toEqual([3, false, null]);
  });

  test('to a former identity is ignored, because the server may have lost that work since', () => {
    const fresh = { ...META, clientId: newId() };
    expect(interpretReply(fresh, SENT, reply())).toMatchObject({ foreign: true, settled: new Set(), storable: false });
  });

  test('yields the server’s clock minus the clock of its request', () => {
    expect(interpretReply(META, SENT, reply()).skew).toBe(500);
  });
});

test('a new identity numbers the given ops from 1 in their order and changes nothing else in them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 }), (seqs) => {
      const ops = seqs.map(op);
      const clientId = newId();
      const fresh = withNewIdentity(META, ops, clientId);
      expect(fresh.ops).toEqual(ops.map((queuedOp, index) => ({ ...queuedOp, seq: index + 1 })));
      expect(fresh.meta).toEqual({ ...META, clientId, acked: 0, nextSeq: ops.length + 1 });
    }),
  );
});

describe('committing a reply', () => {
  /** Creates a queue with three ops that were sent and one that was added later. */
  async function sent() {
    const storage = createMemoryStorage();
    const add = (count: number) =>
      storage.write((tx) => {
        const ops = Array.from({ length: count }, () => op(0)).map(({ seq: _seq, ...newOp }) => newOp);
        return addToQueue(tx, ops, newId());
      });
    const ops = await add(3);
    const meta = await storage.read((tx) => tx.meta());
    if (!meta) throw new Error('an identity');
    const request = buildRequest(meta, ops, { maxOps: 100, order: 0, clientNow: NOW }).sent;
    await add(1);
    const commit = (changes: Partial<ExchangeReply>) =>
      storage.write((tx) => commitReply(tx, request, reply({ epoch: 'e1', ...changes }), PARTS));
    return { storage, ops, commit };
  }

  test('moves applied and parked ops to the journal, and refused ones to the rejected ops', async () => {
    const { storage, ops, commit } = await sent();
    const [first, two, three] = ops;
    const committed = await commit({
      ackSeq: 3,
      parked: [{ seq: 2, opId: two?.opId ?? '' }],
      rejected: [{ seq: 3, opId: three?.opId ?? '', code: 'NOT_FOUND', message: 'No.' }],
    });
    expect(committed).toMatchObject({ settled: 3, parked: 1, pending: 1, stored: true, repair: null });
    const [journal, rejected, outbox] = await storage.read(async (tx) => [
      await tx.journal(),
      await tx.rejected(),
      await tx.outbox(),
    ]);
    expect(journal.map(({ op: { opId }, parked }) => [opId, parked])).toEqual([
      [first?.opId, false],
      [two?.opId, true],
    ]);
    expect(rejected).toMatchObject([{ op: { opId: three?.opId, skew: 0 }, code: 'NOT_FOUND', at: NOW }]);
    expect(outbox.map(({ seq, skew }) => [seq, skew])).toEqual([[4, undefined]]);
  });

  test('stores the measured skew once in sent ops that weren’t acknowledged', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 1, expectedSeq: 2, serverNow: NOW + 70, more: true });
    await commit({ ackSeq: 1, expectedSeq: 2, serverNow: NOW + 90, more: true });
    expect((await storage.read((tx) => tx.outbox())).map(({ skew }) => skew)).toEqual([70, 70, undefined]);
  });

  test('counts work acknowledged after its request was built as included in the rows only with a later reply', async () => {
    const { storage, ops, commit } = await sent();
    const build = async () => {
      const { meta, order } = await storage.read(async (tx) => ({
        meta: await tx.meta(),
        order: await tx.lastOrder(),
      }));
      return buildRequest(meta ?? META, [], { maxOps: 0, order, clientNow: NOW }).sent;
    };
    const take = async (request: SentRequest, cursor: string) => {
      await storage.write((tx) => commitReply(tx, request, reply({ ackSeq: 3, cursor }), PARTS));
    };
    const onShow = () =>
      storage.read(async (tx) => {
        const settled = (await tx.meta())?.settled ?? 0;
        return (await tx.journal()).filter(({ order }) => order > settled).map(({ op }) => op.opId);
      });
    await take({ ...(await build()), acked: 0 }, 'c1');
    const older = await build();
    await commit({ ackSeq: 3 });
    await take(older, 'c2');
    expect(await onShow()).toEqual(ops.map(({ opId }) => opId));
    await take(await build(), 'c3');
    expect(await onShow()).toEqual([]);
    expect(await storage.read(async (tx) => (await tx.journal()).length)).toBe(3);
  });

  test('has no further effect the second time', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3 });
    const again = await commit({ ackSeq: 3 });
    expect(again).toMatchObject({ settled: 0, stored: false, repair: null, pending: 1 });
    expect((await storage.read((tx) => tx.journal())).length).toBe(3);
  });

  test('requires no repair if a late, older reply expects ops that were acknowledged meanwhile', async () => {
    const { commit } = await sent();
    await commit({ ackSeq: 3 });
    expect(await commit({ ackSeq: 1, expectedSeq: 2 })).toMatchObject({ repair: null });
  });

  test('counts the journal’s ops as included in the rows only once all pages are here', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3, more: true });
    const settledTo = async () => (await storage.read((tx) => tx.meta()))?.settled;
    expect(await settledTo()).toBe(0);
  });

  test('queues acknowledged work again if the server sends everything again, at most once a day', async () => {
    const { storage, ops, commit } = await sent();
    await commit({ ackSeq: 3 });
    const again = async (hours: number) => {
      const meta = await storage.read((tx) => tx.meta());
      const request = buildRequest(meta ?? META, [], { maxOps: 0, order: 0, clientNow: 0 }).sent;
      const reset = reply({ ackSeq: meta?.acked ?? 0, reset: true, serverNow: NOW + hours * 3_600_000 });
      const { repair } = await storage.write((tx) => commitReply(tx, request, reset, PARTS));
      return { repair, opIds: (await storage.read((tx) => tx.outbox())).map(({ opId }) => opId) };
    };
    const first = await again(0);
    expect(first.repair).toBe('loss');
    expect(first.opIds.slice(0, 3)).toEqual(ops.map(({ opId }) => opId));
    expect(first.opIds).toHaveLength(4);
    expect((await again(1)).repair).toBeNull();
  });

  test('counts work discarded while it was being sent, and shows no refusal for its void (TOO_LATE)', async () => {
    const { storage, ops, commit } = await sent();
    const [first] = ops;
    const discarded = first?.opId ?? '';
    await storage.write((tx) => voidPending(tx, new Set([discarded]), newId));
    expect(await commit({ ackSeq: 3 })).toMatchObject({ settled: 2, tooLate: 0, pending: 2 });
    const [meta, outbox] = await storage.read(async (tx) => [(await tx.meta()) ?? META, await tx.outbox()] as const);
    const { input, sent: request } = buildRequest(meta, outbox, { maxOps: 100, order: 2, clientNow: NOW });
    expect(input.ops).toMatchObject([{ seq: 1, type: 'void', args: { of: discarded } }]);
    expect(input.ops[0]).not.toHaveProperty('voided');
    const opId = request.ops[0]?.opId ?? '';
    const late = reply({ ackSeq: 3, rejected: [{ seq: 1, opId, code: 'TOO_LATE', message: 'Sent already.' }] });
    const committed = await storage.write((tx) => commitReply(tx, request, late, PARTS));
    expect(committed).toMatchObject({ settled: 1, tooLate: 1, rejected: [], repair: null, pending: 1 });
    const journal = await storage.read((tx) => tx.journal());
    expect(journal.map((entry) => entry.op.opId)).toEqual([ops[1]?.opId, ops[2]?.opId, discarded]);
    expect(await storage.read((tx) => tx.rejected())).toEqual([]);
  });

  test('stores no refusal for work that was discarded on another device', async () => {
    const { storage, ops, commit } = await sent();
    const discarded = { seq: 1, opId: ops[0]?.opId ?? '', code: 'DISCARDED', message: 'You discarded this.' };
    expect(await commit({ ackSeq: 3, rejected: [discarded] })).toMatchObject({ settled: 3, rejected: [] });
    expect(await storage.read((tx) => tx.rejected())).toEqual([]);
    expect(await storage.read((tx) => tx.journal())).toHaveLength(2);
  });

  test('makes a clone send its journal before its outbox, and no op twice', async () => {
    const { storage, ops, commit } = await sent();
    await commit({ ackSeq: 3 });
    const [first] = ops;
    if (!first) throw new Error('three ops');
    // A work file added an op that is already in the journal.
    await storage.write((tx) => tx.addOps([{ ...first, seq: 5 }]));
    const meta = (await storage.read((tx) => tx.meta())) ?? META;
    const request = buildRequest(meta, await storage.read((tx) => tx.outbox()), {
      maxOps: 100,
      order: 0,
      clientNow: NOW,
    }).sent;
    const cloned = reply({ ackSeq: 4, cloned: true });
    expect(await storage.write((tx) => commitReply(tx, request, cloned, PARTS))).toMatchObject({ repair: 'cloned' });
    const [outbox, journal] = await storage.read(async (tx) => [await tx.outbox(), await tx.journal()]);
    expect(outbox.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(outbox.slice(0, 3).map(({ opId }) => opId)).toEqual(ops.map(({ opId }) => opId));
    expect(journal).toEqual([]);
  });

  test.each(['TOO_MANY_PARKED', 'TOO_LARGE'])(
    'queues work that the server had no space for (%s) as a new op once the server’s version changes',
    async (code) => {
      const { storage, ops, commit } = await sent();
      const [first] = ops;
      const noSpace = { seq: 1, opId: first?.opId ?? '', code, message: 'No space.' };
      await commit({ ackSeq: 3, rejected: [noSpace] });
      const exchange = async (build: string) => {
        const meta = (await storage.read((tx) => tx.meta())) ?? META;
        const request = buildRequest(meta, [], { maxOps: 0, order: 0, clientNow: NOW }).sent;
        await storage.write((tx) => commitReply(tx, request, reply({ ackSeq: 3, build }), PARTS));
        return storage.read(async (tx) => [(await tx.rejected()).length, await tx.countOutbox()]);
      };
      expect(await exchange('b1')).toEqual([1, 1]);
      expect(await exchange('b2')).toEqual([0, 2]);
      const last = (await storage.read((tx) => tx.outbox())).at(-1);
      expect(last).toMatchObject({ seq: 5, opId: retryIdOf(noSpace.opId), args: first?.args, at: first?.at });
    },
  );

  test('removes journal entries after two weeks by the server’s clock, but not while rows are missing', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3 });
    const meta = await storage.read((tx) => tx.meta());
    if (!meta) throw new Error('an identity');
    const later = async (days: number, more: boolean) => {
      const now = await storage.read((tx) => tx.meta());
      const order = await storage.read((tx) => tx.lastOrder());
      const request = buildRequest(now ?? meta, [], { maxOps: 0, order, clientNow: 0 }).sent;
      const serverNow = NOW + days * 86_400_000;
      await storage.write((tx) => commitReply(tx, request, reply({ ackSeq: 3, serverNow, more }), PARTS));
      return (await storage.read((tx) => tx.journal())).length;
    };
    expect(await later(13, false)).toBe(3);
    expect(await later(15, true)).toBe(3);
    expect(await later(15, false)).toBe(0);
  });
});
