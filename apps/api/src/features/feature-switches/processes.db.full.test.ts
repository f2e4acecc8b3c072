// Runs a second process over the test server's database: a switch set through one takes effect in the other, even
// without a signal between them.
import { formatOffMessage } from '@quorbit/contracts/feature-switches/messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { canOwnRedis, type OwnRedis, startOwnRedis } from '../../testing/stand-ins/own-redis.ts';
import { clientOf } from '../../testing/test-server.ts';
import { startChildServer } from '../../testing/torture/child-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const SECRET = 'a secret that only tests use, 32+ bytes';

const kinds = (...names: ('PGlite' | 'PostgreSQL')[]) => (canOwnRedis ? names : []);

/** The Redis server of the processes that send signals; processes without it share nothing but the database. */
let redis: OwnRedis | undefined;

if (canOwnRedis) {
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  afterAll(() => redis?.stop());
}

for (const signalled of [true, false]) {
  const env = (): Record<string, string> => (signalled ? { REDIS_URL: redis?.url ?? '' } : {});
  const name = `feature switches in two processes ${signalled ? 'with' : 'without'} a signal`;
  describeWithServer(name, { on: kinds('PostgreSQL'), fresh: true, env }, (harness) => {
    it('take effect in the other process', async () => {
      const child = await startChildServer(harness.database.url ?? '', SECRET, { DATABASE_POOL: '4', ...env() });
      try {
        await child.start();
        const quiz = await plantQuiz(harness.server, { ownerId: null });
        const admin = await plantPerson(harness.server, { role: 'admin' });
        const host = await plantPerson(harness.server, { role: 'premium' });
        // The test server reads switches only after signals, and a real process also reads them from time to time.
        const addresses = [child.address, harness.server.address];
        const [from, to] = (signalled ? addresses : addresses.reverse()) as [string, string];
        const [here, there] = [clientOf(from, admin.token), clientOf(to, admin.token)];
        const opening = clientOf(to, host.token).rooms;
        for (const on of [false, true, false]) {
          await here.featureSwitches.set.mutate({ name: 'rooms', was: !on, to: on });
          await expect.poll(() => there.featureSwitches.current.query(), { interval: 25 }).toMatchObject({ rooms: on });
        }
        expect(await refusalOf(opening.create.mutate({ quizId: quiz.id }))).toMatchObject({
          code: 'FEATURE_OFF',
          message: formatOffMessage('rooms'),
        });
        await here.featureSwitches.set.mutate({ name: 'rooms', was: false, to: true });
        await expect.poll(() => refusalOf(opening.create.mutate({ quizId: quiz.id })), { interval: 50 }).toBeNull();
      } finally {
        await child.kill();
      }
    });
  });
}

describeWithServer('reading a feature switch', { on: ['PostgreSQL'] }, (harness) => {
  it('never waits for the database, even while the row is locked', async () => {
    const { trpc } = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await harness.database.transaction(async (tx) => {
      await tx.execute(sql`lock table feature_switches in access exclusive mode`);
      expect(await trpc.featureSwitches.current.query()).toMatchObject({ rooms: true });
      await trpc.rooms.create.mutate({ quizId: quiz.id });
      const { user } = await harness.server.person();
      expect(user.role).toBe('user');
    });
  });
});
