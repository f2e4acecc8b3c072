import { userScope } from '@quorbit/contracts/sync/scopes';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recount } from './recount.ts';
import type { Difference } from './recount-totals.ts';
import { attempts } from './schema/attempts.ts';
import { activeDays, learners, xpPeriods } from './schema/learners.ts';
import { questionStats, quizStats } from './schema/quizzes.ts';
import { syncRows, syncScopes } from './schema/sync.ts';
import { type TestDatabase, testDatabases } from './testing.ts';
import { contentOf, fillTestContent, type TestContent } from './testing-content.ts';

const onLateError = (error: unknown) => {
  throw error;
};

describe.each(testDatabases)('recounting totals on $name', ({ open }) => {
  let database: TestDatabase;
  let content: TestContent;
  let learner: string;
  beforeEach(async () => {
    database = await open();
    content = await fillTestContent(database, 3);
    learner = content.userIds[1] ?? '';
  });
  afterEach(() => database.drop());

  async function run(fix: boolean) {
    const found: Difference[] = [];
    const result = await recount(database, { fix, onDifference: (one) => found.push(one), onLateError });
    return { ...result, found };
  }

  it('finds nothing where nothing is wrong, and changes nothing', async () => {
    const before = await contentOf(database);
    expect(await run(true)).toEqual({
      checked: { learners: 3, quizzes: 1, scopes: 4 },
      differences: 0,
      found: [],
    });
    expect(await contentOf(database)).toEqual(before);
  });

  it('tells each wrong total and changes nothing unless asked to', async () => {
    const { quizId } = content;
    await database.read.update(learners).set({ xp: 1, streakCount: 9 }).where(eq(learners.userId, learner));
    await database.read.update(xpPeriods).set({ xp: 4 }).where(eq(xpPeriods.period, '2026-11'));
    await database.read.insert(xpPeriods).values({ period: '2020-01', userId: learner, xp: 3 });
    await database.read.update(quizStats).set({ attempts: 7 });
    await database.read.delete(questionStats).where(eq(questionStats.questionId, content.questionIds[1]));
    await database.read.update(syncScopes).set({ digest: 'ffffffffffffffff' }).where(eq(syncScopes.scope, 'everyone'));
    const before = await contentOf(database);

    const { found, differences } = await run(false);
    const question = `${quizId}/${content.questionIds[1]}`;
    const expected: Difference[] = [
      { table: 'learners', key: learner, field: 'xp', stored: 1, computed: 15 },
      { table: 'learners', key: learner, field: 'streakCount', stored: 9, computed: 1 },
      { table: 'xp_periods', key: `2020-01/${learner}`, field: 'xp', stored: 3, computed: 0 },
      ...content.userIds.map((id) => ({
        table: 'xp_periods',
        key: `2026-11/${id}`,
        field: 'xp',
        stored: 4,
        computed: 15,
      })),
      { table: 'quiz_stats', key: quizId, field: 'attempts', stored: 7, computed: 3 },
      { table: 'question_stats', key: question, field: 'answered', stored: 0, computed: 3 },
      { table: 'question_stats', key: question, field: 'timeSum', stored: 0, computed: 75 },
    ];
    const byText = (one: Difference) => JSON.stringify(one);
    expect(
      found
        .filter((one) => one.table !== 'sync_scopes')
        .map(byText)
        .sort(),
    ).toEqual(expected.map(byText).sort());
    expect(found).toContainEqual(
      expect.objectContaining({ table: 'sync_scopes', key: 'everyone', field: 'digest', stored: 'ffffffffffffffff' }),
    );
    expect(differences).toBe(expected.length + 1);
    expect(await contentOf(database)).toEqual(before);
  });

  it('repairs what is wrong, so that nothing is left to find, and tells the learner', async () => {
    const before = await contentOf(database);
    await database.read.delete(learners).where(eq(learners.userId, learner));
    await database.read.delete(xpPeriods).where(eq(xpPeriods.userId, learner));
    await database.read.update(quizStats).set({ percentageSum: 1 });
    await database.read.update(questionStats).set({ correct: 2, timeSum: 1 });
    const scope = userScope(learner);
    await database.read.update(syncScopes).set({ digest: '0000000000000001' }).where(eq(syncScopes.scope, scope));
    const [profile] = await database.read.select().from(syncRows).where(eq(syncRows.rowId, learner));

    expect((await run(true)).differences).toBeGreaterThan(5);
    expect((await run(true)).found).toEqual([]);

    const after = await contentOf(database);
    const mirror = { sync_rows: null, sync_scopes: null };
    expect({ ...after, ...mirror }).toEqual({ ...before, ...mirror });
    const [told] = await database.read.select().from(syncRows).where(eq(syncRows.rowId, learner));
    expect(told?.version).toBeGreaterThan(profile?.version ?? Number.POSITIVE_INFINITY);
  });

  it('puts the counter of accepted work back to the highest number given', async () => {
    await database.read.update(attempts).set({ acceptedNo: 12 }).where(eq(attempts.userId, learner));
    const { found } = await run(true);
    expect(found).toEqual([{ table: 'learners', key: learner, field: 'acceptedNo', stored: 1, computed: 12 }]);
  });

  it('puts the counters of achievements back, and tells how far these are', async () => {
    const numbers = { quizzesFinished: 12, quizzesPerfect: 3 };
    await database.read.update(learners).set(numbers).where(eq(learners.userId, learner));
    const { found } = await run(true);
    expect(found).toEqual([
      { table: 'learners', key: learner, field: 'quizzesFinished', stored: 12, computed: 1 },
      { table: 'learners', key: learner, field: 'quizzesPerfect', stored: 3, computed: 0 },
    ]);
    const told = await database.read
      .select()
      .from(syncRows)
      .where(eq(syncRows.scope, userScope(learner)));
    const rows = told.filter(({ kind }) => kind === 'achievement').map(({ rowId, deleted }) => `${rowId} ${deleted}`);
    expect(rows.sort()).toEqual(['quiz_1 false', 'quiz_10 false', 'score_perfect_1 true']);
    expect((await run(false)).found).toEqual([]);
  });

  it('counts a streak with a missed day as the shared rule does', async () => {
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'];
    await database.read.insert(activeDays).values([...days, '2026-11-18'].map((day) => ({ userId: learner, day })));
    await run(true);
    const [row] = await database.read.select().from(learners).where(eq(learners.userId, learner));
    // The freeze earned in the first week pays for the 17th; the 19th and 20th find none.
    expect(row).toMatchObject({ streakCount: 1, streakPoints: 1, streakLastDay: '2026-11-21' });
  });

  it('counts only the attempts that were folded', async () => {
    await database.read.update(attempts).set({ folded: false }).where(eq(attempts.userId, learner));
    const { found } = await run(false);
    expect(found).toContainEqual({
      table: 'quiz_stats',
      key: content.quizId,
      field: 'attempts',
      stored: 3,
      computed: 2,
    });
  });
});
