// Runs two processes over one database: a switch set through one takes effect in the other, even without a signal
// between them.
import { formatOffMessage } from '@quorbit/contracts/feature-switches/messages';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { canOwnRedis, startOwnRedis } from '../../testing/stand-ins/own-redis.ts';
import { clientOf } from '../../testing/test-server.ts';
import { startChildServer } from '../../testing/torture/child-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const SECRET = 'a secret that only tests use, 32+ bytes';

const kinds = (...names: ('PGlite' | 'PostgreSQL')[]) => (canOwnRedis ? names : []);

describeWithServer('feature switches in two processes', { on: kinds('PostgreSQL'), fresh: true }, (harness) => {
  it.each([
    ['with a signal', true],
    ['without a signal', false],
  ])('take effect in the other process, %s', async (_, signalled) => {
    const redis = await startOwnRedis();
    const url = harness.database.url ?? '';
    // Processes without Redis share nothing but the database.
    const more = { DATABASE_POOL: '4', ...(signalled ? { REDIS_URL: redis.url } : {}) };
    const [first, second] = await Promise.all([
      startChildServer(url, SECRET, more),
      startChildServer(url, SECRET, more),
    ]);
    try {
      await Promise.all([first.start(), second.start()]);
      const quiz = await plantQuiz(harness.server, { ownerId: null });
      const admin = await plantPerson(harness.server, { role: 'admin' });
      const host = await plantPerson(harness.server, { role: 'premium' });
      const [here, there] = [first, second].map(({ address }) => clientOf(address, admin.token));
      const opening = clientOf(second.address, host.token).rooms;
      for (const to of [false, true, false]) {
        await here?.featureSwitches.set.mutate({ name: 'rooms', was: !to, to });
        await expect.poll(() => there?.featureSwitches.current.query(), { interval: 25 }).toMatchObject({ rooms: to });
      }
      expect(await refusalOf(opening.create.mutate({ quizId: quiz.id }))).toMatchObject({
        code: 'FEATURE_OFF',
        message: formatOffMessage('rooms'),
      });
      await here?.featureSwitches.set.mutate({ name: 'rooms', was: false, to: true });
      await expect.poll(() => refusalOf(opening.create.mutate({ quizId: quiz.id })), { interval: 50 }).toBeNull();
    } finally {
      await Promise.all([first.kill(), second.kill()]);
      await redis.stop();
    }
  });
});

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
