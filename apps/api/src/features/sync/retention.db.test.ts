import { newId } from '@quorbit/contracts/lib/ids';
import { CLIENT_DAYS, MAX_ROWS, RECEIPT_DAYS, TOMBSTONE_DAYS } from '@quorbit/contracts/sync/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { opReceipts, syncClients, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { record, write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { pruneSync } from './prune.worker.ts';

describeWithServer('the sweep', (harness) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner);
  });

  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const sweep = async (days: number) => {
    while (await pruneSync(harness.database, inDays(days)));
  };
  /** Writes or deletes rows of the learner's own scope, in one transaction. */
  const change = (ids: readonly string[], deleted = false) =>
    write(
      harness.database,
      [userScope(learner.id)],
      async (tx) => {
        for (const id of ids) record(tx, userScope(learner.id), 'attempt', id, { deleted });
      },
      { onLateError: rethrow },
    );
  const manyIds = (count: number) => Array.from({ length: count }, () => newId());

  it('doesn’t make a device start again that has read everything', async () => {
    const [gone = '', ...rest] = manyIds(3);
    await change([gone, ...rest]);
    await change([gone], true);
    await device.drain();
    const quiet = new Device(await plantPerson(harness.server));
    await quiet.drain();
    await sweep(TOMBSTONE_DAYS + 1);
    const [scope] = await harness.database.read
      .select()
      .from(syncScopes)
      .where(eq(syncScopes.scope, userScope(learner.id)));
    expect(scope?.purgedBelow).toBe(scope?.version);
    for (const eitherDevice of [device, quiet]) {
      const idle = await eitherDevice.exchange([], { digest: eitherDevice.digest });
      expect(idle).toMatchObject({ rows: [], more: false, digest: eitherDevice.digest });
      expect(idle.reset).toBeUndefined();
      expect((await eitherDevice.exchange()).cursor).toBe(idle.cursor);
    }
  });

  it('doesn’t make a device start again that reads many rows afterwards', async () => {
    const ids = manyIds(600);
    await change(ids);
    await change(ids.slice(0, 1), true);
    await sweep(TOMBSTONE_DAYS + 1);
    const replies = [await device.exchange()];
    while (replies.at(-1)?.more) replies.push(await device.exchange());
    expect(replies.length).toBe(Math.ceil(600 / MAX_ROWS));
    expect(replies.filter(({ reset }) => reset)).toEqual([]);
    expect(replies.at(-1)?.digest).toBe(device.digest);
  });

  it('makes a read restart once if a row it sent is deleted and its tombstone removed meanwhile', async () => {
    const ids = manyIds(MAX_ROWS + 40).sort();
    await change(ids);
    expect((await device.exchange()).more).toBe(true);
    await change(ids.slice(0, 1), true);
    await sweep(TOMBSTONE_DAYS + 1);
    const resets: unknown[] = [];
    for (let more = true; more; ) {
      const reply = await device.exchange();
      resets.push(reply.reset ?? false);
      more = reply.more;
    }
    expect(resets).toEqual([true, false]);
    expect([...device.bodies('attempt').keys()].sort()).toEqual(ids.slice(1));
    expect((await device.exchange()).digest).toBe(device.digest);
  });

  it('makes a device start again that hasn’t seen a removed tombstone', async () => {
    const [gone = '', kept = ''] = manyIds(2);
    await change([gone, kept]);
    await device.drain();
    await change([gone], true);
    await sweep(TOMBSTONE_DAYS - 1);
    const mine = and(eq(syncRows.scope, userScope(learner.id)), eq(syncRows.deleted, true));
    expect(await harness.database.read.select().from(syncRows).where(mine)).toHaveLength(1);
    await sweep(TOMBSTONE_DAYS + 1);
    expect(await harness.database.read.select().from(syncRows).where(mine)).toEqual([]);
    const reply = await device.exchange();
    expect(reply.reset).toBe(true);
    expect([...device.bodies('attempt').keys()]).toEqual([kept]);
    expect((await device.exchange()).reset).toBeUndefined();
  });

  it('includes receipts only after their time, and never parked or refused work that is stored', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await device.exchange([1, 2, 3].map(() => device.attempt(attemptInput(quiz))));
    const mine = () => harness.database.read.select().from(opReceipts).where(eq(opReceipts.userId, learner.id));
    const [first, second] = await mine();
    const update = (opId: string | undefined, set: Partial<typeof opReceipts.$inferInsert>) =>
      harness.database.transaction((tx) =>
        tx
          .update(opReceipts)
          .set(set)
          .where(eq(opReceipts.opId, opId ?? '')),
      );
    await update(first?.opId, { status: 'parked' });
    const parkedBody = { type: 'x', v: 1, at: '', tz: '', args: {}, skew: 0 };
    await update(second?.opId, { status: 'rejected', code: 'INVALID', parkedBody });
    await sweep(RECEIPT_DAYS - 1);
    expect(await mine()).toHaveLength(3);
    await sweep(RECEIPT_DAYS + 1);
    expect((await mine()).map(({ opId }) => opId).sort()).toEqual([first?.opId, second?.opId].sort());
  });

  it('doesn’t include a device’s queue position during a long holiday', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await device.exchange([device.attempt(attemptInput(quiz))]);
    const places = () => harness.database.read.select().from(syncClients).where(eq(syncClients.userId, learner.id));
    await sweep(CLIENT_DAYS - 1);
    expect(await device.exchange([device.attempt(attemptInput(quiz))])).toMatchObject({ ackSeq: 2, rejected: [] });
    await sweep(CLIENT_DAYS + 1);
    expect(await places()).toEqual([]);
  });
});

function rethrow(error: unknown): never {
  throw error;
}
