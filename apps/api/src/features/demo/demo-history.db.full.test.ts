import { DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { users } from '@quorbit/db/schema/accounts';
import { createTemporaryFolder } from '@quorbit/db/testing';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { send } from '../../testing/wire/http.ts';
import { seedContent } from '../quizzes/quizzes.seed.ts';
import { seedDemoAccounts } from './demo-accounts.seed.ts';

describeWithServer('the history of demo accounts', { env: { SEED_DEMO: 'true' } }, (harness) => {
  const seed = async () => {
    const work = { database: harness.database, log: harness.server.deps.log, now: harness.server.deps.now };
    await seedContent({ ...work, fullContent: true });
    return seedDemoAccounts({ ...work, dataDir: folder.path });
  };
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  beforeAll(async () => {
    folder = await createTemporaryFolder();
    // In the first days of a month, few learners have earned anything in it.
    harness.server.setNow(new Date('2026-11-21T12:00:00Z'));
    await seed();
  });
  afterAll(() => folder.remove());

  async function figures(email: string, password = DEMO_PASSWORD) {
    const { body } = await send(harness.server.address, 'POST', '/api/auth/login', {
      body: { email, password },
    });
    const { token, user } = Object(body);
    const get = async (path: string) => Object((await send(harness.server.address, 'GET', path, { token })).body);
    const trpc = async (path: string, input: object) =>
      (await get(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).result.data;
    return {
      user,
      reports: (await get('/api/reports?limit=100')) as { percentage: number; quiz: { category: string } }[],
      reviews: await trpc('reviews.list', {}),
      achievements: await trpc('achievements.list', { userId: user.id }),
    };
  }

  it.each(['learner@demo.test', 'premium@demo.test'])('fills every screen of %s', async (email) => {
    const { user, reports, reviews, achievements } = await figures(email);
    expect(user.level).toBeGreaterThanOrEqual(5);
    // The streak counts 21 days of history, without the one missed day that a streak freeze covered.
    expect(user.streak.count).toBe(20);
    expect(reports.length).toBeGreaterThanOrEqual(20);
    expect(new Set(reports.map(({ quiz }) => quiz.category)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(reports.map(({ percentage }) => percentage)).size).toBeGreaterThanOrEqual(4);
    expect(reviews.total).toBeGreaterThanOrEqual(5);
    expect(achievements.unlocked.length).toBeGreaterThanOrEqual(10);
  });

  it('leaves the admin without any history', async () => {
    const { user, reports } = await figures('admin@demo.test', (await seed()).adminPassword);
    expect({ xp: user.xp, reports }).toEqual({ xp: 0, reports: [] });
  });

  it('keeps every total the same when it is recounted', async () => {
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('adds learners that boards list, and that nobody can sign in as or register over', async () => {
    await foldAll(harness.database);
    const learner = await plantPerson(harness.server);
    const { items } = await learner.trpc.leaderboards.listByXp.query({ period: 'monthly' });
    expect(items.length).toBeGreaterThanOrEqual(12);
    const company = await harness.database.read.select().from(users).where(like(users.email, 'demo-learner-%'));
    expect(company).toHaveLength(10);
    for (const { email, passwordHash, isDemo } of company) {
      expect([passwordHash, isDemo]).toEqual([null, true]);
      const post = async (path: string, body: object) =>
        (await send(harness.server.address, 'POST', path, { body })).status;
      expect(await post('/api/auth/login', { email, password: DEMO_PASSWORD })).toBe(400);
      expect(await post('/api/auth/forgot-password', { email })).toBe(400);
      expect(await post('/api/auth/register', { email, password: 'a long passphrase', name: 'Me' })).toBe(400);
    }
  }, 30_000);

  it('is written once', async () => {
    const before = await figures('learner@demo.test');
    await seed();
    expect(await figures('learner@demo.test')).toEqual(before);
  });
});
