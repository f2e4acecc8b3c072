import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import type { ActiveRoom } from '@quorbit/contracts/rooms/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { quizCard } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { ownView, player, ROOM, roomView } from '../testing/rooms.ts';

const server = fakeServer();
const NEVER = { multiplayerGames: 0, multiplayerWins: 0, averageScore: 0, favoriteCategory: 'General', winRate: 0 };

const card = (title: string) => quizCard({ title, duration: 5, questionCount: 5, totalMarks: 5, difficulty: 'easy' });

function menu(rooms: ActiveRoom[] = [], quizzes: QuizCard[] = []) {
  server.on({
    'rooms.stats': () => NEVER,
    'rooms.active': () => ({ rooms, maxPlayers: 8 }),
    'rooms.mine': () => null,
    'rooms.suggest': () => ({ items: [] }),
    'rooms.quizzes': () => ({ items: quizzes, nextCursor: null }),
  });
}

const room = (changes: Partial<ActiveRoom> = {}): ActiveRoom => ({
  id: ROOM,
  quizTitle: 'Planets',
  hostName: 'Grace',
  playerCount: 2,
  maxPlayers: 6,
  ...changes,
});

const offered = () => within(screen.getByRole('listbox', { name: 'Quizzes' })).getAllByRole('option');

test('shows 0 games, and how to get a room if there is none', async () => {
  signIn('premium');
  menu();
  renderApp('/real-time-quiz');
  expect(await screen.findByText('No active rooms found. Create one to get started!')).toBeVisible();
  expect(screen.getByText('Games played').nextElementSibling?.textContent).toBe('0');
  expect(screen.getByText('Win rate').nextElementSibling?.textContent).toBe('0%');
});

test('lists waiting rooms, without the title of a quiz that the user may not see', async () => {
  signIn();
  menu([room(), room({ id: 'BBBBBB', quizTitle: null }), room({ id: 'AAAAAA', quizTitle: 'Full', playerCount: 6 })]);
  renderApp('/real-time-quiz');
  expect(await screen.findByRole('button', { name: 'Join Planets' })).toBeVisible();
  expect(screen.getAllByText('Waiting')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Join Private quiz' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Full Full' })).toHaveProperty('disabled', true);
});

