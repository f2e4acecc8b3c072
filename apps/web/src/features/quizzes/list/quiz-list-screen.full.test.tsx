import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, quizCard, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';

const server = fakeServer();
const PLANETS = quizCard({ title: 'Planets', questionCount: 1, duration: 5, difficulty: 'hard' });
const RIVERS = quizCard({ title: 'Rivers', category: 'Geography', attempts: 3, bestPercentage: 80 });

let userId: string;

beforeEach(() => {
  userId = signIn().id;
  server.on({
    'quizzes.list': () => ({ items: [PLANETS, RIVERS], nextCursor: null }),
    'quizzes.categories': () => [
      { category: 'Geography', quizzes: 1 },
      { category: 'Science', quizzes: 1 },
    ],
  });
});

const lastRequest = () => server.inputs('quizzes.list').at(-1);

test('shows each quiz as an article with its title, figures and the learner’s best score', async () => {
  renderApp('/user/test');
  const planets = within(await screen.findByRole('article', { name: 'Planets' }));
  expect(planets.getByText('1 question')).toBeVisible();
  expect(planets.getByText('5 min')).toBeVisible();
  expect(planets.getByText('hard')).toBeVisible();
  expect(planets.queryByRole('progressbar')).toBeNull();
  expect(planets.getByRole('link', { name: 'Planets' }).getAttribute('href')).toBe(`/user/test/${PLANETS.id}`);
  const rivers = within(screen.getByRole('article', { name: 'Rivers' }));
  expect(rivers.getByText('Best 80%')).toBeVisible();
  expect(rivers.getByRole('progressbar', { name: 'Best score' }).getAttribute('aria-valuenow')).toBe('80');
});

test('shows when a ranked quiz closes, online and offline, until it has closed', async () => {
  const closing = quizCard({ title: 'Ranked now', ranked: true, closesAt: '2099-12-03T18:00:00.000Z' });
  const over = quizCard({ title: 'Ranked before', ranked: true, closesAt: '2020-12-03T18:00:00.000Z' });
  server.on({ 'quizzes.list': () => ({ items: [closing, over], nextCursor: null }) });
  const { pack } = started(quiz({ id: closing.id, title: closing.title, ranked: true }));
  await (await putPack(closing, 'a'.repeat(64))).packs.put(toStoredPack('a'.repeat(64), pack));
  const shows = async () => {
    const now = within(await screen.findByRole('article', { name: 'Ranked now' }));
    const said = Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
    const time = await now.findByText(said.format(new Date(closing.closesAt ?? '')));
    expect(time.parentElement?.textContent).toMatch(/^Closes /);
  };
  renderApp('/user/test');
  await shows();
  expect(screen.getByRole('article', { name: 'Ranked before' }).textContent).not.toContain('Closes');
  cleanup();
  server.down(true);
  renderApp('/user/test');
  await shows();
});

test('doesn’t list a quiz without questions', async () => {
  const empty = quizCard({ title: 'Lakes', questionCount: 0, own: true });
  server.on({ 'quizzes.list': () => ({ items: [empty, PLANETS], nextCursor: null }) });
  renderApp('/user/test');
  await screen.findByRole('article', { name: 'Planets' });
  expect(screen.queryByRole('article', { name: 'Lakes' })).toBeNull();
});

test('groups quizzes by category, with a link to all quizzes of a category', async () => {
  server.on({
    'quizzes.categories': () => [
      { category: 'Geography', quizzes: 7 },
      { category: 'Science', quizzes: 1 },
    ],
  });
  const router = renderApp('/user/test');
  expect(
    within(await screen.findByRole('region', { name: 'Science' })).getByRole('article', { name: 'Planets' }),
  ).toBeVisible();
  const geography = within(screen.getByRole('region', { name: 'Geography' }));
  await userEvent.click(await geography.findByRole('link', { name: 'See all Geography quizzes 7' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ category: 'Geography' }));
  expect(router.state.location.search).toEqual({ category: 'Geography' });
});

