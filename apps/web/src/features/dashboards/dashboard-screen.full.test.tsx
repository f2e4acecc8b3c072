import 'fake-indexeddb/auto';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { deviceStoreOf } from '#offline/device-store.ts';

const server = fakeServer();

function dashboard(changes: Partial<DashboardView> = {}): DashboardView {
  return {
    timeRange: 'week',
    from: '2026-03-05',
    totalQuizzes: 45,
    completedQuizzes: 3,
    averageScore: 66.7,
    attempts: 4,
    answers: 40,
    currentStreak: 12,
    weeklyProgress: [0, 0, 0, 0, 50, 0, 83.3],
    progress: [
      { from: '2026-03-09', average: 50, attempts: 1 },
      { from: '2026-03-10', average: null, attempts: 0 },
      { from: '2026-03-11', average: 83.3, attempts: 3 },
    ],
    categories: [
      { category: 'History', average: 83.3, attempts: 3 },
      { category: 'Art', average: 50, attempts: 1 },
    ],
    recentAchievements: [{ id: 'quiz_1', title: '🚀 First Orbit', description: 'Finish a quiz.', rarity: 'common' }],
    recommendations: [{ kind: 'focus', title: 'Focus on Art', description: 'It is weak.', category: 'Art' }],
    headline: { kind: 'moved', category: 'History', points: 12, days: 14, answers: 90 },
    begun: true,
    ...changes,
  };
}
const EMPTY_DASHBOARD = dashboard({
  completedQuizzes: 0,
  averageScore: 0,
  attempts: 0,
  answers: 0,
  currentStreak: 0,
  progress: [{ from: '2026-03-11', average: null, attempts: 0 }],
  categories: [],
  recentAchievements: [],
  headline: { kind: 'nothing' },
  begun: false,
});

const stat = (label: string) =>
  screen.getByRole('heading', { name: label }).closest('section')?.querySelector('.figures')?.textContent;

