import { newId } from '@quorbit/contracts/lib/ids';
import type { ExchangeAnswer, Op } from '@quorbit/contracts/sync/schema';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer.ts';
import { commitAnswer } from './commit-answer.ts';
import { addToQueue } from './enqueue.ts';
import { freshIdentity, newMeta, removeFromQueue } from './identity.ts';
import { memoryStorage } from './memory-storage.ts';
import type { SyncMeta } from './records.ts';
import { buildRequest, type SentRequest } from './request.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const META: SyncMeta = { ...newMeta(newId()), nextSeq: 9, acked: 3, epoch: 'e1', cursor: 'c1' };

function op(seq: number): Op {
  return { seq, opId: newId(), type: 'test', v: 1, at: '2026-03-01T12:00:00.000Z', tz: 'UTC', args: {} };
}

const OPS = [4, 5, 6, 7, 8].map(op);
const SENT: SentRequest = buildRequest(META, OPS, { maxOps: 100, clientNow: NOW - 500 }).sent;

function answer(changes: Partial<ExchangeAnswer> = {}): ExchangeAnswer {
  return {
    ...{ ackSeq: 8, rejected: [], rows: [], cursor: 'c2', more: false, epoch: 'e1' },
    ...{ serverNow: NOW, digest: '0'.repeat(16), minProtocol: 1 },
    ...changes,
  };
}

describe('an answer', () => {
  test('settles the sent ops up to its ackSeq, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 20 }), (ackSeq) => {
        const { settled, storable, repair } = readAnswer(META, SENT, answer({ ackSeq }));
        expect([...settled]).toEqual(OPS.filter(({ seq }) => seq <= ackSeq).map(({ opId }) => opId));
        expect([storable, repair]).toEqual([true, null]);
      }),
    );
  });

  test.each([
    ['a clone’s', { cloned: true, ackSeq: 8 }, 'cloned'],
    ['another history’s', { epoch: 'e2', ackSeq: 8 }, 'epoch'],
    ['a server’s that lost what it had settled', { ackSeq: 2 }, 'loss'],
  ] as const)('%s settles nothing and asks for a fresh identity', (_name, changes, repair) => {
    expect(readAnswer(META, SENT, answer(changes))).toMatchObject({ settled: new Set(), repair });
  });

  test('that is late may acknowledge, but stores no rows where another tab has moved on', () => {
    const moved = { ...META, cursor: 'c9', acked: 5 };
    const { settled, storable, repair } = readAnswer(moved, SENT, answer({ ackSeq: 6 }));
    expect([settled.size, storable, repair]).toEqual([3, false, null]);
  });

  test('to a former identity counts for nothing: the server may have lost that work since', () => {
    const fresh = { ...META, clientId: newId() };
    expect(readAnswer(fresh, SENT, answer())).toMatchObject({ foreign: true, settled: new Set(), storable: false });
  });

  test('is measured against the clock of its request', () => {
    expect(readAnswer(META, SENT, answer()).skew).toBe(500);
  });
});

test('a fresh identity numbers from 1 in the order given and changes nothing else of an op', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 }), (seqs) => {
      const ops = seqs.map(op);
      const clientId = newId();
      const fresh = freshIdentity(META, ops, clientId);
      expect(fresh.ops).toEqual(ops.map((one, index) => ({ ...one, seq: index + 1 })));
      expect(fresh.meta).toEqual({ ...META, clientId, acked: 0, nextSeq: ops.length + 1 });
    }),
  );
});

