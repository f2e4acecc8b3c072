// Two processes over one database: what is switched through one, the other follows, also where no signal reaches it.
import { offMessage } from '@quorbit/contracts/feature-switches/words';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { canOwnRedis, startOwnRedis } from '../../testing/stand-ins/own-redis.ts';
import { clientOf } from '../../testing/test-server.ts';
import { childServer } from '../../testing/torture/child-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const SECRET = 'a secret that only tests use, 32+ bytes';

const kinds = (...names: ('PGlite' | 'PostgreSQL')[]) => (canOwnRedis ? names : []);

describeWithServer('switches on two processes', { on: kinds('PostgreSQL'), fresh: true }, (its) => {
  it.each([
    ['with a signal', true],
    ['without one', false],
  ])('are followed, %s', async (_, signalled) => {
    const redis = await startOwnRedis();
    const url = its.database.url ?? '';
    // Processes without Redis share nothing but the database.
    const more = { DATABASE_POOL: '4', ...(signalled ? { REDIS_URL: redis.url } : {}) };
    const [one, two] = await Promise.all([childServer(url, SECRET, more), childServer(url, SECRET, more)]);
    try {
      await Promise.all([one.start(), two.start()]);
      const quiz = await plantQuiz(its.server, { ownerId: null });
      const admin = await plantPerson(its.server, { role: 'admin' });
      const host = await plantPerson(its.server, { role: 'premium' });
      const [here, there] = [one, two].map(({ address }) => clientOf(address, admin.token));
      const opening = clientOf(two.address, host.token).rooms;
      for (const to of [false, true, false]) {
        await here?.featureSwitches.set.mutate({ name: 'rooms', was: !to, to });
        await expect.poll(() => there?.featureSwitches.current.query(), { interval: 25 }).toMatchObject({ rooms: to });
      }
      expect(await refusalOf(opening.create.mutate({ quizId: quiz.id }))).toMatchObject({
        code: 'FEATURE_OFF',
        message: offMessage('rooms'),
      });
      await here?.featureSwitches.set.mutate({ name: 'rooms', was: false, to: true });
      await expect.poll(() => refusalOf(opening.create.mutate({ quizId: quiz.id })), { interval: 50 }).toBeNull();
    } finally {
      await Promise.all([one.kill(), two.kill()]);
      await redis.stop();
    }
  });
});

describeWithServer('asking for a switch', { on: ['PostgreSQL'] }, (its) => {
  it('waits for nobody, also where nobody can read the row', async () => {
    const { trpc } = await plantPerson(its.server, { role: 'premium' });
    const quiz = await plantQuiz(its.server, { ownerId: null });
    await its.database.transaction(async (tx) => {
      await tx.execute(sql`lock table feature_switches in access exclusive mode`);
      expect(await trpc.featureSwitches.current.query()).toMatchObject({ rooms: true });
      await trpc.rooms.create.mutate({ quizId: quiz.id });
      const { user } = await its.server.person();
      expect(user.role).toBe('user');
    });
  });
});
