import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, quizCard, report, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { attemptRow, cardRow } from '#lib/testing/rows.ts';
import { createHomeDevice, type HomeDevice } from './testing/home-fixture.ts';

const server = fakeServer();
const NOON = 12;
const DAY_MS = 24 * 3_600_000;
const EMPTY_PAGE = { items: [], nextCursor: null };
const PLANETS = quiz({ title: 'Planets' });
const ROME = quiz({ title: 'Rome', category: 'History' });

const hero = async (title: string | RegExp) => {
  await screen.findByRole('heading', { level: 2, name: title });
  return within(screen.getByRole('region', { name: 'Now' }));
};
const target = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).pathname;

/** Stores a finished attempt from the given number of days ago on the device, and returns its id. */
async function putResult(device: HomeDevice, of: typeof PLANETS, daysAgo: number, changes = {}): Promise<string> {
  const id = newId();
  const finishedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  await device.putRow('attempt', id, attemptRow(of, id, 'a'.repeat(64), { finishedAt, ...changes }));
  return id;
}

test('prompts for an open attempt first, with the answered questions and the time left', async () => {
  server.down(true);
  const { me } = await createHomeDevice(NOON);
  const now = Date.now() - 60_000;
  const draft = createDraft({ attemptId: newId(), started: started(PLANETS), timed: true, now });
  const [first] = PLANETS.questions;
  await me.store(createDraftStore).begin({ ...draft, answers: { [first?.id ?? '']: 1 } });
  renderApp('/');
  const { getByText, getByRole } = await hero('Pick up where you left off.');
  expect(getByText('Planets')).toBeVisible();
  const before = getByText(/^[89]:\d\d$/).textContent;
  expect(getByText(/1 of 3 answered/).textContent).toMatch(/^1 of 3 answered, [89]:\d\d left$/);
  await waitFor(() => expect(getByText(/^[89]:\d\d$/).textContent).not.toBe(before));
  expect(target(getByRole('link', { name: 'Continue' }))).toBe(`/user/test/${PLANETS.id}`);
});

test('in the evening, prompts to save the streak by doing the due reviews', async () => {
  server.down(true);
  const device = await createHomeDevice(20, [1, 2, 3]);
  const hash = await device.putQuiz(PLANETS);
  for (const { id } of PLANETS.questions) await device.putRow('card', id, cardRow(PLANETS.id, id, hash).body);
  renderApp('/');
  const { getByRole, getByText } = await hero('Save your streak of 3 days.');
  expect(getByText('Do the 3 reviews that are due and today counts.')).toBeVisible();
  expect(target(getByRole('link', { name: 'Do 3 reviews' }))).toBe('/reviews');
  expect(screen.getByText('One quiz today keeps your streak going.')).toBeVisible();
});

test('at noon, prompts the same learner for the due reviews', async () => {
  server.down(true);
  const device = await createHomeDevice(NOON, [1, 2, 3]);
  const hash = await device.putQuiz(PLANETS);
  for (const { id } of PLANETS.questions) await device.putRow('card', id, cardRow(PLANETS.id, id, hash).body);
  renderApp('/');
  const { getByRole } = await hero('3 reviews are due.');
  expect(target(getByRole('link', { name: 'Do 3 reviews' }))).toBe('/reviews');
  expect(screen.getByText(/3 due today/)).toBeVisible();
});

test('without a network, recommends a quiz on this device with the reason', async () => {
  server.down(true);
  const device = await createHomeDevice(NOON, [2]);
  await device.putQuiz(PLANETS);
  await device.putQuiz(ROME);
  await device.putQuiz(quiz({ title: 'Rivers', category: 'Geography' }), false);
  await putResult(device, PLANETS, 2, { score: 3, totalMarks: 3, percentage: 100 });
  renderApp('/');
  const { getByRole, getByText } = await hero('Rome');
  expect(getByText("You haven't tried History yet.")).toBeVisible();
  expect(target(getByRole('link', { name: 'Take this quiz' }))).toBe(`/user/test/${ROME.id}`);
  // The app notices that the network is down when the first call fails.
  await waitFor(() => expect(screen.queryByText('Rivers')).toBeNull());
});

