import { newId } from '@quorbit/contracts/lib/ids';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { makeHistory } from '@quorbit/contracts/streaks/history';
import { closeStreak, foldStreak } from '@quorbit/contracts/streaks/streak';
import { expect, test } from 'vitest';
import { FIRST, HASH, mirrorStage, PLANETS, START, THIRD } from '#lib/testing/mirror-stage.ts';
import { person } from '#lib/testing/people.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { attemptRow, cardRow, packRow } from '#lib/testing/rows.ts';
import { selectProgress } from './progress.mirror.ts';

const stage = mirrorStage();

test('pending XP is what the server’s own rule pays, repeats and ratings included', async () => {
  const id = newId();
  await stage.putRow('attempt', id, attemptRow(PLANETS, id, HASH));
  await stage.finish({ at: START + 60_000 });
  await stage.finish({ at: START + 120_000 });
  await stage.finish({ at: START + 48 * 3_600_000 });
  await stage.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: THIRD, quality: 5 } });
  expect((await stage.read(selectProgress)).pendingXp).toBe(26 + 0 + 7 + 2);
  await stage.acknowledge({ rowsCame: true });
  expect((await stage.read(selectProgress)).pendingXp).toBe(0);
});

test('an attempt that this device cannot grade brings none yet', async () => {
  const open = PLANETS.questions.map(({ correctAnswer: _key, explanation: _why, ...rest }) => rest);
  await stage.finish({ of: quiz({ ranked: true, questions: open }) });
  expect((await stage.read(selectProgress)).pendingXp).toBe(0);
});

test('a refused attempt brings none', async () => {
  await stage.finish();
  await stage.refuse();
  expect((await stage.read(selectProgress)).pendingXp).toBe(0);
});

test('a rating of a question without a card brings none, until an attempt makes the card', async () => {
  await stage.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: FIRST, quality: 5 } });
  expect(await stage.read(selectProgress)).toMatchObject({ pendingXp: 0 });
  await stage.acknowledge({ rowsCame: true });
  await stage.finish({ right: 0 });
  expect(await stage.read(selectProgress)).toMatchObject({ pendingXp: 2 });
});

test('nor does one’s own quiz, or a ranked one taken before', async () => {
  await stage.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { own: true }).body);
  await stage.finish();
  expect((await stage.read(selectProgress)).pendingXp).toBe(0);
  await stage.putRow('pack', PLANETS.id, packRow(PLANETS, HASH, { ranked: true }).body);
  expect((await stage.read(selectProgress)).pendingXp).toBe(26);
  const id = newId();
  const long = { startedAt: '2025-03-01T11:59:00.000Z', finishedAt: '2025-03-01T12:00:00.000Z' };
  await stage.putRow('attempt', id, attemptRow(PLANETS, id, HASH, long));
  expect((await stage.read(selectProgress)).pendingXp).toBe(0);
});

test('the fourth day of offline study in a streak of 30 days shows 34', async () => {
  const today = learnerDay(new Date(START), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const active = Array.from({ length: 30 }, (_, index) => addDays(today, index - 33));
  const user = person({ streak: foldStreak(active) });
  const history = makeHistory(active, new Map());
  await stage.putRow('profile', user.id, { ...user, history });
  for (const days of [3, 2, 1, 0]) await stage.finish({ at: START - days * 24 * 3_600_000 });
  const { streak } = await stage.read(selectProgress, { now: START + 60_000 });
  expect(streak && closeStreak(streak, today)).toMatchObject({ count: 34, lastDay: today });
});

test('a row of an older server has no days: those since the last one still follow', async () => {
  const user = person({ streak: { count: 30, points: 14, lastDay: '2026-02-28' } });
  await stage.putRow('profile', user.id, user);
  await stage.finish();
  const { streak } = await stage.read(selectProgress, { now: START + 60_000 });
  expect(streak).toEqual({ count: 31, points: 14, lastDay: '2026-03-01' });
});

test('ratings that the server counted on that day go before: for the day, and for how many are paid', async () => {
  const today = learnerDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const user = person();
  const counted = (ratings: number) =>
    stage.putRow('profile', user.id, {
      ...user,
      history: { before: user.streak, days: [{ day: today, active: false, ratings }] },
    });
  await stage.putRow('card', FIRST, cardRow(PLANETS.id, FIRST, HASH).body);
  await stage.me.writer.enqueue({ type: 'review.rate', args: { quizId: PLANETS.id, questionId: FIRST, quality: 5 } });
  await counted(8);
  expect(await stage.read(selectProgress)).toMatchObject({ pendingXp: 2, streak: { count: 0 } });
  await counted(9);
  expect(await stage.read(selectProgress)).toMatchObject({
    pendingXp: 2,
    streak: { count: 1, lastDay: today },
  });
  await counted(500);
  expect(await stage.read(selectProgress)).toMatchObject({ pendingXp: 0, streak: { count: 1 } });
});
