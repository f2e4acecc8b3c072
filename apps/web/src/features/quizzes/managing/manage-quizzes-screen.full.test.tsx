import 'fake-indexeddb/auto';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, quizCard } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import type { UserDatabase } from '#offline/database.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { button, field, fillQuestion, MINE, row, serveQuizzes } from '../testing/manage-quizzes.ts';

const server = fakeServer();
const serve = (...quizzes: Quiz[]) => serveQuizzes(server, ...quizzes);

test('shows each quiz in a row with its figures, badge and actions', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [question('Which?', { correctAnswer: 'D' })] });
  serve(moons);
  renderApp('/premium/quizzes');
  const shown = within(await row('Moons'));
  const columns = [...(await row('Moons')).querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(columns).toEqual(expect.arrayContaining(['PREMIUM', '10 min', 'Science', '1 of 1']));
  // On phones and small tablets the questions and answers are in the quiz's card.
  await userEvent.click(shown.getByText('Questions and answers'));
  expect(shown.getByText('D. Which? four')).toBeVisible();
  for (const name of ['Moons', 'View Questions']) {
    expect(shown.getByRole('link', { name }).getAttribute('href')).toBe(`/premium/quiz/${moons.id}`);
  }
  expect(server.inputs('quizzes.list')).toMatchObject([{ mine: true }]);
});

test('sorts on the server by the columns that support it, in both directions and back', async () => {
  signIn('premium');
  serve(quiz(MINE), quiz({ ...MINE, title: 'Ants' }));
  renderApp('/premium/quizzes');
  await row('Moons');
  const asked = () => server.inputs('quizzes.list').at(-1);
  const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
  expect(asked()).not.toHaveProperty('sort');
  await userEvent.click(button('Questions'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'questionCount', descending: false }));
  await userEvent.click(button('Questions'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'questionCount', descending: true }));
  expect(head('Questions').getAttribute('aria-sort')).toBe('descending');
  // The table stayed on the page while the sorted list was loading, so the pressed button still has the focus.
  expect(document.activeElement).toBe(button('Questions'));
  await userEvent.click(button('Questions'));
  expect(head('Questions').getAttribute('aria-sort')).toBeNull();
  await userEvent.click(button('Quiz'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'title' }));
  expect(within(head('Status')).queryByRole('button')).toBeNull();
});

test('shows an admin the author of each quiz', async () => {
  signIn('admin');
  const items = [quizCard({ title: 'Moons', author: 'Ada Author' }), quizCard({ title: 'Ants', author: null })];
  server.on({ 'quizzes.list': () => ({ items, nextCursor: null }) });
  renderApp('/admin/create');
  expect(within(await row('Moons')).getByText('Ada Author')).toBeVisible();
  expect(within(await row('Ants')).getByText('Quorbit')).toBeVisible();
});

