import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_PARKED_BYTES, MAX_PARKED_OPS } from '@quorbit/contracts/sync/limits';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import type { Op } from '@quorbit/contracts/sync/schema';
import { rowsOf } from '@quorbit/db/rows';
import { opFailures, opReceipts } from '@quorbit/db/schema/sync';
import { allKinds } from '@quorbit/db/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { AppError, notFound } from '../../lib/app-error.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantType } from '../../testing/planted/type.ts';
import type { Person } from '../../testing/test-server.ts';
import { parkedReplay } from './replay.worker.ts';

describeWithServer('parked work', { on: allKinds }, (harness) => {
  let learner: Person;
  let device: Device;
  let known: typeof harness.server.deps.ops;
  beforeEach(async () => {
    known ??= harness.server.deps.ops;
    harness.server.deps.ops = known;
    learner = await plantPerson(harness.server);
    device = new Device(learner);
  });

  const op = (type: string, args: unknown = { n: 1 }, more: Partial<Op> = {}) => device.op({ type, args, ...more });
  const discard = (of: string) => op('void', { of });
  const receipts = () => harness.database.read.select().from(opReceipts).where(eq(opReceipts.userId, learner.id));
  const receiptOf = async ({ opId }: Op) => (await receipts()).find((receipt) => receipt.opId === opId);
  const held = async () => {
    await device.drain();
    return device.bodies<ParkedRow>('held');
  };
  /** Runs the replay worker like a newly started server that knows the types planted so far. */
  async function startAgain(): Promise<void> {
    const worker = parkedReplay.start(harness.server.deps);
    while (await worker.round());
    expect(await worker.round()).toBe(false);
  }

  it('is stored unchanged and reported when the server doesn’t know its type or version', async () => {
    const later = op('later.type', { any: ['thing', { deep: null }], size: 1e300 }, { v: 2 ** 40, skew: 7 });
    const version = op('review.rate', { other: 'shape' }, { v: 99, tz: 'Mars/Olympus' });
    const reply = await device.exchange([later, version]);
    expect(reply).toMatchObject({ ackSeq: 2, rejected: [], parked: [{ seq: 1 }, { seq: 2 }] });
    const { type, v, at, tz, args } = later;
    expect(await receiptOf(later)).toMatchObject({
      type,
      status: 'parked',
      parkedBody: { type, v, at, tz, args, skew: 7 },
    });
    expect(await receiptOf(version)).toMatchObject({ type: 'review.rate', parkedBody: { v: 99, tz: 'Mars/Olympus' } });
    const rows = await held();
    const waiting = { outcome: 'waiting', code: null, message: null, op: null };
    expect(rows.get(later.opId)).toMatchObject({ type: 'later.type', ...waiting });
    expect(rows.get(version.opId)).toMatchObject({ type: 'review.rate', ...waiting });
    expect(device.digest).toBe((await device.exchange()).digest);
    expect((await device.exchange([later])).parked).toMatchObject([{ seq: 1, opId: later.opId }]);
  });

  it.each([
    ['an invalid time', { at: 'tomorrow' }],
    ['an invalid version', { v: 1.5 }],
    ['a time zone that is not text', { tz: 7 as never }],
    ['a time zone that cannot be stored', { tz: 'a\u0000b' }],
    ['a type that cannot be stored', { type: 'a\u0000b' }],
    ['a type that is half a surrogate pair', { type: '\ud800' }],
    ['args that cannot be stored', { args: { deep: ['\udfff'] } }],
    ['args with a key that cannot be stored', { args: { 'a\u0000': 1 } }],
  ])('excludes an op with %s, which is rejected', async (_name, wrong) => {
    const reply = await device.exchange([{ ...op('later.type'), ...wrong }, op('later.type')]);
    expect(reply).toMatchObject({ ackSeq: 2, rejected: [{ seq: 1, code: 'INVALID' }], parked: [{ seq: 2 }] });
  });

  it('includes text that only looks as if it couldn’t be stored', async () => {
    const args = { text: '\\u0000 \\\\ud800 👩‍👩‍👧 \\', '\\u0000': '"' };
    const odd = op('__proto__', args);
    expect(await device.exchange([odd])).toMatchObject({ parked: [{ seq: 1 }] });
    expect((await receiptOf(odd))?.parkedBody?.args).toEqual(args);
  });

  it('is tried once after the next start; ops of still unknown types wait and don’t count as failed', async () => {
    const ops = [op('later.known', { n: 1 }), op('later.unknown', { n: 2 }), op('later.known', { n: 3 })];
    await device.exchange(ops);
    await startAgain();
    expect((await receipts()).every(({ status }) => status === 'parked')).toBe(true);
    const { sets } = plantType(harness.server, 'later.known');
    await startAgain();
    expect(sets).toEqual([[1], [3]]);
    expect((await receipts()).map(({ status }) => status).sort()).toEqual(['applied', 'applied', 'parked']);
    expect([...(await held()).keys()]).toEqual([ops[1]?.opId]);
    expect(await harness.database.read.select().from(opFailures).where(eq(opFailures.userId, learner.id))).toEqual([]);
  });

  it('is sent back to the devices with its body and the real code and reason when it’s refused', async () => {
    const [conflicting, wrong] = [op('later.refused', { n: 1 }, { skew: 5 }), op('later.refused', { n: 'one' })];
    await device.exchange([conflicting, wrong]);
    plantType(harness.server, 'later.refused', { refuses: { 1: new AppError('CONFLICT', 'Not as things stand.') } });
    await startAgain();
    const rows = await held();
    const { at, tz, v, args } = conflicting;
    expect(rows.get(conflicting.opId)).toMatchObject({
      outcome: 'refused',
      code: 'CONFLICT',
      message: 'Not as things stand.',
      op: { v, at, tz, args, skew: 5 },
    });
    expect(rows.get(wrong.opId)).toMatchObject({ outcome: 'refused', code: 'INVALID', op: { args: { n: 'one' } } });
    expect(device.digest).toBe((await device.exchange()).digest);
    expect((await receiptOf(wrong))?.parkedBody).toMatchObject({ args: { n: 'one' } });
    const again = await device.exchange([conflicting, wrong]);
    expect(again.rejected).toMatchObject([{ code: 'CONFLICT' }, { code: 'INVALID' }]);
    await startAgain();
    expect((await held()).size).toBe(2);
  });

  it('makes only those ops wait that refer to something it may create', async () => {
    plantType(harness.server, 'child', { apply: () => Promise.reject(notFound('Parent')) });
    const id = newId();
    const parent = op('later.parent', { deep: [{ id: id.toUpperCase() }] });
    const child = op('child', { n: 1, refersTo: id });
    const grandchild = op('child', { n: 2, refersTo: id });
    const stranger = op('child', { n: 3, refersTo: newId() });
    const reply = await device.exchange([parent, child, grandchild, stranger]);
    expect(reply.parked?.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(reply.rejected).toMatchObject([{ seq: 4, code: 'NOT_FOUND' }]);
    await startAgain();
    expect(await receiptOf(child)).toMatchObject({ status: 'parked' });
    plantType(harness.server, 'later.parent', { refuses: {} });
    await startAgain();
    // The parent op's args turn out to be invalid for its type, so nothing creates what the child ops refer to.
    expect([await receiptOf(parent), await receiptOf(child)]).toMatchObject([
      { code: 'INVALID' },
      { code: 'NOT_FOUND' },
    ]);
  });

  it('makes only those ops wait that refer to ids its known type creates', async () => {
    plantType(harness.server, 'child', { apply: () => Promise.reject(notFound('Parent')) });
    plantType(harness.server, 'parent', {
      createdIds: ({ refersTo }) => (refersTo ? [refersTo] : []),
      apply: () => Promise.reject(new Error('broken')),
    });
    const id = newId();
    const parent = op('parent', { n: 1, refersTo: id, other: newId() });
    for (const _ of [1, 2, 3]) await device.exchange([parent]);
    const children = [id, (parent.args as { other: string }).other].map((refersTo) => op('child', { n: 1, refersTo }));
    const reply = await device.exchange(children);
    expect([reply.parked, reply.rejected]).toMatchObject([[{ seq: 2 }], [{ seq: 3, code: 'NOT_FOUND' }]]);
  });

  it('is limited in number per learner; ops beyond the limit are rejected, and new ones accepted later', async () => {
    for (let sent = 0; sent < MAX_PARKED_OPS + 200; sent += 100) {
      const reply = await device.exchangeUnstored(Array.from({ length: 100 }, (_, n) => op('later.many', { n })));
      expect(reply.ackSeq).toBe(sent + 100);
      const tooMany = reply.rejected.every(({ code, message }) => code === 'TOO_MANY_PARKED' && message.length > 20);
      expect([tooMany, reply.rejected.length]).toEqual([true, sent < MAX_PARKED_OPS ? 0 : 100]);
    }
    const all = await receipts();
    expect(all.filter(({ parkedBody }) => parkedBody !== null)).toHaveLength(MAX_PARKED_OPS);
    plantType(harness.server, 'later.many');
    await startAgain();
    expect(await device.exchange([op('later.many', { n: 600 })])).toMatchObject({ rejected: [], ackSeq: 701 });
  });

  it('is limited in bytes per learner', async () => {
    const text = 'x'.repeat(30_000);
    for (let sent = 0; sent < MAX_PARKED_BYTES * 1.2; sent += 60_000) {
      await device.exchangeUnstored([op('later.large', { text }), op('later.large', { text })]);
    }
    const [kept] = rowsOf<{ bytes: string }>(
      await harness.database.read.execute(
        sql`select sum(octet_length(parked_body::text)) as bytes from op_receipts where user_id = ${learner.id}`,
      ),
    );
    expect(Number(kept?.bytes)).toBeLessThanOrEqual(MAX_PARKED_BYTES);
    expect(Number(kept?.bytes)).toBeGreaterThan(MAX_PARKED_BYTES * 0.9);
  });

  it('doesn’t grow over its limit: an op that keeps throwing is rejected and doesn’t block the queue', async () => {
    await device.exchangeUnstored(Array.from({ length: 100 }, (_, n) => op('later.many', { n })));
    await harness.database.read.execute(sql`
      insert into op_receipts select user_id, gen_random_uuid(), client_id, seq, body_hash, type, status, code, message,
        parked_body, received_at from op_receipts, generate_series(1, 4) where user_id = ${learner.id}`);
    plantType(harness.server, 'throws', { apply: () => Promise.reject(new Error('broken')) });
    const poison = op('throws');
    for (const _ of [1, 2]) await device.exchangeUnstored([poison]);
    expect(await device.exchangeUnstored([poison])).toMatchObject({
      ackSeq: 101,
      rejected: [{ code: 'TOO_MANY_PARKED' }],
    });
  });

  it('is erased when the learner discards it, whether waiting or refused', async () => {
    const [waiting, refused] = [op('later.waiting', { n: 1 }), op('later.no', { n: 1 })];
    await device.exchange([waiting, refused]);
    plantType(harness.server, 'later.no', { refuses: { 1: notFound('Nothing') } });
    await startAgain();
    expect((await held()).size).toBe(2);
    const voids = [discard(waiting.opId), discard(refused.opId)];
    expect(await device.exchange(voids)).toMatchObject({ ackSeq: 4, rejected: [] });
    expect((await held()).size).toBe(0);
    for (const voidedOp of [waiting, refused]) {
      expect(await receiptOf(voidedOp)).toMatchObject({ status: 'rejected', code: 'DISCARDED', parkedBody: null });
    }
    expect(await device.exchange([waiting, ...voids])).toMatchObject({ ackSeq: 4, rejected: [{ code: 'DISCARDED' }] });
    plantType(harness.server, 'later.waiting');
    await startAgain();
    expect((await receiptOf(waiting))?.status).toBe('rejected');
  });

  it('can be discarded in the exchange that sends it', async () => {
    const [first, second] = [op('later.first'), op('later.second')];
    const ops = [first, second, discard(first.opId), { ...first, seq: 4 }];
    const reply = await device.exchange(ops);
    expect(reply).toMatchObject({ ackSeq: 4, rejected: [{ seq: 4, code: 'DISCARDED' }] });
    expect([...(await held()).keys()]).toEqual([second.opId]);
  });

  it('leaves no gap in the queue when an op is discarded before it arrived', async () => {
    const never = newId();
    const gone = discard(never);
    expect(await device.exchange([gone, discard(gone.opId)])).toMatchObject({
      ackSeq: 2,
      rejected: [{ code: 'TOO_LATE' }],
    });
    expect(await device.exchange([gone])).toMatchObject({ ackSeq: 2, rejected: [] });
  });

  it('can’t be discarded once applied: the reply is TOO_LATE, and the device isn’t taken for a clone', async () => {
    plantType(harness.server, 'sound');
    const sent = op('sound');
    await device.exchange([sent]);
    // The reply got lost, so the device still has the op in that place of its queue.
    const inPlace = { ...discard(sent.opId), seq: 1 };
    const late = await device.exchange([inPlace]);
    expect(late).toMatchObject({ ackSeq: 1, rejected: [{ seq: 1, code: 'TOO_LATE' }] });
    expect(late.cloned).toBeUndefined();
    device.seq = 1;
    const after = discard(sent.opId);
    for (const _ of [1, 2]) {
      expect(await device.exchange([after])).toMatchObject({ ackSeq: 2, rejected: [{ seq: 2, code: 'TOO_LATE' }] });
    }
    expect(await device.exchange([{ ...discard(newId()), seq: 1 }])).toMatchObject({ cloned: true });
  });

  it('is also too late to discard under a new device identity', async () => {
    plantType(harness.server, 'sound');
    const sent = op('sound');
    await device.exchange([sent]);
    device.clientId = newId();
    await device.exchange([sent]);
    const late = await device.exchange([{ ...discard(sent.opId), seq: 1 }]);
    expect([late.cloned, late.rejected]).toMatchObject([undefined, [{ code: 'TOO_LATE' }]]);
  });

  it('doesn’t include rejected ops: discarding one changes nothing', async () => {
    const bad = op('review.rate', {});
    expect(await device.exchange([bad, discard(bad.opId)])).toMatchObject({ ackSeq: 2, rejected: [{ seq: 1 }] });
    expect(await receiptOf(bad)).toMatchObject({ code: 'INVALID' });
  });

  it('can’t be discarded by another learner', async () => {
    const mine = op('later.mine');
    await device.exchange([mine]);
    const stranger = new Device(await plantPerson(harness.server));
    await stranger.exchange([stranger.op({ type: 'void', args: { of: mine.opId } })]);
    expect((await held()).size).toBe(1);
  });
});
