import { newId } from '@quorbit/contracts/lib/ids';
import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { achievementCounters, achievements } from '@quorbit/db/schema/achievements';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getAchievementState } from './features/achievements/achievements.repository.ts';
import { fillTestContent, type TestContent } from './testing/learner-content.ts';
import { recountAll } from './testing/recount-all.ts';
import { upkeep } from './upkeep.ts';

describe.each(testDatabases)('cards and achievements built from old attempts on $name', ({ open }) => {
  let database: TestDatabase;
  let content: TestContent;
  let learner: string;
  beforeEach(async () => {
    database = await open();
    content = await fillTestContent(database, 2);
    learner = content.userIds[0] ?? '';
  });
  afterEach(() => database.drop());

  /** Resets the database to its state before cards and achievements were introduced. */
  async function forget() {
    await database.read.delete(reviewLog);
    await database.read.delete(cards);
    await database.read.delete(achievements);
    await database.read.execute(sql`delete from sync_rows where kind in ('card', 'achievement')`);
    await database.read.delete(achievementCounters);
    for (const { scope } of await database.read.select().from(syncScopes)) {
      await database.read
        .update(syncScopes)
        .set({ digest: await sumOf(scope) })
        .where(eq(syncScopes.scope, scope));
    }
  }

  async function sumOf(scope: string) {
    const rows = await database.read.select().from(syncRows).where(eq(syncRows.scope, scope));
    const live = rows.filter(({ deleted }) => !deleted);
    return moveDigest(
      EMPTY_DIGEST,
      live.map(({ kind, rowId, version }) => rowHash(kind, rowId, version)),
      [],
    );
  }

  const build = () =>
    database.transaction(async (tx) => {
      for (const step of upkeep.dataSteps)
        if (['0001_reviews', '0006_medals'].includes(step.migration)) await step.run(tx);
    });
  const withoutIds = async () => {
    const { cards, achievements, achievement_counters: counters, review_log: log } = await readContent(database);
    return { cards, achievements, counters, entries: log?.length };
  };

  /**
   * Adds attempts of the first learner, one per argument, whose second question has the given answer; null leaves the
   * answer unchanged.
   */
  async function addAttempts(...options: ({ option: number | null; correct: boolean } | null)[]) {
    const [first] = await database.read.select().from(attempts).where(eq(attempts.userId, learner));
    if (!first) throw new Error('The learner has no attempt.');
    const [known, asked] = first.answers;
    if (!known || !asked) throw new Error('The attempt has no answers.');
    await database.read.insert(attempts).values(
      options.map((option, index) => ({
        ...first,
        id: newId(),
        acceptedNo: index + 2,
        score: option?.correct ? 2 : 1,
        finishedAt: new Date(first.finishedAt.getTime() + (index + 1) * 3_600_000),
        answers: [known, { ...asked, ...option }],
      })),
    );
    await database.read
      .update(learners)
      .set({ acceptedNo: options.length + 1 })
      .where(eq(learners.userId, learner));
    return first;
  }

  it('equal what the attempts made originally, counters included', async () => {
    const before = await withoutIds();
    await forget();
    await build();
    expect(await withoutIds()).toEqual(before);
  });

  it('are synced to the learners’ devices, with correct digests', async () => {
    await forget();
    await build();
    for (const userId of content.userIds) {
      const rows = await database.read
        .select()
        .from(syncRows)
        .where(eq(syncRows.scope, userScope(userId)));
      const ids = (kind: string) =>
        rows.flatMap((row) => (row.kind === kind && !row.deleted ? [row.rowId] : [])).sort();
      expect(ids('card')).toEqual([content.questionIds[1]]);
      expect(ids('achievement')).toEqual(
        [
          ...['quiz_1', 'quiz_10', 'quiz_50', 'quiz_100', 'category_general_10', 'category_general_50', 'level_5'],
          ...['streak_3', 'streak_7', 'streak_14', 'streak_30', 'streak_100'],
        ].sort(),
      );
    }
    for (const { scope, digest } of await database.read.select().from(syncScopes)) {
      expect(digest, scope).toBe(await sumOf(scope));
    }
  });

  it('are complete after many attempts, which are read page by page', async () => {
    const right = { option: 0, correct: true };
    const wrong = { option: 1, correct: false };
    const first = await addAttempts(...Array.from({ length: 230 }, (_, index) => (index % 2 ? right : wrong)));
    await forget();
    await build();
    const { counters } = await getAchievementState(database.read, learner);
    expect(counters).toMatchObject({ quizzesFinished: 231, quizzesPerfect: 115 });
    const log = await database.read.select().from(reviewLog).where(eq(reviewLog.userId, learner));
    expect(log).toHaveLength(116);
    const [card] = await database.read.select().from(cards).where(eq(cards.userId, learner));
    expect(card).toMatchObject({ state: 'review', reps: 115, questionId: content.questionIds[1] });
    const unlocked = await database.read.select().from(achievements).where(eq(achievements.userId, learner));
    const hours = unlocked.map(({ achievementId, unlockedAt }) => [
      achievementId,
      (unlockedAt.getTime() - first.finishedAt.getTime()) / 3_600_000,
    ]);
    expect(Object.fromEntries(hours)).toEqual({
      quiz_1: 0,
      quiz_10: 9,
      quiz_50: 49,
      quiz_100: 99,
      score_perfect_1: 2,
      score_perfect_10: 20,
      score_perfect_50: 100,
      score_80_5: 10,
      // Every second attempt has two right answers, the others have one.
      category_general_10: 6,
      category_general_50: 33,
      category_general_200: 133,
    });
    const { found } = await recountAll(database);
    expect(found.filter(({ table }) => table === 'achievement_counters')).toEqual([]);
  });

  it('ignore unanswered questions and further attempts at a ranked quiz', async () => {
    await addAttempts({ option: null, correct: false }, { option: 0, correct: true });
    await database.read.update(quizzes).set({ ranked: true });
    await forget();
    await build();
    const { counters } = await getAchievementState(database.read, learner);
    expect(counters).toMatchObject({ quizzesFinished: 1, quizzesPerfect: 0 });
    expect(await database.read.select().from(reviewLog).where(eq(reviewLog.userId, learner))).toHaveLength(1);
    const counted = await database.read.select({ counted: attempts.counted }).from(attempts);
    expect(counted.filter((item) => item.counted)).toHaveLength(2);
  });

  it('don’t change if they exist already', async () => {
    const before = await withoutIds();
    await build();
    expect(await withoutIds()).toEqual(before);
  });
});
