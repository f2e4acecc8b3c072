import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { achievementCounters } from '@quorbit/db/schema/achievements';
import { attemptArrivals, attempts } from '@quorbit/db/schema/attempts';
import { boardCounts, boardDays, boardRows } from '@quorbit/db/schema/leaderboards';
import { learners } from '@quorbit/db/schema/learners';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { activeDays } from '@quorbit/db/schema/streaks';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { xpFees } from '@quorbit/db/schema/xp';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Difference } from '../kernel/area.ts';
import { fillTestContent, type TestContent } from '../testing/learner-content.ts';
import { recountAll } from '../testing/recount-all.ts';

// Upgrades and the command recount totals on an embedded database too.
describe.each(testDatabases.slice(-1))('recounting totals on $name', ({ open }) => {
  let database: TestDatabase;
  let content: TestContent;
  let learner: string;
  beforeEach(async () => {
    database = await open();
    content = await fillTestContent(database, 3);
    learner = content.userIds[1] ?? '';
  });
  afterEach(() => database.drop());

  const run = (fix: boolean) => recountAll(database, { fix });

  it('changes nothing and reports nothing when all totals are right', async () => {
    const before = await readContent(database);
    expect(await run(true)).toEqual({
      checked: { boards: 8, challenges: 0, 'group challenges': 0, learners: 3, quizzes: 1, scopes: 4 },
      differences: 0,
      found: [],
    });
    expect(await readContent(database)).toEqual(before);
  });

  it('reports each wrong total, and changes nothing unless `fix` is set', async () => {
    const { quizId } = content;
    await database.read.update(learners).set({ xp: 1, streakCount: 9 }).where(eq(learners.userId, learner));
    await database.read.update(boardRows).set({ score: 4 }).where(eq(boardRows.board, 'xp/2026-11'));
    await database.read.insert(boardRows).values({ board: 'xp/2020-01', userId: learner, score: 3 });
    await database.read.update(boardDays).set({ xp: 9 }).where(eq(boardDays.userId, learner));
    await database.read.update(boardCounts).set({ learners: 7 }).where(eq(boardCounts.board, 'xp/2026-W47'));
    await database.read.update(quizStats).set({ attempts: 7 });
    await database.read.delete(questionStats).where(eq(questionStats.questionId, content.questionIds[1]));
    await database.read.update(syncScopes).set({ digest: 'ffffffffffffffff' }).where(eq(syncScopes.scope, 'everyone'));
    const before = await readContent(database);

    const { found, differences } = await run(false);
    const question = `${quizId}/${content.questionIds[1]}`;
    const expected: Difference[] = [
      { table: 'learners', key: learner, field: 'xp', stored: 1, computed: 15 },
      { table: 'learners', key: learner, field: 'streakCount', stored: 9, computed: 1 },
      { table: 'board_days', key: `2026-11-21/${learner}`, field: 'xp', stored: 9, computed: 15 },
      { table: 'board_rows', key: `xp/2020-01/${learner}`, field: 'score', stored: 3, computed: null },
      { table: 'board_rows', key: `xp/2020-01/${learner}`, field: 'listed', stored: 1, computed: null },
      ...content.userIds.map((id) => ({
        table: 'board_rows',
        key: `xp/2026-11/${id}`,
        field: 'score',
        stored: 4,
        computed: 15,
      })),
      ...['0/15', '1/0'].map((slot) => ({
        table: 'board_counts',
        key: `xp/2026-W47/${slot}`,
        field: 'learners',
        stored: 7,
        computed: 3,
      })),
      // The month's counts were made from the original rows, which this test has changed.
      { table: 'board_counts', key: 'xp/2026-11/0/4', field: 'learners', stored: 0, computed: 3 },
      { table: 'board_counts', key: 'xp/2026-11/0/15', field: 'learners', stored: 3, computed: 0 },
      { table: 'quiz_stats', key: quizId, field: 'attempts', stored: 7, computed: 3 },
      { table: 'question_stats', key: question, field: 'answered', stored: 0, computed: 3 },
      { table: 'question_stats', key: question, field: 'timeSum', stored: 0, computed: 75 },
    ];
    const byText = (difference: Difference) => JSON.stringify(difference);
    expect(
      found
        .filter((difference) => difference.table !== 'sync_scopes')
        .map(byText)
        .sort(),
    ).toEqual(expected.map(byText).sort());
    expect(found).toContainEqual(
      expect.objectContaining({ table: 'sync_scopes', key: 'everyone', field: 'digest', stored: 'ffffffffffffffff' }),
    );
    expect(differences).toBe(expected.length + 1);
    expect(await readContent(database)).toEqual(before);
  });

  it('repairs all wrong totals, and sends the learner’s profile to devices again', async () => {
    const before = await readContent(database);
    await database.read.delete(learners).where(eq(learners.userId, learner));
    await database.read.delete(boardRows).where(eq(boardRows.userId, learner));
    await database.read.delete(boardCounts).where(eq(boardCounts.level, 1));
    await database.read.update(quizStats).set({ percentageSum: 1 });
    await database.read.update(questionStats).set({ correct: 2, timeSum: 1 });
    const scope = userScope(learner);
    await database.read.update(syncScopes).set({ digest: '0000000000000001' }).where(eq(syncScopes.scope, scope));
    const [profile] = await database.read.select().from(syncRows).where(eq(syncRows.rowId, learner));

    expect((await run(true)).differences).toBeGreaterThan(5);
    expect((await run(true)).found).toEqual([]);

    const after = await readContent(database);
    const mirror = { sync_rows: null, sync_scopes: null };
    expect({ ...after, ...mirror }).toEqual({ ...before, ...mirror });
    const [told] = await database.read.select().from(syncRows).where(eq(syncRows.rowId, learner));
    expect(told?.version).toBeGreaterThan(profile?.version ?? Number.POSITIVE_INFINITY);
  });

  it('computes the balance from XP, fees and refunds', async () => {
    const [kept, returned] = [newId(), newId()];
    const entries = [
      { kind: 'fee', tournamentId: kept, amount: 10 },
      { kind: 'fee', tournamentId: returned, amount: 4 },
      { kind: 'refund', tournamentId: returned, amount: 4 },
    ] as const;
    for (const entry of entries)
      await database.read.insert(xpFees).values({ id: newId(), userId: learner, occurredAt: new Date(), ...entry });
    await database.read.update(learners).set({ xp: 14, balance: 9 }).where(eq(learners.userId, learner));
    expect((await run(true)).found).toEqual([
      { table: 'learners', key: learner, field: 'xp', stored: 14, computed: 15 },
      { table: 'learners', key: learner, field: 'balance', stored: 9, computed: 5 },
    ]);
    const [row] = await database.read.select().from(learners).where(eq(learners.userId, learner));
    expect(row).toMatchObject({ xp: 15, balance: 5 });
    expect((await run(true)).found).toEqual([]);
  });

  it('resets the counter of accepted work to the highest number in use', async () => {
    await database.read.update(attempts).set({ acceptedNo: 12 }).where(eq(attempts.userId, learner));
    const { found } = await run(true);
    expect(found).toEqual([{ table: 'learners', key: learner, field: 'acceptedNo', stored: 1, computed: 12 }]);
  });

  it('repairs the counters of achievements, and sends changed progress to devices', async () => {
    await database.read.delete(achievementCounters).where(eq(achievementCounters.userId, learner));
    await database.read.insert(achievementCounters).values([
      { userId: learner, counter: 'quizzesFinished', value: 12 },
      { userId: learner, counter: 'quizzesPerfect', value: 3 },
      { userId: learner, counter: 'lastQuizDay', value: Date.parse('2026-11-21') / 86_400_000 },
      { userId: learner, counter: 'right:general', value: 1 },
      { userId: learner, counter: 'of another version', value: 5 },
    ]);
    const { found } = await run(true);
    expect(found).toEqual([
      { table: 'achievement_counters', key: learner, field: 'quizzesFinished', stored: 12, computed: 1 },
      { table: 'achievement_counters', key: learner, field: 'quizzesPerfect', stored: 3, computed: 0 },
      { table: 'achievement_counters', key: learner, field: 'longestStreak', stored: 0, computed: 1 },
    ]);
    const told = await database.read
      .select()
      .from(syncRows)
      .where(eq(syncRows.scope, userScope(learner)));
    const rows = told.filter(({ kind }) => kind === 'achievement').map(({ rowId, deleted }) => `${rowId} ${deleted}`);
    expect(rows).toEqual(expect.arrayContaining(['quiz_1 false', 'quiz_10 false', 'streak_3 false']));
    // Achievements with a progress of 0 % have no row on devices, so theirs are deleted. One quiz of five hundred
    // rounds to 0 %.
    expect(rows.filter((row) => row.endsWith('true')).sort()).toEqual([
      'quiz_500 true',
      'score_perfect_1 true',
      'score_perfect_10 true',
      'score_perfect_50 true',
    ]);
    expect((await run(false)).found).toEqual([]);
  });

  it('counts a streak with a missed day as the shared rule does', async () => {
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'];
    await database.read.insert(activeDays).values([...days, '2026-11-18'].map((day) => ({ userId: learner, day })));
    await run(true);
    const [row] = await database.read.select().from(learners).where(eq(learners.userId, learner));
    // The freeze earned in the first week covers the 17th; none is left for the 19th and 20th, so the streak starts
    // again.
    expect(row).toMatchObject({ streakCount: 1, streakPoints: 1, streakLastDay: '2026-11-21' });
  });

  it('counts only attempts that were folded into the totals', async () => {
    const [waiting] = await database.read.select().from(attempts).where(eq(attempts.userId, learner));
    await database.read.insert(attemptArrivals).values({ userId: learner, attemptId: waiting?.id ?? '' });
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