test('shows a chosen quiz’s questions beside the list, and stores the choice in the URL', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [question('Which?', { correctAnswer: 'D' })] });
  serve(moons);
  const router = renderApp('/premium/quizzes');
  await userEvent.click(within(await row('Moons')).getByRole('link', { name: 'Moons' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Moons' }));
  expect(panel.getByRole('heading', { level: 3, name: '1. Which?' })).toBeVisible();
  expect(panel.getByText('D. Which? four')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Moons');
  expect(router.state.location.href).toBe(`/premium/quizzes?quiz=${moons.id}`);
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Moons' })).toBeNull());
  expect(document.activeElement?.getAttribute('href')).toBe(`/premium/quiz/${moons.id}`);
});

test('opens the questions as a separate page on a narrow screen', async () => {
  signIn('premium');
  const moons = quiz(MINE);
  serve(moons);
  const router = renderApp('/premium/quizzes');
  const link = within(await row('Moons')).getByRole('link', { name: 'Moons' });
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/premium/quiz/${moons.id}`));
});

test('a question can be added to the quiz beside the list', async () => {
  signIn('premium');
  const moons = quiz({ ...MINE, questions: [] });
  serve(moons);
  renderApp(`/premium/quizzes?quiz=${moons.id}`);
  const panel = within(await screen.findByRole('complementary', { name: 'Moons' }));
  await userEvent.click(panel.getByRole('button', { name: 'Add Question' }));
  await fillQuestion();
  await userEvent.click(button('Add question'));
  await panel.findByRole('heading', { level: 3, name: '1. How many moons has Mars?' });
});

test('tells a user without premium that this is a premium feature', async () => {
  signIn('user');
  renderApp('/premium/quizzes');
  await screen.findByText('Premium feature. Upgrade to use it.');
  expect(server.inputs('quizzes.list')).toEqual([]);
});
test('a quiz needs a title and a category', async () => {
  signIn('premium');
  serve();
  renderApp('/premium/quizzes');
  await screen.findByText(/You haven't made a quiz yet/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Premium Quiz' })[0] ?? document.body);
  await userEvent.click(button('Create quiz'));
  expect(field('Title').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Category is required.')).toBeVisible();
  expect(server.inputs('quizzes.create')).toEqual([]);
  await userEvent.type(field('Title'), 'Comets');
  await userEvent.type(field('Category'), 'Science');
  await userEvent.click(button('Create quiz'));
  await row('Comets');
  expect(server.inputs('quizzes.create')).toMatchObject([{ title: 'Comets', category: 'Science' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
test('shows at its field that a title is taken, and keeps what was typed', async () => {
  signIn('premium');
  serve(quiz(MINE));
  const message = 'You already have a quiz with this title. Choose another one.';
  server.on({
    'quizzes.create': () => {
      throw new Refusal('CONFLICT', message, [{ path: 'title', message }]);
    },
  });
  renderApp('/premium/quizzes');
  await row('Moons');
  await userEvent.click(button('Create Premium Quiz'));
  await userEvent.type(field('Title'), 'moons');
  await userEvent.type(field('Category'), 'Science');
  await userEvent.click(button('Create quiz'));
  await screen.findByText(message);
  expect(field('Title').value).toBe('moons');
  expect(openMessages()).toEqual(['Failed to create quiz. Check API response.']);
});
test('asks before deleting a quiz', async () => {
  signIn('premium');
  const moons = quiz(MINE);
  serve(moons);
  renderApp('/premium/quizzes');
  await userEvent.click(within(await row('Moons')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(button('Cancel'));
  expect(server.inputs('quizzes.delete')).toEqual([]);
  await userEvent.click(button('Delete'));
  await userEvent.click(button('Delete quiz'));
  await screen.findByText(/You haven't made a quiz yet/);
  expect(server.inputs('quizzes.delete')).toEqual([{ id: moons.id }]);
  expect(openMessages()).toEqual(['Quiz deleted successfully!']);
});
test('shows an error if deleting fails, and keeps the quiz', async () => {
  signIn('premium');
  serve(quiz(MINE));
  server.on({
    'quizzes.delete': () => {
      throw new Refusal('NOT_FOUND', 'Quiz not found.');
    },
  });
  renderApp('/premium/quizzes');
  await userEvent.click(within(await row('Moons')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(button('Delete quiz'));
  await waitFor(() => expect(openMessages()).toEqual(['Failed to delete quiz. Check the API response.']));
  expect(await row('Moons')).toBeVisible();
});
/** Returns the keys of the stored replies that are lists of quizzes. */
async function lists(lastReplies: UserDatabase['lastReplies']): Promise<string[]> {
  return (await lastReplies.toCollection().primaryKeys()).filter((key) => key.includes('"list"'));
}

test('doesn’t store the list of own quizzes, and doesn’t fall back to the list stored for learners', async () => {
  const { id } = signIn('premium');
  serve(quiz({ title: 'Open to all' }));
  const { lastReplies } = openDeviceStore(id).database;
  renderApp('/user/test');
  await screen.findByRole('article', { name: 'Open to all' });
  await waitFor(async () => expect(await lists(lastReplies)).toHaveLength(1));
  cleanup();
  renderApp('/premium/quizzes');
  await row('Open to all');
  cleanup();
  server.down(true);
  renderApp('/premium/quizzes');
  await screen.findByText('Error fetching Quiz. Try again later.');
  expect(await lists(lastReplies)).toHaveLength(1);
});

test('refuses the page for everyone’s quizzes to non-admins', async () => {
  signIn('premium');
  renderApp('/admin/create');
  await screen.findByText('Admins only.');
});

test('shows admins everyone’s quizzes', async () => {
  signIn('admin');
  serve(quiz({ title: 'Open to all' }));
  renderApp('/admin/create');
  expect(within(await row('Open to all')).getAllByText('EVERYONE')).not.toEqual([]);
  expect(server.inputs('quizzes.list')).toEqual([{ limit: 24, mine: false, direction: 'forward' }]);
});
