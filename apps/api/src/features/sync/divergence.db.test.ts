import { digestDifferences } from '@quorbit/db/schema/sync';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';

const WRONG_DIGEST = 'f'.repeat(16);

describeWithServer('devices with different rows', (harness) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner);
    await device.drain();
  });

  const differences = () =>
    harness.database.read.select().from(digestDifferences).where(eq(digestDifferences.userId, learner.id));
  const alerts = () => harness.server.logs.filter(({ alert, userId }) => alert === true && userId === learner.id);

  it('get all rows again, and the difference is recorded for the admins', async () => {
    expect((await device.exchange([], { digest: device.digest })).reset).toBeUndefined();
    const healed = await device.exchangeUnstored([], { digest: WRONG_DIGEST });
    expect(healed).toMatchObject({ reset: true });
    expect(healed.rows.length).toBeGreaterThan(0);
    expect((await device.exchangeUnstored([], { digest: WRONG_DIGEST })).reset).toBeUndefined();
    expect(await differences()).toMatchObject([
      { theirs: WRONG_DIGEST, ours: device.digest, clientId: device.clientId },
    ]);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    expect((await admin.trpc.sync.health.query()).differences).toMatchObject([{ learner: { id: learner.id } }]);
  });

  it('are each reset, also when several of a learner have others', async () => {
    const second = new Device(learner);
    await second.drain();
    for (const diverged of [device, second])
      expect((await diverged.exchangeUnstored([], { digest: WRONG_DIGEST })).reset).toBe(true);
    for (const diverged of [device, second])
      expect((await diverged.exchangeUnstored([], { digest: WRONG_DIGEST })).reset).toBeUndefined();
    expect((await differences()).map(({ clientId }) => clientId)).toEqual([device.clientId, second.clientId]);
  });

  it('are reset and reported four times a day per learner, however many device ids the learner makes up', async () => {
    const fresh = () => Object.assign(new Device(learner), { cursor: device.cursor, epoch: device.epoch });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => fresh().exchangeUnstored([], { digest: WRONG_DIGEST })),
    );
    for (let count = 0; count < 5; count += 1)
      replies.push(await fresh().exchangeUnstored([], { digest: WRONG_DIGEST }));
    expect(replies.filter(({ reset }) => reset)).toHaveLength(4);
    expect(await differences()).toHaveLength(4);
    expect(alerts()).toHaveLength(4);
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await harness.database.transaction((tx) =>
      tx.update(digestDifferences).set({ foundAt: dayAgo }).where(eq(digestDifferences.userId, learner.id)),
    );
    expect((await fresh().exchangeUnstored([], { digest: WRONG_DIGEST })).reset).toBe(true);
    expect(alerts()).toHaveLength(5);
  });
});
