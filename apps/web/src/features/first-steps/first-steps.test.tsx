import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#lib/session.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, quizCard } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const WELCOME = quizCard({ title: 'Welcome', questionCount: 3, welcome: true });
const SHORT = quizCard({ title: 'Short', category: 'Science', questionCount: 2 });
const RIVERS = quizCard({ title: 'Rivers', category: 'Geography', questionCount: 9 });

beforeEach(() => {
  signIn();
  server.on({
    'quizzes.list': () => ({ items: [WELCOME, SHORT, RIVERS], nextCursor: null }),
    'quizzes.get': ({ id }) => quiz({ id, title: id === RIVERS.id ? 'Rivers' : 'Short' }),
    'quizzes.categories': () => [
      { category: 'Science', quizzes: 2 },
      { category: 'Geography', quizzes: 1 },
    ],
  });
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a new learner chooses subjects and a goal, and starts the next quiz with one press', async () => {
  const router = renderApp('/first-steps');
  await heading('What do you want to learn?');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await press('Science');
  await press('Geography');
  await press('Science');
  await press('Continue');
  const goal = await heading('How much a day?');
  await waitFor(() => expect(document.activeElement).toBe(goal));
  expect(getSession()?.user.interests).toEqual(['Geography']);
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Steady');
  await press(/^Serious/);
  await press('Continue');
  await heading('Rivers');
  expect(getSession()?.user.dailyGoal).toBe(100);
  expect(router.state.location.pathname).toBe(`/user/test/${RIVERS.id}`);
  const start = await screen.findByRole('button', { name: 'Check as I go' });
  await waitFor(() => expect(document.activeElement).toBe(start));
});

test('each step can be skipped, and changes nothing then', async () => {
  renderApp('/first-steps');
  await heading('What do you want to learn?');
  await press('Skip');
  await heading('How much a day?');
  await press('Skip');
  // Without subjects it's the shortest quiz, but not the one that was the trial.
  await heading('Short');
  expect(getSession()?.user).toMatchObject({ dailyGoal: 50 });
  expect(getSession()?.user.interests).toBeUndefined();
});

test('the steps end at the start page if no quiz is known', async () => {
  server.on({ 'quizzes.list': () => ({ items: [WELCOME], nextCursor: null }) });
  const router = renderApp('/first-steps?step=goal');
  await heading('How much a day?');
  await press('Skip');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the steps go on where the subjects can’t be loaded', async () => {
  server.on({
    'quizzes.categories': () => {
      throw new Refusal('FORBIDDEN', 'Not now.');
    },
  });
  renderApp('/first-steps');
  expect(await screen.findByText("We couldn't load the subjects.")).toBeVisible();
  await press('Skip');
  await heading('How much a day?');
});

test('subjects are a setting', async () => {
  signIn('user', { interests: ['Science', 'Cooking'] });
  renderApp('/settings');
  const cooking = await screen.findByRole('button', { name: 'Cooking', pressed: true });
  await userEvent.click(cooking);
  await waitFor(() => expect(getSession()?.user.interests).toEqual(['Science']));
});
