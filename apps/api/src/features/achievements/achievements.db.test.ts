import { listReached } from '@quorbit/contracts/achievements/achievements';
import { EMPTY_COUNTERS } from '@quorbit/contracts/achievements/counters';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { achievementCounters, achievements } from '@quorbit/db/schema/achievements';
import { syncRows } from '@quorbit/db/schema/sync';
import { write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { acceptAttempts } from '../attempts/attempts.service.ts';
import { profileMirror } from '../profile/profile.mirror.ts';
import { rateReviews } from '../reviews/reviews.service.ts';
import { achievementMirror, badgeMirror } from './achievements.mirror.ts';
import { getAchievementState } from './achievements.repository.ts';
import { awardBadge } from './achievements.service.ts';
import { achievementTotals } from './achievements.totals.ts';
import { mirrorBadges } from './mirror-badges.step.ts';

const NOON = '2026-03-02T12:05:00.000Z';
const DAY_MS = 86_400_000;
const daysAfter = (days: number, time = NOON) => new Date(Date.parse(time) + days * DAY_MS).toISOString();

describeWithServer('achievements', (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
  });

  const take = (right: number, of = quiz, finishedAt = NOON, timeZone?: string) =>
    learner.trpc.attempts.submit.mutate(
      attemptInput(of, { right, finishedAt, attemptId: newId(), ...(timeZone ? { timeZone } : {}) }),
    );
  const writeNow = <T>(fn: (tx: Tx) => Promise<T>) =>
    write(harness.database, [userScope(learner.id)], fn, {
      onLateError: (error) => {
        throw error;
      },
    });
  /** Submits, in the order given, one attempt per time as a single sync from a device. */
  const sync = (times: readonly string[], now = times.toSorted().at(-1) ?? NOON) =>
    writeNow((tx) => {
      const actor = { id: learner.id, role: 'user', timeZone: 'UTC', sessionId: '' } as const;
      const inputs = times.map((finishedAt) => attemptInput(quiz, { right: 1, finishedAt, attemptId: newId() }));
      return acceptAttempts(tx, actor, inputs, new Date(now));
    });
  const list = () => learner.trpc.achievements.list.query({});
  const ids = (all: { id: string }[]) => all.map(({ id }) => id).sort();
  const unlockedIds = async () => ids((await list()).unlocked);
  const unlockedAt = async (id: string) =>
    (await list()).unlocked.find((achievement) => achievement.id === id)?.unlockedAt;
  const counters = async () => (await getAchievementState(harness.database.read, learner.id)).counters;
  /** Expects every counter to equal a recount of the learner's work. */
  const expectRecounted = async () =>
    expect(
      (await achievementTotals.inspect(harness.database.read, learner.id, harness.server.deps)).differences,
    ).toEqual([]);

  it('are all locked at first', async () => {
    const { unlocked, locked, recent, total } = await list();
    expect([unlocked, recent]).toEqual([[], []]);
    expect(locked).toHaveLength(total);
    expect(locked.every(({ progress, count, unlockedAt: at }) => progress === 0 && count === 0 && at === null)).toBe(
      true,
    );
  });

  it('unlock at the time of the work that reaches them, and show progress before that', async () => {
    await take(1);
    const first = await list();
    expect(first.unlocked).toMatchObject([{ id: 'quiz_1', progress: 100, count: 1, unlockedAt: NOON }]);
    expect(first.locked).toContainEqual(
      expect.objectContaining({ id: 'quiz_10', progress: 10, count: 1, goal: 10, unit: 'quizzes' }),
    );
    await take(2, quiz, daysAfter(3));
    const second = await list();
    expect(ids(second.unlocked)).toEqual(['quiz_1', 'score_perfect_1']);
    expect(second.recent.map(({ id }) => id)).toEqual(['score_perfect_1', 'quiz_1']);
    await expectRecounted();
  });

  it('count a repeated submission once', async () => {
    const attempt = attemptInput(quiz, { right: 2 });
    await learner.trpc.attempts.submit.mutate(attempt);
    await learner.trpc.attempts.submit.mutate(attempt);
    expect(await counters()).toMatchObject({ quizzesFinished: 1, quizzesPerfect: 1, 'right:general': 2 });
  });

  it('count only the first attempt at a ranked quiz, and its right answers only after it closes', async () => {
    const ranked = await plantQuiz(harness.server, { ownerId: null, questions: 2, ranked: true });
    await take(1, ranked);
    await take(2, ranked);
    expect(await counters()).toMatchObject({ quizzesFinished: 1, quizzesPerfect: 0, 'right:general': 0 });
    expect(await unlockedIds()).toEqual(['quiz_1']);
    await expectRecounted();
  });

  it('stay unlocked after the counters are deleted', async () => {
    await take(2);
    await harness.database.read.delete(achievementCounters).where(eq(achievementCounters.userId, learner.id));
    expect(await unlockedIds()).toEqual(['quiz_1', 'score_perfect_1']);
    await take(2);
    expect(
      await harness.database.read.select().from(achievements).where(eq(achievements.userId, learner.id)),
    ).toHaveLength(2);
  });

  it('do not count attempts at one’s own quizzes, nor reviews of them', async () => {
    const own = await plantQuiz(harness.server, { ownerId: learner.id, questions: 2 });
    await take(1, own);
    await learner.trpc.reviews.rate.mutate({ quizId: own.id, questionId: own.questionIds[1] ?? '', quality: 5 });
    expect(await counters()).toMatchObject({ quizzesFinished: 0, reviews: 0, 'right:general': 0 });
    await take(1);
    await learner.trpc.reviews.rate.mutate({ quizId: quiz.id, questionId: quiz.questionIds[1] ?? '', quality: 5 });
    expect(await counters()).toMatchObject({ quizzesFinished: 1, reviews: 1 });
    await expectRecounted();
  });

  it('for a category count its right answers, ignoring the case of its name', async () => {
    const art = await plantQuiz(harness.server, { ownerId: null, questions: 6, category: 'art' });
    await take(6, art);
    await take(4, art, daysAfter(1));
    expect(await unlockedAt('category_art_10')).toBe(daysAfter(1));
    expect(await counters()).toMatchObject({ 'right:art': 10, 'right:general': 0 });
    await expectRecounted();
  });

  it('for times of day use the local time of the learner’s zone', async () => {
    // 12:05 in UTC is 5:05 in Phoenix, 22:05 in Brisbane, 1:05 in Auckland.
    for (const zone of ['America/Phoenix', 'Australia/Brisbane', 'Pacific/Auckland', 'UTC'])
      await take(1, quiz, NOON, zone);
    expect(await counters()).toMatchObject({ quizzesEarly: 1, quizzesLate: 2 });
    for (let day = 1; day < 5; day += 1) await take(1, quiz, daysAfter(day), 'America/Phoenix');
    expect(await unlockedAt('early_bird')).toBe(daysAfter(4));
    await expectRecounted();
  });

  it('for a level unlock at the time of the work that reached it', async () => {
    const large = await plantQuiz(harness.server, { ownerId: null, questions: Array(60).fill('hard') });
    await take(60, large);
    expect(await unlockedAt('level_5')).toBe(NOON);
    expect(await unlockedAt('level_10')).toBeUndefined();
    await expectRecounted();
  });

  it('for a comeback need 14 days without work', async () => {
    await take(1);
    await take(1, quiz, daysAfter(13));
    expect(await unlockedIds()).not.toContain('comeback');
    await take(1, quiz, daysAfter(27));
    expect(await unlockedAt('comeback')).toBe(daysAfter(27));
    await expectRecounted();
  });

  it('for reviews count each card once a day, including ratings that arrive before their card', async () => {
    const deck = await plantQuiz(harness.server, { ownerId: null, questions: 100 });
    const rate = (questions: readonly string[], at: string) =>
      writeNow((tx) =>
        rateReviews(
          tx,
          learner.id,
          questions.map((questionId) => ({
            opId: newId(),
            at: new Date(at),
            zone: 'UTC',
            input: { quizId: deck.id, questionId, quality: 5 },
          })),
          new Date(at),
        ),
      );
    await rate(deck.questionIds.slice(0, 5), NOON);
    expect(await counters()).toMatchObject({ reviews: 0 });
    await take(0, deck, daysAfter(0));
    expect(await counters()).toMatchObject({ reviews: 5 });
    await rate(deck.questionIds, NOON);
    expect(await counters()).toMatchObject({ reviews: 100 });
    expect(await unlockedIds()).toContain('reviews_100');
    await expectRecounted();
  });

  describe('for streaks', () => {
    it('unlock at the work of the day that reached them, also when synced together', async () => {
      await sync([0, 1, 2, 3, 4, 5, 6].map((days) => daysAfter(days)));
      expect([await unlockedAt('streak_3'), await unlockedAt('streak_7')]).toEqual([daysAfter(2), daysAfter(6)]);
      await expectRecounted();
    });

    it('unlock when late work completes a past streak, and are never revoked', async () => {
      await sync([0, 1, 2, 20, 21].map((days) => daysAfter(days)));
      const before = await unlockedIds();
      expect(before).toContain('streak_3');
      await sync([daysAfter(5), daysAfter(4), daysAfter(3), daysAfter(6)], daysAfter(21));
      const after = await unlockedIds();
      expect(after).toEqual(expect.arrayContaining([...before, 'streak_7']));
      await expectRecounted();
    });

    it('unlock the same achievements in whatever order the work arrives', async () => {
      const times = [0, 1, 2, 3, 4, 5, 6].map((days) => daysAfter(days));
      const first = learner;
      for (const time of times) await sync([time], daysAfter(6));
      learner = await plantPerson(harness.server);
      await sync(times.toReversed(), daysAfter(6));
      const other = await unlockedIds();
      learner = first;
      expect(await unlockedIds()).toEqual(other);
      expect(other).toContain('streak_7');
    });
  });

  it('are mirrored with their progress once started, and the profile has the counters', async () => {
    await take(1);
    const audience = { userId: learner.id, role: 'user', scope: userScope(learner.id), now: new Date() } as const;
    const all = ['quiz_1', 'quiz_10', 'score_perfect_1', 'unknown'];
    const rows = await achievementMirror.read(harness.database.read, audience, all);
    expect(Object.fromEntries(rows)).toEqual({
      quiz_1: { unlockedAt: NOON, progress: 100 },
      quiz_10: { unlockedAt: null, progress: 10 },
    });
    expect([...(await achievementMirror.read(harness.database.read, audience, ['quiz_10'])).keys()]).toEqual([
      'quiz_10',
    ]);
    const profile = (await profileMirror.read(harness.database.read, audience, [learner.id])).get(learner.id);
    expect(profile).toMatchObject({
      counters: { quizzesFinished: 1, lastQuizDay: Date.parse('2026-03-02') / DAY_MS },
    });
  });

  it('include the badges awarded by games, with game and day, in lists and on devices', async () => {
    const [older, newer] = [newId(), newId()];
    const award = (sourceId: string, title: string, at: string) =>
      writeNow((tx) => awardBadge(tx, learner.id, { title, game: 'Exam week', sourceId }, new Date(at)));
    await award(older, '🎯 Sharp', NOON);
    await award(newer, 'Cup', daysAfter(1));
    // A source awards its badge only once, so a second award changes nothing.
    await award(newer, 'Other', daysAfter(2));
    const badges = [
      { id: newer, title: 'Cup', game: 'Exam week', awardedAt: daysAfter(1) },
      { id: older, title: '🎯 Sharp', game: 'Exam week', awardedAt: NOON },
    ];
    expect(await list()).toMatchObject({ badges, badgeCount: 2 });
    const ofBadges = and(eq(syncRows.scope, userScope(learner.id)), eq(syncRows.kind, 'badge'));
    const rowsOfBadges = () => harness.database.read.select({ id: syncRows.rowId }).from(syncRows).where(ofBadges);
    expect(ids(await rowsOfBadges())).toEqual([older, newer].sort());
    // Older releases recorded no badges for devices, so the upgrade's data step must record them.
    await harness.database.transaction(async (tx) => {
      await tx.delete(syncRows).where(ofBadges);
      await mirrorBadges.run(tx, harness.server.deps);
    });
    expect(ids(await rowsOfBadges())).toEqual([older, newer].sort());
    const audience = { userId: learner.id, role: 'user', scope: userScope(learner.id), now: new Date() } as const;
    const { id: _id, ...body } = badges[0] as (typeof badges)[number];
    expect(await badgeMirror.read(harness.database.read, audience, [newer, newId()])).toEqual(new Map([[newer, body]]));
    const stranger = { ...audience, userId: newId() };
    expect((await badgeMirror.read(harness.database.read, stranger, [newer])).size).toBe(0);
  });

  it('return the newest 100 badges and the number of all', async () => {
    await writeNow(async (tx) => {
      for (let day = 0; day < 101; day += 1)
        await awardBadge(
          tx,
          learner.id,
          { title: `${day}`, game: 'Daily', sourceId: newId() },
          new Date(daysAfter(day)),
        );
    });
    const { badges, badgeCount } = await list();
    expect([badges.length, badges[0]?.title, badges.at(-1)?.title, badgeCount]).toEqual([100, '100', '1', 101]);
  });

  it('of other users are visible to admins only', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await take(1);
    const asked = (person: Person, userId: string) => outcomeOf(person.trpc.achievements.list.query({ userId }));
    expect(await asked(await plantPerson(harness.server), learner.id)).toBe('NOT_FOUND');
    expect(await asked(admin, newId())).toBe('NOT_FOUND');
    expect(ids((await admin.trpc.achievements.list.query({ userId: learner.id })).unlocked)).toEqual(['quiz_1']);
    expect(await asked(learner, learner.id)).toBe('ok');
  });

  it('have zero counters for a learner without data', async () => {
    expect(await counters()).toEqual(EMPTY_COUNTERS);
    expect(listReached(await counters())).toEqual([]);
  });
});
