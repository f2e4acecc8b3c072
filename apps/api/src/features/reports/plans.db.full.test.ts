import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { rowsOf } from '@quorbit/db/rows';
import { sessions, users } from '@quorbit/db/schema/accounts';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Device } from '../../testing/device.ts';
import { addCrowd, type Plans, watchPlans } from '../../testing/plans.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { sumAll } from '../../testing/sum-all.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-01T18:00:00.000Z');
const PEOPLE = 10_000;
const QUIZZES = 12;

/** The tables that get many rows when the test plants thousands of learners. */
const GROWING = ['attempts', 'learners', 'sync_rows', 'sync_scopes', 'users'];

describeWithDatabase('the plans of reports, with many learners,', { fresh: true }, (harness) => {
  let plans: Plans;
  let server: TestServer;
  let learner: Person;
  let admin: Person;
  const quizzes: PlantedQuiz[] = [];
  beforeAll(async () => {
    plans = watchPlans(harness.database);
    server = await startTestServer(plans.database);
    server.setNow(NOW);
    for (let no = 0; no < QUIZZES; no += 1) {
      quizzes.push(
        await plantQuiz(server, { ownerId: null, title: `Quiz ${no}`, category: no < 2 ? 'Art' : 'Science' }),
      );
    }
    learner = await plantPerson(server);
    admin = await plantPerson(server, { role: 'admin' });
    await addCrowd(harness.database, PEOPLE, 4);
    await plans.scanned();
  }, 120_000);
  afterAll(() => server.close());

  const quiz = () => quizzes[0] ?? expect.fail('There is no quiz.');
  const submit = () =>
    learner.trpc.attempts.submit.mutate(attemptInput(quiz(), { finishedAt: NOW.toISOString(), right: 1 }));
  const card = () => ({ quizId: quiz().id, questionId: quiz().questionIds[1] ?? '' });
  const rate = () => learner.trpc.reviews.rate.mutate({ ...card(), quality: 5, left: 0 });
  const everybodys = (filter: object) => admin.trpc.reports.list.query({ userId: 'all', limit: 20, ...filter });
  const range = { from: '2026-02-01', to: '2026-03-01' };

  it.each([
    ['attempts.submit', submit],
    ['reviews.rate', rate],
    ['reviews.undo', async () => learner.trpc.reviews.undo.mutate({ ...card(), ratingId: (await rate()).ratingId })],
    ['reviews.suspend', () => learner.trpc.reviews.suspend.mutate({ ...card(), suspended: false })],
    [
      'sync.exchange',
      () => {
        const device = new Device(learner, () => NOW.getTime());
        const op = { type: REVIEW_RATE, at: NOW.toISOString(), args: { ...card(), quality: 5 } };
        return device.exchange([device.op(op), device.op(op)]);
      },
    ],
    ['reviews.list', () => learner.trpc.reviews.list.query({})],
    ['quizzes.list', () => learner.trpc.quizzes.list.query({})],
    ['reports.list for own reports', () => learner.trpc.reports.list.query({})],
    ['reports.list for everybody', () => everybodys({})],
    ['reports.list with a quiz', () => everybodys({ quizId: quiz().id })],
    ['reports.list with a category', () => everybodys({ ...range, category: 'Art' })],
    [
      'reports.list with a category on one day',
      () => everybodys({ category: 'Art', from: '2026-02-27', to: '2026-02-27' }),
    ],
    ['reports.list with a search text', () => everybodys({ ...range, search: 'quiz 7' })],
    ['reports.list with a result', () => everybodys({ ...range, result: 'passed' })],
    ['the worker that sums up study work', () => sumAll(plans.database, NOW)],
  ])('%s scans no table that grows with the number of learners', async (_name, call) => {
    await call();
    expect((await plans.scanned()).filter((table) => GROWING.includes(table))).toEqual([]);
  });

  describe('everybody’s reports', () => {
    /** The most attempts that one page may examine, out of 40,000, although the filters match few or none. */
    const MOST = 12_000;
    let crowded: PlantedQuiz;
    beforeAll(async () => {
      crowded = quizzes[3] ?? expect.fail();
      const { read } = harness.database;
      await read.execute(sql`
        update attempts set passed = true, quiz_id = ${crowded.id}::uuid,
          version_id = (select id from quiz_versions where quiz_id = ${crowded.id}::uuid)
        where passed`);
      await read.execute(sql`
        insert into quiz_versions select copy.* from quiz_versions of cross join generate_series(1, 300) n
          cross join lateral jsonb_populate_record(null::quiz_versions, to_jsonb(of)
            || jsonb_build_object('id', gen_random_uuid(), 'number', 10 + n, 'title', 'Never taken ' || n)) as copy
        where of.quiz_id = ${crowded.id}::uuid and of.number = 1`);
      await read.execute(sql`update attempts set passed = true where quiz_id = ${crowded.id}::uuid`);
      await read.execute(sql`analyze`);
    }, 120_000);

    const rare: [name: string, filter: () => object][] = [
      ['a title of many versions that nobody took', () => ({ search: 'never taken' })],
      ['a title of few versions that nobody took', () => ({ search: 'never taken 17' })],
      ['a title that no quiz has', () => ({ search: 'no such title' })],
      ['a result that a quiz never had', () => ({ quizId: crowded.id, result: 'failed' })],
      ['a title that a quiz never had', () => ({ quizId: crowded.id, search: 'no such title' })],
      ['a title that a quiz had only while nobody took it', () => ({ quizId: crowded.id, search: 'never taken' })],
    ];
    it.each(rare)('are searched for %s in steps of limited size', async (_name, filter) => {
      const { items, nextCursor } = await everybodys({ ...range, ...filter() });
      expect(items).toEqual([]);
      const examined = await plans.examined();
      expect(examined.get('attempts') ?? 0).toBeLessThan(MOST);
      if (nextCursor === null) return;
      expect((await everybodys({ ...range, ...filter(), cursor: nextCursor })).items).toEqual([]);
      await plans.scanned();
    });

    it('contain a rare match on a late page, exactly once', async () => {
      const all = async (filter: object) => {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await everybodys({ ...range, ...filter, limit: 100, cursor });
          seen.push(...page.items.map(({ id, learner: whose }) => `${whose?.id} ${id}`));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        return seen;
      };
      const [last] = rowsOf<{ id: string; user_id: string }>(
        await harness.database.read.execute(sql`
          update attempts set passed = false where (user_id, id) = (
            select user_id, id from attempts where quiz_id = ${crowded.id}::uuid order by finished_at, id, user_id limit 1
          ) returning id, user_id`),
      );
      expect(await all({ quizId: crowded.id, result: 'failed' })).toEqual([`${last?.user_id} ${last?.id}`]);
      await plans.scanned();
    });
  });

  it('everybody’s reports can be filtered only within a limited range of days', async () => {
    for (const filter of [
      { category: 'Art' },
      { search: 'quiz' },
      { result: 'passed' },
      { category: 'Art', from: '2024-01-01' },
      { quizId: quiz().id, search: 'quiz' },
      { quizId: quiz().id, result: 'failed' },
    ])
      expect((await refusalOf(everybodys(filter)))?.code).toBe('INVALID');
    await plans.scanned();
  });

  it('the plan watcher reports each table that a statement scans as a whole', async () => {
    await plans.database.read.select({ id: users.id }).from(users).where(eq(users.name, newId()));
    expect(await plans.scanned()).toEqual(['users']);
    await plans.database.transaction((tx) => tx.delete(sessions).where(eq(sessions.userAgent, newId())));
    expect(await plans.scanned()).toEqual(['sessions']);
  });
});
