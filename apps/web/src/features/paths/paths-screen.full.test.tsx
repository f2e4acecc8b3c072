import 'fake-indexeddb/auto';
import { PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { PATH_STARTED } from '@quorbit/contracts/paths/messages';
import type { UserCompetency } from '@quorbit/contracts/paths/schema';
import { PATH_WORK } from '@quorbit/contracts/sync/ops/path-work';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { detail, node, outline } from './testing/paths.ts';

const server = fakeServer();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const root = node('Variables', [0, 0]);
const child = node('Loops', [0, 1], { prerequisites: [root.id] });
const DONE = new Map([[root.id, { status: 'completed', mastery: 85 } as const]]);

test('asks users without premium to upgrade, and sends no request', async () => {
  signIn('user');
  renderApp('/learning-paths');
  expect(await screen.findByText(PREMIUM_FEATURE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade');
  expect(server.inputs('paths.list')).toEqual([]);
});

test('a card shows what a path takes; a started one also shows its progress and opens its next node', async () => {
  signIn('premium');
  const started = detail([root, child], DONE);
  server.on({
    'paths.list': () => ({ items: [outline(started), outline(detail([root]), { title: 'Kings' })], nextCursor: null }),
    'paths.get': () => started,
  });
  const router = renderApp('/learning-paths');
  const card = within(await screen.findByRole('article', { name: 'Programming' }));
  for (const words of ['Beginner', 'From the ground up.', '2 concepts', '12 hours', '4 learners', '50% Complete'])
    expect(card.getByText(words)).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Kings' })).queryByText(/Complete/)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Continue Programming' }));
  expect(await screen.findByRole('region', { name: 'Loops' })).toBeVisible();
  expect(router.state.location.search).toEqual({ path: outline(started).id, node: child.id });
});

