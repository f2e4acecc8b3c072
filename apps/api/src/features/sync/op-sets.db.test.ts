import { newId } from '@quorbit/contracts/lib/ids';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import { rowsOf } from '@quorbit/db/rows';
import { opFailures, opReceipts } from '@quorbit/db/schema/sync';
import { record } from '@quorbit/db/write';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { AppError, notFound } from '../../lib/app-error.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantType } from '../../testing/planted/type.ts';
import type { Person } from '../../testing/test-server.ts';

describeWithServer('ops that are applied in sets', (harness) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner);
    harness.server.deps.elapsed = () => 0;
  });

  const op = (type: string, n: number, more = {}) => device.op({ type, args: { n, ...more } });
  const failures = () => harness.database.read.select().from(opFailures).where(eq(opFailures.userId, learner.id));
  const states = async () =>
    (await harness.database.read.select().from(opReceipts).where(eq(opReceipts.userId, learner.id)))
      .sort((a, b) => a.seq - b.seq)
      .map(({ status, code }) => code ?? status);

  it('is applied together where consecutive ops have the same type', async () => {
    const { sets } = plantType(harness.server, 'set.a');
    const other = plantType(harness.server, 'set.b');
    const ops = [op('set.a', 1), op('set.a', 2), op('set.b', 3), op('set.a', 4), op('set.later', 5), op('set.a', 6)];
    expect(await device.exchange(ops)).toMatchObject({ ackSeq: 6, rejected: [], parked: [{ seq: 5 }] });
    expect([sets, other.sets]).toEqual([[[1, 2], [4], [6]], [[3]]]);
  });

  it('is rejected only for the ops that a set refuses, and applied for the rest', async () => {
    plantType(harness.server, 'set.refuses', { refuses: { 2: new AppError('CONFLICT', 'Not as things stand.') } });
    const reply = await device.exchange([1, 2, 3].map((n) => op('set.refuses', n)));
    expect(reply.rejected).toMatchObject([{ seq: 2, code: 'CONFLICT', message: 'Not as things stand.' }]);
    expect(await states()).toEqual(['applied', 'CONFLICT', 'applied']);
  });

  it('is applied one by one when a set throws; only the failing op counts, and nothing is applied twice', async () => {
    const { sets } = plantType(harness.server, 'set.throws', {
      async apply(tx, set, userId) {
        for (const n of set) await insertFailure(tx, userId, n);
        if (set.includes(2)) throw new Error('Two is too much.');
        if (set.includes(4)) throw notFound('Four');
      },
    });
    const insertFailure = (tx: Parameters<typeof record>[0], userId: string, n: number) =>
      tx.execute(sql`insert into op_failures (user_id, op_id, count, failed_at)
        values (${userId}, ${`00000000-0000-4000-8000-00000000000${n}`}, 100, now())`);
    const ops = [1, 2, 3, 4].map((n) => op('set.throws', n));
    expect(await device.exchange(ops)).toMatchObject({ ackSeq: 1, expectedSeq: 2, retryAfter: 5 });
    expect(sets).toEqual([[1, 2, 3, 4], [1], [2]]);
    expect((await failures()).map(({ count }) => count).sort()).toEqual([1, 100]);
    await device.exchange(ops);
    expect(await device.exchange(ops)).toMatchObject({ ackSeq: 4, parked: [{ seq: 2 }], rejected: [{ seq: 4 }] });
    expect(await states()).toEqual(['applied', 'parked', 'applied', 'NOT_FOUND']);
  });

  it('locks the scopes of all its ops from the start, however many there are', async () => {
    const strangers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => plantPerson(harness.server)));
    const scopeOf = (n: number): Scope => userScope(strangers[n]?.id ?? '');
    const { sets } = plantType(harness.server, 'set.scopes', {
      scopes: ({ n }) => [scopeOf(n)],
      apply: async (tx, set) => {
        for (const n of set) record(tx, scopeOf(n), 'profile', newId());
      },
    });
    expect(await device.exchange([0, 1, 2, 3, 4, 5].map((n) => op('set.scopes', n)))).toMatchObject({ ackSeq: 6 });
    expect(sets).toEqual([[0, 1, 2, 3, 4, 5]]);
  });

  it('parks an op that refers to a missing row at its third failure, and continues', async () => {
    plantType(harness.server, 'set.refers', {
      apply: async (tx, set, userId) => {
        if (set.includes(1)) await refer(tx, userId, newId());
      },
    });
    const ops = [op('set.refers', 1), op('set.refers', 2)];
    for (const count of [1, 2]) {
      expect(await device.exchange(ops)).toMatchObject({ ackSeq: 0, retryAfter: 5 });
      expect(await failures()).toMatchObject([{ opId: ops[0]?.opId, count }]);
    }
    expect(await device.exchange(ops)).toMatchObject({ ackSeq: 2, parked: [{ seq: 1 }] });
  });

  it('restarts when a row that an op refers to was deleted at that moment, and counts no failure', async () => {
    let isGone = true;
    plantType(harness.server, 'set.races', {
      apply: async (tx, _set, userId) => {
        if (isGone) {
          isGone = false;
          await refer(tx, userId, newId());
        }
      },
    });
    expect(await device.exchange([op('set.races', 1)])).toMatchObject({ ackSeq: 1, rejected: [] });
    expect(await failures()).toEqual([]);
  });

  /** Inserts a reference to a quiz that doesn't exist. */
  const refer = (tx: Parameters<typeof record>[0], userId: string, quizId: string) =>
    tx.execute(
      sql`insert into quiz_keeps (user_id, quiz_id, at, op_id) values (${userId}, ${quizId}, now(), ${newId()})`,
    );

  it('stops when its time is up, returns the next expected number, and always takes at least one set', async () => {
    let time = 0;
    harness.server.deps.elapsed = () => {
      time += 1_000;
      return time;
    };
    const { sets } = plantType(harness.server, 'set.slow');
    plantType(harness.server, 'set.slower');
    const size = harness.database.kind === 'pglite' ? 25 : 100;
    const ops = Array.from({ length: 60 }, (_, n) => op('set.slow', n));
    const reply = await device.exchange(ops);
    const taken = Math.min(size, 60);
    expect(reply).toMatchObject(taken < 60 ? { ackSeq: taken, expectedSeq: taken + 1 } : { ackSeq: 60 });
    expect(reply.retryAfter).toBeUndefined();
    expect(sets.map(({ length }) => length)).toEqual([taken]);
    const mixed = new Device(learner);
    device = mixed;
    const more = ['set.slow', 'set.slow', 'set.slower', 'set.slower'].map((type, n) => op(type, n));
    expect(await mixed.exchange(more)).toMatchObject({ ackSeq: 2, expectedSeq: 3 });
    expect(await mixed.exchange(more.slice(2))).toMatchObject({ ackSeq: 4 });
  });

  it('keeps to its time limit when a set is applied one by one', async () => {
    let time = 0;
    harness.server.deps.elapsed = () => time;
    plantType(harness.server, 'set.alone', {
      apply: async (_tx, set) => {
        time += 1_000;
        if (set.length > 1) throw new Error('Not together.');
      },
    });
    const ops = [1, 2, 3].map((n) => op('set.alone', n));
    const reply = await device.exchange(ops);
    expect(reply).toMatchObject({ ackSeq: 1, expectedSeq: 2 });
    expect([reply.retryAfter, await failures()]).toEqual([undefined, []]);
  });

  it('gives a second op with the same id in one exchange the outcome of the first one’s receipt', async () => {
    const { sets } = plantType(harness.server, 'set.twice');
    const first = op('set.twice', 1);
    const second = { ...op('set.twice', 1), opId: first.opId, at: first.at };
    const third = { ...op('set.twice', 2), opId: first.opId };
    const reply = await device.exchange([first, second, third, op('set.twice', 3)]);
    expect(reply).toMatchObject({ ackSeq: 4, rejected: [{ seq: 3, code: 'OP_ID_REUSED' }] });
    expect(sets).toEqual([[1], [3]]);
  });

  it('returns the build of the server, which changes with the op types that it knows', async () => {
    const { build } = await device.exchange();
    expect((await device.exchange()).build).toBe(build);
    expect(build).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
    plantType(harness.server, `set.${newId()}`.slice(0, 40));
    expect((await device.exchange()).build).not.toBe(build);
  });

  it('opens no transaction for an exchange without ops', async () => {
    await device.drain();
    const transaction = harness.database.transaction;
    harness.server.deps.database = {
      ...harness.database,
      transaction: () => Promise.reject(new Error('A transaction.')),
    };
    try {
      expect((await device.exchange()).rows).toEqual([]);
    } finally {
      harness.server.deps.database = { ...harness.database, transaction };
    }
    expect(rowsOf(await harness.database.read.execute(sql`select 1`))).toHaveLength(1);
  });
});