describe('taking an answer in', () => {
  /** A queue of three ops that were sent, and one that came later. */
  async function sent() {
    const storage = memoryStorage();
    const add = (count: number) =>
      storage.write((tx) => {
        const ops = Array.from({ length: count }, () => op(0)).map(({ seq: _seq, ...one }) => one);
        return addToQueue(tx, ops, newId());
      });
    const ops = await add(3);
    const meta = await storage.read((tx) => tx.meta());
    if (!meta) throw new Error('an identity');
    const request = buildRequest(meta, ops, { maxOps: 100, clientNow: NOW }).sent;
    await add(1);
    const commit = (changes: Partial<ExchangeAnswer>) =>
      storage.write((tx) => commitAnswer(tx, request, answer({ epoch: 'e1', ...changes }), newId()));
    return { storage, ops, commit };
  }

  test('op by op: applied and parked go to the journal, refused ones keep their body, the rest stays', async () => {
    const { storage, ops, commit } = await sent();
    const [one, two, three] = ops;
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
      [one?.opId, false],
      [two?.opId, true],
    ]);
    expect(rejected).toMatchObject([{ op: { opId: three?.opId, skew: 0 }, code: 'NOT_FOUND', at: NOW }]);
    expect(outbox.map(({ seq, skew }) => [seq, skew])).toEqual([[4, undefined]]);
  });

  test('what came back without being taken is told its skew, once', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 1, expectedSeq: 2, serverNow: NOW + 70, more: true });
    await commit({ ackSeq: 1, expectedSeq: 2, serverNow: NOW + 90, more: true });
    expect((await storage.read((tx) => tx.outbox())).map(({ skew }) => skew)).toEqual([70, 70, undefined]);
  });

  test('twice is as good as once', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3 });
    const again = await commit({ ackSeq: 3 });
    expect(again).toMatchObject({ settled: 0, stored: false, repair: null, pending: 1 });
    expect((await storage.read((tx) => tx.journal())).length).toBe(3);
  });

  test('an older answer that comes later does not ask for what was settled meanwhile', async () => {
    const { commit } = await sent();
    await commit({ ackSeq: 3 });
    expect(await commit({ ackSeq: 1, expectedSeq: 2 })).toMatchObject({ repair: null });
  });

  test('rows that the journal’s ops made are there before those ops are no longer replayed', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3, more: true });
    const settledTo = async () => (await storage.read((tx) => tx.meta()))?.settled;
    expect(await settledTo()).toBe(0);
  });

  test('a server that sends everything again is given the settled work again, at most once a day', async () => {
    const { storage, ops, commit } = await sent();
    await commit({ ackSeq: 3 });
    const again = async (hours: number) => {
      const meta = await storage.read((tx) => tx.meta());
      const request = buildRequest(meta ?? META, [], { maxOps: 0, clientNow: 0 }).sent;
      const reset = answer({ ackSeq: meta?.acked ?? 0, reset: true, serverNow: NOW + hours * 3_600_000 });
      const { repair } = await storage.write((tx) => commitAnswer(tx, request, reset, newId()));
      return { repair, opIds: (await storage.read((tx) => tx.outbox())).map(({ opId }) => opId) };
    };
    const first = await again(0);
    expect(first.repair).toBe('loss');
    expect(first.opIds.slice(0, 3)).toEqual(ops.map(({ opId }) => opId));
    expect(first.opIds).toHaveLength(4);
    expect((await again(1)).repair).toBeNull();
  });

  /** Three ops are settled, then one that waits is removed by hand, which makes the identity new. */
  async function renewed() {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3 });
    const [waiting] = await storage.read((tx) => tx.outbox());
    await storage.write((tx) => removeFromQueue(tx, new Set([waiting?.opId ?? '']), newId()));
    const next = () =>
      storage.read(async (tx) => {
        const meta = (await tx.meta()) ?? META;
        return { meta, ...buildRequest(meta, await tx.outbox(), { maxOps: 100, clientNow: NOW }) };
      });
    const exchange = async (ackSeq: number) => {
      const { sent: request } = await next();
      return storage.write((tx) => commitAnswer(tx, request, answer({ ackSeq }), newId()));
    };
    return { storage, next, exchange };
  }

  test('a new identity asks about the former one until it has numbers of its own', async () => {
    const { storage, next, exchange } = await renewed();
    const { meta, sent: idle } = await next();
    expect(idle).toMatchObject({ clientId: meta.formers?.[0]?.clientId, acked: 3, ops: [] });
    expect(await exchange(3)).toMatchObject({ repair: null });
    await storage.write(async (tx) => addToQueue(tx, [{ ...op(0), opId: newId() }], newId()));
    expect((await next()).sent).toMatchObject({ clientId: meta.clientId, acked: 0 });
    await exchange(1);
    expect((await next()).sent).toMatchObject({ clientId: meta.formers?.[0]?.clientId, ops: [] });
    await exchange(3);
    expect((await next()).sent).toMatchObject({ clientId: meta.clientId, acked: 1 });
  });

  test('a server that forgot the former identity is given the settled work again', async () => {
    const { storage, exchange } = await renewed();
    expect(await exchange(2)).toMatchObject({ repair: 'loss', pending: 3 });
    expect((await storage.read((tx) => tx.meta()))?.formers).toEqual([]);
  });

  test('a late answer to work that went under a former identity counts for nothing', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 1, expectedSeq: 2, more: true });
    const [, last] = await storage.read((tx) => tx.outbox());
    await storage.write((tx) => removeFromQueue(tx, new Set([last?.opId ?? '']), newId()));
    expect(await commit({ ackSeq: 3 })).toMatchObject({ settled: 0, stored: false, repair: null });
  });

  test('the journal is kept two weeks by the server’s clock, and longer while its rows are missing', async () => {
    const { storage, commit } = await sent();
    await commit({ ackSeq: 3 });
    const meta = await storage.read((tx) => tx.meta());
    if (!meta) throw new Error('an identity');
    const later = async (days: number, more: boolean) => {
      const now = await storage.read((tx) => tx.meta());
      const request = buildRequest(now ?? meta, [], { maxOps: 0, clientNow: 0 }).sent;
      const serverNow = NOW + days * 86_400_000;
      await storage.write((tx) => commitAnswer(tx, request, answer({ ackSeq: 3, serverNow, more }), newId()));
      return (await storage.read((tx) => tx.journal())).length;
    };
    expect(await later(13, false)).toBe(3);
    expect(await later(15, true)).toBe(3);
    expect(await later(15, false)).toBe(0);
  });
});
