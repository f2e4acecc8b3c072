import 'fake-indexeddb/auto';
import { dailyChallengeOf } from '@quorbit/contracts/daily-challenges/daily-challenge';
import { formatDailyTitle } from '@quorbit/contracts/daily-challenges/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays } from '@quorbit/contracts/streaks/days';
import { DAILY_CHALLENGE_COLLECT } from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createHomeDevice, type HomeDevice } from '#features/home/testing/home-fixture.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { attemptRow, cardRow } from '#lib/testing/rows.ts';

const server = fakeServer();
const NOON = 12;
const PLANETS = quiz({ title: 'Planets' });

const panel = async () => within(await screen.findByRole('region', { name: 'Challenge of the day' }));
const putFinishedQuiz = ({ today, putRow }: HomeDevice, daysAgo: number, percentage = 100) => {
  const id = newId();
  const day = addDays(today, -daysAgo);
  const row = attemptRow(PLANETS, id, 'a'.repeat(64), { day, percentage, finishedAt: `${day}T12:00:00.000Z` });
  return putRow('attempt', id, row);
};

test('asks a new learner to finish a quiz, and leads to the quizzes offline too', async () => {
  server.down(true);
  await createHomeDevice(NOON);
  renderApp('/');
  const { findByText, findByRole, getByRole } = await panel();
  await findByText('Finish a quiz');
  expect(getByRole('progressbar', { name: 'Finish a quiz' }).getAttribute('aria-valuetext')).toBe('0 of 1');
  expect(
    new URL((await findByRole('link', { name: 'Choose a quiz' })).getAttribute('href') ?? '', 'http://x').pathname,
  ).toBe('/user/test');
});

test('a learner who finished it collects the XP once, offline, and sees when the next challenge comes', async () => {
  server.down(true);
  const device = await createHomeDevice(NOON);
  await putFinishedQuiz(device, 0);
  renderApp('/');
  const { findByRole, findByText, queryByRole } = await panel();
  await userEvent.click(await findByRole('button', { name: 'Collect 20 XP' }));
  await findByText('Done for today');
  await findByText('20 XP collected. The next one comes at 4:00.');
  expect(queryByRole('button')).toBeNull();
  const ops = await device.me.database.outbox.toArray();
  expect(ops).toMatchObject([
    { type: DAILY_CHALLENGE_COLLECT, args: { day: device.today, challenge: { kind: 'quiz' } } },
  ]);
});

test('shows a challenge as done when another device collected its XP', async () => {
  server.down(true);
  const device = await createHomeDevice(NOON);
  const [profile] = await device.me.database.rows.where({ kind: 'profile' }).toArray();
  await device.putRow('profile', device.user.id, { ...(profile?.body as object), collected: [device.today] });
  renderApp('/');
  await (await panel()).findByText('Done for today');
});

test('shows the challenge that the due reviews, the weakest category and the streak lead to', async () => {
  server.down(true);
  const device = await createHomeDevice(NOON, [1, 2, 3]);
  const hash = await device.putQuiz(PLANETS);
  for (const { id } of PLANETS.questions) await device.putRow('card', id, cardRow(PLANETS.id, id, hash).body);
  for (const daysAgo of [1, 2]) await putFinishedQuiz(device, daysAgo, 40);
  renderApp('/');
  const facts = { learnerId: device.user.id, day: device.today, fading: 3, streak: 3, weakest: PLANETS.category };
  await (await panel()).findByText(formatDailyTitle(dailyChallengeOf(facts)));
});