test('shows an error if rooms can’t be listed, and Retry loads them', async () => {
  signIn();
  menu();
  server.on({
    'rooms.active': () => {
      throw new Refusal('TOO_LATE', 'No.');
    },
  });
  renderApp('/real-time-quiz');
  expect((await screen.findAllByText('Failed to load active rooms')).length).toBeGreaterThan(0);
  menu([room()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Join Planets' });
});

test('everybody can join a room, but only premium users can open one', async () => {
  signIn('user');
  menu();
  renderApp('/real-time-quiz');
  expect(await screen.findByText('Premium feature. Upgrade to use it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Room' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Join Room' })).toBeVisible();
});

test('creating a room requires an offered quiz and valid settings', async () => {
  signIn('premium');
  menu([], [card('Planets')]);
  server.on({
    'rooms.create': () => {
      throw new Refusal('CONFLICT', 'This quiz is in a game.');
    },
  });
  renderApp('/real-time-quiz');
  const quiz = await screen.findByRole('combobox', { name: 'Quiz' });
  expect(quiz).toHaveProperty('value', '');
  await userEvent.click(quiz);
  await screen.findByRole('option', { name: /^Planets/ });
  expect(offered()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Create Room' }));
  expect((await screen.findAllByText('Please select a quiz first.')).length).toBeGreaterThan(0);
  await userEvent.click(quiz);
  await userEvent.click(screen.getByRole('option', { name: /^Planets/ }));
  expect(quiz).toHaveProperty('value', 'Planets');
  const players = screen.getByRole('spinbutton', { name: 'Max players' });
  expect(players).toHaveProperty('value', '6');
  await userEvent.clear(players);
  await userEvent.type(players, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Create Room' }));
  await waitFor(() => expect(players.getAttribute('aria-invalid')).toBe('true'));
  expect(server.inputs('rooms.create')).toEqual([]);
  await userEvent.clear(players);
  await userEvent.type(players, '4');
  await userEvent.click(screen.getByRole('button', { name: 'Create Room' }));
  expect(await screen.findByText('This quiz is in a game.')).toBeVisible();
  expect(server.inputs('rooms.create')).toMatchObject([{ settings: { maxPlayers: 4, timePerQuestion: 30 } }]);
});

test('a quiz is found by its title, using only the keyboard', async () => {
  signIn('premium');
  menu();
  server.on({
    'rooms.quizzes': ({ search = '' }) => ({
      items: ['Planets', 'Plants', 'Rivers'].filter((title) => title.includes(search)).map((title) => card(title)),
      nextCursor: null,
    }),
  });
  renderApp('/real-time-quiz');
  const quiz = await screen.findByRole('combobox', { name: 'Quiz' });
  await userEvent.type(quiz, 'Plan');
  await waitFor(() => expect(offered()).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(quiz).toHaveProperty('value', 'Plants');
  expect(server.inputs('rooms.create')).toEqual([]);
  await userEvent.clear(quiz);
  await userEvent.type(quiz, 'Xyz');
  expect(await screen.findByText('No quiz matches “Xyz”.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(quiz).toHaveProperty('value', 'Plants');
});

test('a search finds quizzes beyond those that are listed first', async () => {
  signIn('premium');
  menu();
  const all = Array.from({ length: 130 }, (_, index) => card(`Quiz ${index + 1}`));
  server.on({
    'rooms.quizzes': ({ search = '', limit = 20 }) => {
      const found = all.filter(({ title }) => title.includes(search));
      return { items: found.slice(0, limit), nextCursor: found.length > limit ? 'more' : null };
    },
  });
  renderApp('/real-time-quiz');
  const quiz = await screen.findByRole('combobox', { name: 'Quiz' });
  await userEvent.click(quiz);
  await waitFor(() => expect(offered()).toHaveLength(20));
  expect(screen.queryByRole('option', { name: /^Quiz 127/ })).toBeNull();
  await userEvent.type(quiz, 'Quiz 127');
  await userEvent.click(await screen.findByRole('option', { name: /^Quiz 127/ }));
  expect(quiz).toHaveProperty('value', 'Quiz 127');
});

test('shows an error if quizzes can’t be loaded, and Retry loads them', async () => {
  signIn('premium');
  menu();
  server.on({
    'rooms.quizzes': () => {
      throw new Refusal('TOO_LATE', 'No.');
    },
  });
  renderApp('/real-time-quiz');
  expect(await screen.findByText('Failed to load quizzes. Please try again.')).toBeVisible();
  expect(openNotifications().map(({ message }) => message)).toContain(
    'Failed to load quizzes. Please check your connection and try again.',
  );
  menu([], [card('Planets')]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Failed to load quizzes. Please try again.')).toBeNull());
});

test('opening or joining a room shows a confirmation and the room', async () => {
  const ada = player('Ada', { id: signIn('premium').id });
  const inside = ownView(roomView([ada]), ada.id);
  for (const [name, said] of [
    ['Create Room', 'Room created successfully!'],
    ['Join Planets', 'Successfully joined the room!'],
  ] as const) {
    menu([room()], [card('Planets')]);
    server.on({ 'rooms.create': () => inside, 'rooms.join': () => inside, 'rooms.get': () => inside });
    const router = renderApp(`/real-time-quiz?quiz=${newId()}`);
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(openNotifications()).toContainEqual(expect.objectContaining({ message: said })));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/real-time-quiz/${ROOM}`));
    expect(await screen.findByText(`Room code: ${ROOM}`)).toBeVisible();
    cleanup();
  }
});

test('says that there is no quiz to choose, and shows the title of a linked quiz', async () => {
  signIn('premium');
  menu();
  server.on({ 'quizzes.get': () => ({ ...card('Deserts'), questions: [] }) as never });
  renderApp(`/real-time-quiz?quiz=${newId()}`);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Quiz' })).toHaveProperty('value', 'Deserts'));
  expect(await screen.findByText('No quizzes available at the moment.')).toBeVisible();
  expect(openNotifications()).toMatchObject([{ message: 'No quizzes available at the moment.', type: 'warning' }]);
});

test('takes the code from a link or a pasted link, and marks an invalid code at the field', async () => {
  signIn();
  menu();
  renderApp('/real-time-quiz?room=qrbt42');
  const code = await screen.findByRole('textbox', { name: 'Room code' });
  expect(code).toHaveProperty('value', 'QRBT42');
  await userEvent.clear(code);
  await userEvent.click(code);
  await userEvent.paste('https://quiz.example.org/real-time-quiz?room=ABCDEF');
  expect(code).toHaveProperty('value', 'ABCDEF');
  await userEvent.clear(code);
  await userEvent.type(code, 'AB');
  await userEvent.click(screen.getByRole('button', { name: 'Join Room' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
});

test('says offline that rooms need a connection, and offers reviews', async () => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/real-time-quiz');
  expect(await screen.findByText('Rooms need a connection.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start reviews' }).getAttribute('href')).toBe('/reviews');
  vi.restoreAllMocks();
});
