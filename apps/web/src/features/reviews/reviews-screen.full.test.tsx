import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { button, EMPTY_PAGE, PLANETS, question, RIVERS, reviewFixture } from './testing/review-fixture.ts';

const { server, userId, serve, ratings } = reviewFixture();

test('shows one question at a time, with its quiz, its category and the number of reviews', async () => {
  serve([PLANETS('First?', 'Second?')]);
  renderApp('/reviews');
  await question('First?');
  expect(screen.getByText('Review 1 of 2')).toBeVisible();
  expect(screen.getByText('Planets')).toBeVisible();
  expect(screen.getByText('Science')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Reviews done' }).getAttribute('aria-valuetext')).toBe(
    'Review 1 of 2',
  );
  expect(screen.queryByText('Second?')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reviews');
  expect(document.title).toBe('Reviews · Quorbit');
});

/** Returns the texts of the options, including marks such as "Right answer". */
const options = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('marks nothing until the answer is shown, then marks the right option and offers the ratings', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await question('First?');
  expect(options()).toEqual(['A. First? one', 'B. First? two', 'C. First? three', 'D. First? four']);
  expect(screen.queryByText('Because it is.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Easy' })).toBeNull();
  await userEvent.click(await button('Show Answer'));
  const answer = within(screen.getByRole('region', { name: 'Answer' }));
  expect(options()).toEqual(['A. First? one', 'B. First? two', 'C. First? threeRight answer', 'D. First? four']);
  expect(answer.getByText('Because it is.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'How well did you know it?' })).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answer' }));
});

test.each([
  [
    'A. First? one',
    "Not this time. It's C: First? three.",
    ['A. First? oneYour answer', 'C. First? threeRight answer'],
  ],
  ['C. First? three', "That's right.", ['C. First? threeYour answer, right answer']],
])('choosing an option (%s) shows whether it is right, and rates nothing', async (option, verdict, marked) => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await userEvent.click(await button(option));
  expect(screen.getByText(verdict)).toBeVisible();
  expect(options().filter((row) => /answer$/.test(row ?? ''))).toEqual(marked);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answer' }));
  expect(await openDeviceStore(userId()).database.outbox.count()).toBe(0);
  await userEvent.click(await button('Hard'));
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  await waitFor(() => expect(ratings()).toMatchObject([{ quality: 3 }]));
});

test('continues after each rating, sends its quality and the number left, and ends caught up', async () => {
  const quizzes = [PLANETS('First?'), RIVERS('Second?', 'Third?')];
  const ids = serve(quizzes).map(({ id }) => id);
  renderApp('/reviews');
  await screen.findByText('Review 1 of 3');
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Forgot'));
  await question('Second?');
  expect(screen.getByText('Review 2 of 3')).toBeVisible();
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Hard'));
  await question('Third?');
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Easy'));
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  const counts = screen.getAllByRole('definition').map((count) => count.textContent);
  expect(screen.getAllByRole('term').map((term, index) => [term.textContent, counts[index]])).toEqual([
    ['Forgot', '1'],
    ['Hard', '1'],
    ['Easy', '1'],
  ]);
  expect(screen.getByText(/You reviewed 3 questions and earned/).textContent).toContain('6 XP');
  await waitFor(() => expect(ratings()).toHaveLength(3));
  const [planets, rivers] = quizzes.map(({ id }) => id);
  expect(ratings()).toEqual([
    { quizId: planets, questionId: ids[0], quality: 1, retention: 90, left: 2 },
    { quizId: rivers, questionId: ids[1], quality: 3, retention: 90, left: 1 },
    { quizId: rivers, questionId: ids[2], quality: 5, retention: 90, left: 0 },
  ]);
  expect(document.activeElement?.textContent).toBe('All Caught Up!');
});

test('mixes quizzes, and says that a quiz continues without revealing the answer', async () => {
  serve([PLANETS('First?', 'Second?'), RIVERS('Third?')]);
  renderApp('/reviews');
  await screen.findByText('Review 1 of 3');
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Easy'));
  await question('Third?');
  expect(screen.queryByText(/^Continuing/)).toBeNull();
  await userEvent.click(await button('Show Answer'));
  await userEvent.click(await button('Easy'));
  await question('Second?');
  expect(screen.getByText('Continuing Planets')).toBeVisible();
  expect(options()).toEqual(['A. Second? one', 'B. Second? two', 'C. Second? three', 'D. Second? four']);
  expect(screen.queryByRole('button', { name: 'Easy' })).toBeNull();
  await userEvent.click(await button('B. Second? two'));
  expect(screen.getByText('Your answer')).toBeVisible();
  expect(await button('Easy')).toBeVisible();
});