/** Stores the row of a quiz's pack on this device, without the pack, and returns the device's database. */
async function putPack(card: QuizCard, hash: string) {
  const { id: quizId, title, category, questionCount, duration, ranked, closesAt, sealed, updatedAt } = card;
  const figures = { questionCount, duration, bytes: 1, ranked, closesAt, sealed, updatedAt };
  const body = { quizId, hash, title, category, ...figures };
  const { database } = openDeviceStore(userId);
  await database.rows.put({ scope: 'everyone', kind: 'pack', id: quizId, version: 1, generation: 1, body });
  return database;
}

test('a quiz can be downloaded, and then says that it is available offline', async () => {
  const { pack } = started(quiz({ id: PLANETS.id, title: 'Planets' }));
  const text = JSON.stringify(pack);
  const hash = createHash('sha256').update(text).digest('hex');
  await putPack(PLANETS, hash);
  server.packs.set(hash, text);
  renderApp('/user/test');
  const planets = within(await screen.findByRole('article', { name: 'Planets' }));
  await userEvent.click(await planets.findByRole('button', { name: 'Download' }));
  await planets.findByText('Available offline');
  await waitFor(() => expect(server.sync.argsOf(QUIZ_KEEP)).toEqual([{ quizId: PLANETS.id, packHash: hash }]));
  await userEvent.click(planets.getByRole('button', { name: 'Remove download' }));
  await planets.findByRole('button', { name: 'Download' });
  expect(await openDeviceStore(userId).database.packs.count()).toBe(0);
  await waitFor(() => expect(server.sync.argsOf(QUIZ_KEEP).at(-1)).toEqual({ quizId: PLANETS.id, packHash: null }));
});

test('a quiz that only the server lists can be downloaded, and is then listed offline', async () => {
  const begun = started(quiz({ id: RIVERS.id, title: 'Rivers' }));
  const packHash = server.addPack(begun.pack);
  server.on({ 'quizzes.start': () => ({ ...begun, packHash }) });
  const page = renderApp('/user/test');
  const rivers = within(await screen.findByRole('article', { name: 'Rivers' }));
  await userEvent.click(await rivers.findByRole('button', { name: 'Download' }));
  await rivers.findByText('Available offline');
  await waitFor(() => expect(server.sync.argsOf(QUIZ_KEEP)).toEqual([{ quizId: RIVERS.id, packHash }]));
  server.down(true);
  await page.navigate({ to: '/user/test', search: { offline: true } });
  await rivers.findByText('Available offline');
});