test('shows the headline and the four figures, and loads another range when chosen', async () => {
  signIn('premium');
  const asked: unknown[] = [];
  server.on({
    'dashboards.get': ({ timeRange = 'week' } = {}) => {
      asked.push(timeRange);
      return dashboard({ timeRange, completedQuizzes: timeRange === 'year' ? 40 : 3 });
    },
  });
  renderApp('/enhanced-dashboard');
  expect(await screen.findByText('History is up 12 points in two weeks.')).toBeVisible();
  expect(screen.getByText('From 90 answers, against the two weeks before.')).toBeVisible();
  expect(['Total Quizzes', 'Completed', 'Average Score %', 'Day Streak'].map(stat)).toEqual(['45', '3', '66.7', '12']);
  expect(screen.getByText('First Orbit')).toBeVisible();
  expect(screen.getByText('Common')).toBeVisible();
  expect(screen.getByText('Focus on Art')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Year' }));
  await waitFor(() => expect(stat('Completed')).toBe('40'));
  expect(asked).toEqual(['week', 'year']);
});

test('describes each chart in a sentence, and offers its data as a table', async () => {
  signIn('premium');
  server.on({ 'dashboards.get': () => dashboard() });
  renderApp('/enhanced-dashboard');
  const progress = within(
    (await screen.findByRole('heading', { name: 'Weekly progress' })).closest('section') as HTMLElement,
  );
  expect(progress.getByText('From 50% on Mon to 83.3% on Wed, from 4 attempts.')).toBeVisible();
  await userEvent.click(progress.getByRole('button', { name: 'Show as table' }));
  const rows = within(progress.getByRole('table', { name: 'Weekly progress' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayMean scoreAttempts',
    'Mon, 9 Mar50.0%1',
    'Wed, 11 Mar83.3%3',
  ]);
});

test('draws no chart without data, and a single figure for one day', async () => {
  signIn('premium');
  server.on({ 'dashboards.get': () => EMPTY_DASHBOARD });
  renderApp('/enhanced-dashboard');
  expect(await screen.findByText('Take your first quiz to see your stats.')).toBeVisible();
  expect(screen.getByText('Finish a quiz to start your trend.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
  cleanup();
  const oneDay = { progress: [{ from: '2026-03-11', average: 80, attempts: 1 }], categories: [] };
  server.on({ 'dashboards.get': () => dashboard(oneDay) });
  renderApp('/enhanced-dashboard');
  expect(await screen.findByRole('progressbar', { name: 'Mean score, Wed' })).toBeVisible();
});

test('shows the last figures with a note when the server is down, and no sample', async () => {
  signIn('premium');
  server.on({ 'dashboards.get': () => dashboard() });
  renderApp('/enhanced-dashboard');
  await screen.findByText('History is up 12 points in two weeks.');
  cleanup();
  server.down(true);
  renderApp('/enhanced-dashboard');
  expect(await screen.findByText('Showing cached data.')).toBeVisible();
  expect(screen.getByText(/^Invalid response from server/)).toBeVisible();
  expect(stat('Completed')).toBe('3');
  expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
});

test('shows the loaded range with a note when another range can’t be loaded, and no sample', async () => {
  signIn('premium');
  server.on({ 'dashboards.get': () => dashboard({ completedQuizzes: 3 }) });
  renderApp('/enhanced-dashboard');
  await screen.findByText('History is up 12 points in two weeks.');
  server.down(true);
  await userEvent.click(screen.getByRole('button', { name: 'Year' }));
  const note = await screen.findByText(/^This is your week\./);
  expect(note.textContent).toContain("Your year isn't on this device yet.");
  expect(stat('Completed')).toBe('3');
  expect(screen.getByText('Invalid response from server')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
});

test.each([
  ['NOT_FOUND', 'Nobody.', 'User not found. Please log in again.'],
  ['INTERNAL', 'The server is tired.', 'The server is tired.'],
] as const)('says beside the last figures why the current ones failed to load: %s', async (code, message, said) => {
  const { id } = signIn('premium');
  server.on({ 'dashboards.get': () => dashboard() });
  renderApp('/enhanced-dashboard');
  await screen.findByText('History is up 12 points in two weeks.');
  await waitFor(async () => expect(await deviceStoreOf(id).database.lastReplies.count()).toBeGreaterThan(0));
  cleanup();
  server.on({
    'dashboards.get': () => {
      throw new Refusal(code, message);
    },
  });
  renderApp('/enhanced-dashboard');
  const note = (await screen.findByText('Showing cached data.')).closest('[role=status]');
  expect(note?.textContent).toContain(`Showing cached data. ${said} Last updated `);
  expect(stat('Completed')).toBe('3');
  expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
});

test('shows labelled sample data where nothing was ever loaded', async () => {
  signIn('premium');
  server.down(true);
  renderApp('/enhanced-dashboard');
  expect(await screen.findByText('Invalid response from server')).toBeVisible();
  const sample = within(await screen.findByRole('region', { name: 'Sample data' }));
  expect(sample.getByText(/^Sample data:/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test.each([
  ['NOT_FOUND', 'Nobody.', 'User not found. Please log in again.'],
  ['INVALID', 'That range does not exist.', 'That range does not exist.'],
  ['INTERNAL', 'The server is tired.', 'The server is tired.'],
] as const)('says why the dashboard could not be loaded: %s', async (code, message, said) => {
  signIn('premium');
  server.on({
    'dashboards.get': () => {
      throw new Refusal(code, message);
    },
  });
  renderApp('/enhanced-dashboard');
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Sample data' })).toBeVisible();
});

test('the analytics page for everyone shows the same headline', async () => {
  signIn('user');
  server.on({ 'dashboards.get': () => dashboard() });
  renderApp('/analytics');
  expect(await screen.findByText('History is up 12 points in two weeks.')).toBeVisible();
});

test('is only for premium members', async () => {
  signIn('user');
  server.on({});
  renderApp('/enhanced-dashboard');
  expect(await screen.findByText('Premium feature. Upgrade to use it.')).toBeVisible();
});