test('keeps the current card although a card that is due earlier arrives', async () => {
  serve([RIVERS('Second?')]);
  renderApp('/reviews');
  await userEvent.click(await button('Show Answer'));
  const planets = PLANETS('First?');
  const hash = server.addPack(started(planets).pack);
  server.sync.put(packRow(planets, hash));
  server.sync.put(cardRow(planets.id, planets.questions[0]?.id ?? '', hash, { due: '2025-12-31T12:00:00.000Z' }));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Review 1 of 2');
  expect(screen.getByRole('heading', { name: 'Second?' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Answer' })).toBeVisible();
  await userEvent.click(await button('Easy'));
  await question('First?');
});

test('works with keys alone: space shows, a to d choose, 1 to 3 rate, but only once the answer is shown', async () => {
  serve([PLANETS('First?'), RIVERS('Second?')]);
  renderApp('/reviews');
  await screen.findByText('Review 1 of 2');
  await userEvent.keyboard('3');
  expect(await openDeviceStore(userId()).database.outbox.count()).toBe(0);
  await userEvent.keyboard(' ');
  await button('Easy');
  await userEvent.keyboard('2');
  await question('Second?');
  await userEvent.keyboard('c');
  await screen.findByText("That's right.");
  await userEvent.keyboard('a41');
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  await waitFor(() => expect(ratings()).toMatchObject([{ quality: 3 }, { quality: 1 }]));
});

test('ignores single keys once the learner has switched them off', async () => {
  serve([PLANETS('First?')]);
  renderApp('/reviews');
  await question('First?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use keys' }));
  await userEvent.click(document.body);
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
});

test.each([
  ['2026-03-14', /^Your next review is due tomorrow\.$/],
  ['2199-12-31', /^Your next review is due on Tuesday,? 31 December 2199\.$/],
])('says when the next review is due if nothing is due (%s)', async (day, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-13T12:00:00Z') });
  serve([PLANETS('First?')], { due: `${day}T12:00:00.000Z`, state: 'review', reps: 1 });
  renderApp('/reviews');
  await screen.findByRole('heading', { name: 'All Caught Up!' });
  expect(
    screen.getByText('No reviews due today. Great job! Check back tomorrow for new review sessions.'),
  ).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/You reviewed/)).toBeNull();
});

test('explains reviews and how to get some to a learner without any cards', async () => {
  serve([]);
  renderApp('/reviews');
  await screen.findByRole('heading', { name: 'No reviews yet' });
  expect(screen.getByText(/When you get a question wrong in a quiz, it comes back here/)).toBeVisible();
  expect(screen.queryByText(/Great job/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Take a quiz' }).getAttribute('href')).toBe('/user/test');
});

test('shows no navigation except the link that leaves the reviews', async () => {
  serve([PLANETS('First?')]);
  const router = renderApp('/reviews');
  await question('First?');
  expect(screen.queryByRole('navigation')).toBeNull();
  server.on({ 'quizzes.list': () => EMPTY_PAGE, 'reports.list': () => EMPTY_PAGE });
  await userEvent.click(screen.getByRole('link', { name: 'Leave reviews' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('says that reviews wait until a running game is over', async () => {
  const planets = PLANETS('First?', 'Second?');
  serve([planets]);
  server.sync.put(packRow(planets, server.addPack(started(planets).pack), { sealed: true }));
  renderApp('/reviews');
  expect(await screen.findByText('2 reviews wait until a running game is over.')).toBeVisible();
});

test('the start page links to the reviews when something is due', async () => {
  serve([PLANETS('First?', 'Second?')]);
  server.on({ 'quizzes.list': () => EMPTY_PAGE, 'reports.list': () => EMPTY_PAGE });
  const router = renderApp('/');
  await userEvent.click(await screen.findByRole('link', { name: 'Do 2 reviews' }));
  await question('First?');
  expect(router.state.location.pathname).toBe('/reviews');
});

test.each([
  ['behind', 3, 'Do 1 review'],
  ['ahead', -3, null],
])('a device whose clock is %s uses the server’s clock', async (_name, days, link) => {
  const now = Date.now();
  const shift = days * 86_400_000;
  serve([PLANETS('First?')], { due: new Date(now + (days > 0 ? 2 : -2) * 86_400_000).toISOString() });
  const { exchange } = server.sync;
  server.sync.exchange = (input) => ({ ...exchange.call(server.sync, input), serverNow: now + shift });
  server.on({ 'quizzes.list': () => EMPTY_PAGE, 'reports.list': () => EMPTY_PAGE });
  renderApp(link ? '/' : '/reviews');
  if (link) await screen.findByRole('link', { name: link });
  else await screen.findByText(/caught up/i);
});