test('shows an error if a download fails, and lets the user try again', async () => {
  await putPack(PLANETS, 'b'.repeat(64));
  renderApp('/user/test');
  const planets = within(await screen.findByRole('article', { name: 'Planets' }));
  await userEvent.click(await planets.findByRole('button', { name: 'Download' }));
  const told = { message: "We couldn't download the quiz. Check your connection and try again.", type: 'error' };
  await waitFor(() => expect(openNotifications()).toMatchObject([told]));
  expect(planets.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('lists the quizzes on this device without a network', async () => {
  const { pack } = started(quiz({ id: RIVERS.id, title: 'Rivers' }));
  const database = await putPack(RIVERS, 'c'.repeat(64));
  await putPack(PLANETS, 'd'.repeat(64));
  await database.packs.put(toStoredPack('c'.repeat(64), pack));
  server.down(true);
  renderApp('/user/test');
  const link = await screen.findByRole('link', { name: 'Rivers' });
  expect(link.getAttribute('href')).toBe(`/user/test/${RIVERS.id}`);
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Rivers',
    'Planets',
  ]);
  // The device knows the quiz Planets but hasn't downloaded it, so it can't be taken offline and its row has no link.
  const planets = within(screen.getByRole('article', { name: 'Planets' }));
  expect(planets.getByText('Not available offline')).toBeVisible();
  expect(planets.queryByRole('link')).toBeNull();
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((element) => element.textContent),
  ).toEqual(['On this device', "When you're online again"]);
  await userEvent.click(screen.getByRole('button', { name: 'Available offline' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Planets' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Rivers' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Science');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('article', { name: 'Planets' });
});

/** Lets the app show the list once, then takes the network away and restarts the app. */
async function restartOffline(path = '/user/test') {
  renderApp(path);
  await screen.findByRole('article', { name: 'Planets' });
  const { lastReplies } = openDeviceStore(userId).database;
  await waitFor(async () => expect((await lastReplies.toArray()).map(({ key }) => key).join()).toContain('limit'));
  cleanup();
  server.down(true);
  return renderApp(path);
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('after an offline restart, lists the device’s quizzes first and then the rest of the last list', async () => {
  const { pack } = started(quiz({ id: RIVERS.id, title: 'Rivers' }));
  await (await putPack(RIVERS, 'c'.repeat(64))).packs.put(toStoredPack('c'.repeat(64), pack));
  await restartOffline();
  await screen.findByText(/^Last updated \d/);
  expect(titles()).toEqual(['Rivers', 'Planets']);
  const planets = within(screen.getByRole('article', { name: 'Planets' }));
  expect(planets.getByText('Not available offline')).toBeVisible();
  expect(planets.queryByRole('link')).toBeNull();
  expect(planets.queryByRole('button')).toBeNull();
  const rivers = within(screen.getByRole('article', { name: 'Rivers' }));
  expect(rivers.getByText('Available offline')).toBeVisible();
  expect(rivers.getByRole('link', { name: 'Rivers' })).toBeVisible();
  // The device has no stored server reply for this category filter, so only the quizzes on this device are listed.
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Geography');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Planets' })).toBeNull());
  await screen.findByRole('link', { name: 'Rivers' });
});

test('shows the last list on a device without quizzes, and makes it usable once the server is back', async () => {
  await restartOffline('/user/test?category=Science');
  await screen.findByText(/^Last updated \d/);
  expect(screen.getAllByText('Not available offline')).toHaveLength(2);
  server.down(false);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByRole('link', { name: 'Planets' });
  expect(screen.queryByText('Not available offline')).toBeNull();
});

test('doesn’t store the answer keys of own quizzes with the list', async () => {
  const { questions } = quiz({ id: PLANETS.id });
  server.on({ 'quizzes.list': () => ({ items: [{ ...PLANETS, own: true, questions }], nextCursor: null }) });
  expect(JSON.stringify(questions)).toContain('correctAnswer');
  await restartOffline();
  await screen.findByText('Not available offline');
  const kept = await openDeviceStore(userId).database.lastReplies.toArray();
  expect(JSON.stringify(kept)).not.toContain('correctAnswer');
});

test('shows a note with a button to all quizzes if none is on this device', async () => {
  const router = renderApp('/user/test?offline=true');
  await screen.findByText(/No quiz is on this device yet/);
  expect(server.inputs('quizzes.list')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all quizzes' }));
  await screen.findByRole('article', { name: 'Planets' });
  expect(router.state.location.search).toEqual({});
});

test('loads more quizzes at the press of a button', async () => {
  server.on({
    'quizzes.list': ({ cursor }) =>
      cursor === 'second' ? { items: [RIVERS], nextCursor: null } : { items: [PLANETS], nextCursor: 'second' },
  });
  renderApp('/user/test');
  await screen.findByRole('article', { name: 'Planets' });
  await userEvent.click(screen.getByRole('button', { name: 'Show more quizzes' }));
  await screen.findByRole('article', { name: 'Rivers' });
  expect(screen.getByRole('article', { name: 'Planets' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more quizzes' })).toBeNull();
});

test('shows an error with a retry button if the server refuses', async () => {
  server.on({
    'quizzes.list': () => {
      throw new Refusal('INVALID', 'No.');
    },
  });
  renderApp('/user/test');
  await screen.findByText('Error fetching Quiz. Try again later.');
  server.on({ 'quizzes.list': () => ({ items: [PLANETS], nextCursor: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('article', { name: 'Planets' });
});
