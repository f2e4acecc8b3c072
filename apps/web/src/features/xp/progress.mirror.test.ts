import { newId } from '@quorbit/contracts/lib/ids';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { buildHistory } from '@quorbit/contracts/streaks/history';
import { computeStreakOn, foldStreak } from '@quorbit/contracts/streaks/streak';
import { expect, test } from 'vitest';
import { FIRST, HASH, mirrorFixture, PLANETS, START, THIRD } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { attemptRow, cardRow, packRow } from '#lib/testing/rows.ts';
import { selectProgress } from './progress.mirror.ts';

const fixture = mirrorFixture();

test('computes pending XP by the server’s own rule, repeats and ratings included', async () => {
  const id = newId();
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH));
  await fixture.finish({ at: START + 60_000 });
  await fixture.finish({ at: START + 120_000 });
  await fixture.finish({ at: START + 48 * 3_600_000 });
  await fixture.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: THIRD, quality: 5 } });
  expect((await fixture.read(selectProgress)).pendingXp).toBe(26 + 0 + 7 + 2);
  await fixture.acknowledge({ rowsCame: true });
  expect((await fixture.read(selectProgress)).pendingXp).toBe(0);
});

test('an attempt that this device cannot grade adds no XP yet', async () => {
  const open = PLANETS.questions.map(({ correctAnswer: _key, explanation: _why, ...rest }) => rest);
  await fixture.finish({ of: quiz({ ranked: true, questions: open }) });
  expect((await fixture.read(selectProgress)).pendingXp).toBe(0);
});

test('a refused attempt adds no XP', async () => {
  await fixture.finish();
  await fixture.refuse();
  expect((await fixture.read(selectProgress)).pendingXp).toBe(0);
});

test('a rating of a question without a card adds no XP until an attempt creates the card', async () => {
  await fixture.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: FIRST, quality: 5 } });
  expect(await fixture.read(selectProgress)).toMatchObject({ pendingXp: 0 });
  await fixture.acknowledge({ rowsCame: true });
  await fixture.finish({ right: 0 });
  expect(await fixture.read(selectProgress)).toMatchObject({ pendingXp: 2 });
});

test('a learner’s own quiz and a repeated ranked quiz add no XP', async () => {
  await fixture.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { own: true }).body);
  await fixture.finish();
  expect((await fixture.read(selectProgress)).pendingXp).toBe(0);
  await fixture.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { ranked: true }).body);
  expect((await fixture.read(selectProgress)).pendingXp).toBe(26);
  const id = newId();
  const long = { startedAt: '2025-03-01T11:59:00.000Z', finishedAt: '2025-03-01T12:00:00.000Z' };
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH, long));
  expect((await fixture.read(selectProgress)).pendingXp).toBe(0);
});

test('a streak of 30 days shows 34 on the fourth day of offline study', async () => {
  const today = learnerDay(new Date(START), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const active = Array.from({ length: 30 }, (_, index) => addDays(today, index - 33));
  const user = createProfile({ streak: foldStreak(active) });
  const history = buildHistory(active, new Map());
  await fixture.putRow('profile', user.id, { ...user, history });
  for (const days of [3, 2, 1, 0]) await fixture.finish({ at: START - days * 24 * 3_600_000 });
  const { streak } = await fixture.read(selectProgress, { now: START + 60_000 });
  expect(streak && computeStreakOn(streak, today)).toMatchObject({ count: 34, lastDay: today });
});

test('continues the streak of an older server’s row, which has no list of days', async () => {
  const user = createProfile({ streak: { count: 30, points: 14, lastDay: '2026-02-28' } });
  await fixture.putRow('profile', user.id, user);
  await fixture.finish();
  const { streak } = await fixture.read(selectProgress, { now: START + 60_000 });
  expect(streak).toEqual({ count: 31, points: 14, lastDay: '2026-03-01' });
});

test('adds pending ratings to the day’s ratings on the server, for the streak and for the XP limit', async () => {
  const today = learnerDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const user = createProfile();
  const counted = (ratings: number) =>
    fixture.putRow('profile', user.id, {
      ...user,
      history: { before: user.streak, days: [{ day: today, active: false, ratings }] },
    });
  await fixture.putRow('card', FIRST, cardRow(PLANETS.id, FIRST, HASH).body);
  await fixture.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: FIRST, quality: 5 } });
  await counted(8);
  expect(await fixture.read(selectProgress)).toMatchObject({ pendingXp: 2, streak: { count: 0 } });
  await counted(9);
  expect(await fixture.read(selectProgress)).toMatchObject({
    pendingXp: 2,
    streak: { count: 1, lastDay: today },
  });
  await counted(500);
  expect(await fixture.read(selectProgress)).toMatchObject({ pendingXp: 0, streak: { count: 1 } });
});