test('a learner who reached the goal is done for today', async () => {
  server.down(true);
  const device = await createHomeDevice(NOON, [0, 1]);
  await device.putQuiz(PLANETS);
  const id = await putResult(device, PLANETS, 0, { xpEarned: 55 });
  renderApp('/');
  const { getByRole } = await hero('Done for today. Your streak is safe.');
  expect(target(getByRole('link', { name: 'Look back at your answers' }))).toBe(`/report/${id}`);
  expect(screen.getByRole('progressbar', { name: "Today's goal" }).getAttribute('aria-valuetext')).toBe('55 of 50 XP');
  expect(screen.getByText('Goal reached')).toBeVisible();
});

test('without a network and quizzes on this device, says how to download some', async () => {
  server.down(true);
  await createHomeDevice(NOON);
  renderApp('/');
  const { getByText } = await hero('Nothing new on this device.');
  expect(getByText("Download quizzes while you're online, and take them anywhere.")).toBeVisible();
});

test('recommends a short first quiz to a new learner', async () => {
  const user = signIn('user', { timeZone: 'UTC' });
  const short = quizCard({ title: 'Short', questionCount: 2, questions: undefined });
  server.on({
    'accounts.me': () => user,
    'quizzes.list': () => ({ items: [quizCard({ title: 'Long' }), short], nextCursor: null }),
    'reports.list': () => EMPTY_PAGE,
    'reviews.list': () => ({ ...EMPTY_PAGE, total: 0, waiting: 0, nextDue: null, comeback: null }),
    'achievements.list': () => ({ unlocked: [], locked: [], recent: [], total: 0, badges: [] }),
  });
  renderApp('/');
  const { getByText } = await hero('Short');
  expect(getByText('Your first quiz')).toBeVisible();
  expect(screen.getByText('Your results will appear here after your first quiz.')).toBeVisible();
  expect(screen.getByText('150 XP to level 2')).toBeVisible();
});

test('says when the server fails and the device has no data, and tries again', async () => {
  const user = signIn('user', { timeZone: 'UTC' });
  let fails = true;
  server.on({
    'accounts.me': () => user,
    'quizzes.list': () => {
      if (fails) throw new Refusal('FORBIDDEN', 'Not now.');
      return { items: [quizCard({ title: 'Short' })], nextCursor: null };
    },
    'reports.list': () => ({ items: [{ ...report(PLANETS), learner: null }], nextCursor: null }),
    'reviews.list': () => ({ ...EMPTY_PAGE, total: 2, waiting: 0, nextDue: null, comeback: null }),
    'achievements.list': () => ({ unlocked: [], locked: [], recent: [], total: 0, badges: [] }),
  });
  renderApp('/');
  await screen.findByText("We couldn't load what's next.");
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await hero('2 reviews are due.');
});

test('four days of study without a network extend the streak', async () => {
  server.down(true);
  const device = await createHomeDevice(
    NOON,
    Array.from({ length: 30 }, (_, index) => index + 4),
  );
  const hash = await device.putQuiz(PLANETS);
  for (const days of [3, 2, 1, 0]) {
    const finishedAt = new Date(Date.now() - days * DAY_MS).toISOString();
    const answers = PLANETS.questions.map(({ id: questionId }) => ({ questionId, option: 1 }));
    const args = { attemptId: newId(), quizId: PLANETS.id, packHash: hash, answers };
    await device.me.writer.enqueue({ type: attemptSubmit.type, args: { ...args, startedAt: finishedAt, finishedAt } });
  }
  renderApp('/');
  expect(await screen.findByText('34-day streak')).toBeVisible();
  expect(screen.getByText('2 freezes')).toBeVisible();
  expect(screen.getByText('Today counts. Your streak is safe.')).toBeVisible();
  expect(screen.getByText(/^\+ \d+ XP pending$/)).toBeVisible();
});