test('filters query the server, and an empty result says so', async () => {
  signIn('admin');
  server.on({ 'paths.list': () => ({ items: [], nextCursor: null }) });
  const router = renderApp('/learning-paths');
  expect(await screen.findByText('No learning paths yet. Come back soon.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'History');
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'Expert');
  await userEvent.type(screen.getByPlaceholderText('Search paths...'), 'kings');
  await waitFor(() =>
    expect(server.inputs('paths.list').at(-1)).toMatchObject({ category: 'History', level: 'Expert', search: 'kings' }),
  );
  expect(router.state.location.search).toEqual({ category: 'History', level: 'Expert', search: 'kings' });
  expect(await screen.findByText(/^No learning path matches\./)).toBeVisible();
  await userEvent.click(await button('Clear filters'));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('starting a path shows a message and opens the path', async () => {
  signIn('premium');
  const path = detail([root]);
  server.on({
    'paths.list': () => ({ items: [outline(path)], nextCursor: null }),
    'paths.get': () => path,
  });
  renderApp('/learning-paths');
  await userEvent.dblClick(await button('Start Learning Programming'));
  expect(await screen.findByRole('dialog', { name: 'Programming' })).toBeVisible();
  expect(openMessages()).toContain(PATH_STARTED);
  await waitFor(() => expect(server.sync.argsOf(PATH_WORK)).toEqual([{ pathId: path.path.id }]));
  expect(screen.getAllByText('0% Complete').length).toBeGreaterThan(0);
});

test('my journey shows the started paths', async () => {
  signIn('premium');
  const started = outline(detail([root, child], DONE));
  server.on({ 'paths.list': ({ started: own }) => ({ items: own ? [started] : [], nextCursor: null }) });
  renderApp('/learning-paths?tab=journey');
  const card = within(await screen.findByRole('article', { name: 'Programming' }));
  // The 95 minutes spent are shown as 2 hours.
  for (const words of ['in progress', '50% Complete', '2 hours', 'Next: Loops'])
    expect(card.getByText(words)).toBeVisible();
  expect(card.getByRole('button', { name: /^Continue Learning/ })).toBeVisible();
});

test('a path started without a network appears on the journey at once', async () => {
  signIn('premium');
  const [path, second] = [detail([root, child]), detail([root])];
  server.on({
    'paths.list': ({ started: own }) => ({
      items: own ? [] : [outline(path), outline(second, { title: 'Kings' })],
      nextCursor: null,
    }),
    'paths.get': () => path,
  });
  const router = renderApp(`/learning-paths?path=${path.path.id}`);
  const start = await button('Start Learning');
  server.down(true);
  await userEvent.click(start);
  await screen.findByRole('region', { name: 'Variables' });
  await act(() => router.navigate({ to: '/learning-paths', search: { tab: 'journey' } }));
  const card = within(await screen.findByRole('article', { name: 'Programming' }));
  for (const words of ['in progress', '0% Complete', 'Next: Variables']) expect(card.getByText(words)).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Kings' })).toBeNull();
});

test('an empty journey leads to the list of paths', async () => {
  signIn('premium');
  server.on({ 'paths.list': () => ({ items: [], nextCursor: null }) });
  const router = renderApp('/learning-paths?tab=journey');
  expect(await screen.findByText('No Learning Paths Yet')).toBeVisible();
  await userEvent.click(await button('Explore Paths'));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

const FIGURES = {
  totalPaths: 3,
  completedPaths: 1,
  totalTimeSpent: 340,
  averageProgress: 61,
  strengths: [] as string[],
  weaknesses: [] as string[],
};

test('analytics shows the figures, and each review with its mastery', async () => {
  signIn('premium');
  const reviews = [80, 79, 59].map((mastery) => ({
    pathId: newId(),
    pathTitle: `Path ${mastery}`,
    nodeId: newId(),
    nodeTitle: `Node ${mastery}`,
    mastery,
    reviewDate: '2026-03-15T10:00:00.000Z',
  }));
  server.on({
    'paths.analytics': () => ({
      ...FIGURES,
      strengths: ['Loops'],
      weaknesses: ['Recursion'],
      upcomingReviews: reviews,
    }),
  });
  renderApp('/learning-paths?tab=analytics');
  await screen.findByText('61%');
  const figures = ['Learning Paths', 'Completed', 'Time Invested', 'Avg Progress'].map(
    (label) => screen.getByRole('heading', { level: 2, name: label }).nextElementSibling?.textContent,
  );
  expect(figures).toEqual(['3', '1', '6h', '61%']);
  expect(within(screen.getByRole('region', { name: 'Strengths' })).getByText('Loops')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Areas to Improve' })).getByText('Recursion')).toBeVisible();
  const rows = within(screen.getByRole('region', { name: 'Upcoming Reviews' })).getAllByRole('listitem');
  const toneOf = (row: HTMLElement) => /text-(success|warning|error)/.exec(row.innerHTML)?.[1];
  expect(rows.map(toneOf)).toEqual(['success', 'warning', 'error']);
  expect(rows[0]?.textContent).toContain('Path 80');
  expect(rows[0]?.textContent).toContain('15 Mar 2026');
});

test('analytics without strengths and weaknesses shows a text instead', async () => {
  signIn('premium');
  server.on({ 'paths.analytics': () => ({ ...FIGURES, upcomingReviews: [] }) });
  renderApp('/learning-paths?tab=analytics');
  expect(await screen.findByText('Complete more paths to identify strengths')).toBeVisible();
  expect(screen.getByText('Great job! No significant weaknesses identified')).toBeVisible();
});

test('analytics says that it’s loading, and when it fails', async () => {
  signIn('premium');
  renderApp('/learning-paths?tab=analytics');
  expect(await screen.findByText('Loading analytics...')).toBeVisible();
  expect(await screen.findByText('Failed to load analytics')).toBeVisible();
});

test('skills show the level of each competency, and the date of its mastery', async () => {
  signIn('premium');
  const skill = (name: string, currentLevel: number, masteryDate: string | null): UserCompetency => ({
    id: newId(),
    competency: { name, level: 'Advanced', description: `All of ${name}.` },
    currentLevel,
    masteryDate,
  });
  server.on({
    'paths.competencies': () => [skill('Loops', 92, '2026-03-01T10:00:00.000Z'), skill('Recursion', 40, null)],
  });
  renderApp('/learning-paths?tab=skills');
  const loops = within(await screen.findByRole('article', { name: 'Loops' }));
  expect(loops.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('92');
  expect(loops.getByText('Advanced')).toBeVisible();
  expect(loops.getByText(/^Mastered on/).textContent).toBe('Mastered on 1 Mar 2026');
  const recursion = within(screen.getByRole('article', { name: 'Recursion' }));
  expect(recursion.getByText('40%')).toBeVisible();
  expect(recursion.queryByText(/Mastered on/)).toBeNull();
});

test('says that no skill is tracked yet', async () => {
  signIn('premium');
  server.on({ 'paths.competencies': () => [] });
  renderApp('/learning-paths?tab=skills');
  expect(await screen.findByText('No Competencies Tracked Yet')).toBeVisible();
});
