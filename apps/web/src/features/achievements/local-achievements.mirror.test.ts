import type { AchievementRow } from '@quorbit/contracts/achievements/row';
import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { FIRST, HASH, mirrorFixture, PLANETS, START } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { selectAchievements } from './local-achievements.mirror.ts';

const fixture = mirrorFixture();
const ME = newId();

/** Stores the server's profile row with these counters on this device. */
async function putProfile(counters: Record<string, number>, xp = 0) {
  const user = createProfile({ id: ME, xp });
  await fixture.putRow('profile', user.id, { ...user, counters });
}
const findAchievement = async (id: string) => {
  const { id: _id, ...rest } = (await fixture.read(selectAchievements)).find(
    (localAchievement) => localAchievement.id === id,
  ) ?? { id };
  return rest;
};

test('pending attempts advance achievements, which never fall behind the server’s figures', async () => {
  const reached: AchievementRow = { unlockedAt: '2026-02-01T00:00:00.000Z', progress: 100 };
  await fixture.putRow('achievement', 'quiz_1', reached);
  await fixture.putRow('achievement', 'quiz_10', { unlockedAt: null, progress: 40 });
  await putProfile({ quizzesFinished: 4, 'right:science': 8 });
  await fixture.finish({ right: 3 });
  expect(await findAchievement('quiz_1')).toEqual({ ...reached, count: 1, provisional: false });
  expect(await findAchievement('quiz_10')).toEqual({ unlockedAt: null, progress: 50, count: 5, provisional: true });
  expect(await findAchievement('score_perfect_1')).toEqual({
    unlockedAt: null,
    progress: 100,
    count: 1,
    provisional: true,
  });
  expect(await findAchievement('category_science_10')).toMatchObject({ progress: 100, count: 10, provisional: true });
});

test('an achievement stays as the server says while the profile has no counters', async () => {
  await fixture.putRow('achievement', 'quiz_10', { unlockedAt: null, progress: 40 });
  await fixture.finish();
  expect(await findAchievement('quiz_10')).toMatchObject({ progress: 40, provisional: false });
});

test('a refused attempt does not count', async () => {
  await putProfile({ quizzesFinished: 9 });
  await fixture.finish();
  await fixture.refuse();
  expect(await findAchievement('quiz_10')).toMatchObject({ progress: 90, count: 9 });
});

test('neither a second attempt at a ranked quiz nor one at the learner’s own quiz counts', async () => {
  const count = async () => (await findAchievement('quiz_10')) as { count: number };
  await fixture.finish({ right: 3 });
  await fixture.finish({ right: 3, at: START + 60_000 });
  expect(await count()).toMatchObject({ count: 2 });
  await fixture.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { ranked: true }).body);
  expect(await count()).toMatchObject({ count: 1 });
  await fixture.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { own: true }).body);
  expect(await count()).toMatchObject({ count: 0 });
});

test('a quiz after two weeks away is a comeback, and pending quizzes are counted in their order', async () => {
  const day = (time: number) => Math.floor(time / 86_400_000);
  await putProfile({ quizzesFinished: 1, lastQuizDay: day(START) - 14 });
  await fixture.finish();
  await fixture.finish({ at: START + 86_400_000 });
  expect(await findAchievement('comeback')).toMatchObject({ progress: 100, provisional: true });
  await putProfile({ quizzesFinished: 1, lastQuizDay: day(START) - 12 });
  expect(await findAchievement('comeback')).toMatchObject({ progress: 0 });
});

test('pending ratings count, levels follow pending XP, and streaks count the longest streak', async () => {
  await fixture.putRow('card', FIRST, cardRow(PLANETS.id, FIRST, HASH).body);
  await putProfile({ reviews: 98, longestStreak: 2 }, 100);
  const rate = () =>
    fixture.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: FIRST, quality: 5 } });
  await rate();
  // The same card rated again on the same day doesn't count.
  await rate();
  expect(await findAchievement('reviews_100')).toMatchObject({ count: 99, provisional: true });
  expect(await findAchievement('level_5')).toMatchObject({ count: 102 });
  expect(await findAchievement('streak_3')).toMatchObject({ count: 2 });
  await fixture.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { own: true }).body);
  expect(await findAchievement('reviews_100')).toMatchObject({ count: 98 });
});
