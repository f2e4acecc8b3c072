import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import type { ActiveRoom } from '@quorbit/contracts/rooms/schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { ROOM } from './testing/rooms.ts';

const server = fakeServer();
const NEVER = { multiplayerGames: 0, multiplayerWins: 0, averageScore: 0, favoriteCategory: 'General', winRate: 0 };

function card(title: string, changes: Partial<QuizCard> = {}): QuizCard {
  return {
    id: newId(),
    title,
    category: 'Science',
    description: '',
    duration: 5,
    totalMarks: 5,
    passingMarks: 3,
    questionCount: 5,
    difficulty: 'easy',
    averageScore: null,
    status: 'published',
    audience: 'everyone',
    ranked: false,
    closesAt: null,
    sealed: false,
    inGame: false,
    own: false,
    updatedAt: new Date(0).toISOString(),
    attempts: 0,
    bestPercentage: null,
    ...changes,
  };
}

function menu(rooms: ActiveRoom[] = [], quizzes: QuizCard[] = []) {
  server.on({
    'rooms.stats': () => NEVER,
    'rooms.active': () => ({ rooms, maxPlayers: 8 }),
    'rooms.mine': () => null,
    'rooms.suggest': () => ({ items: [] }),
    'quizzes.list': () => ({ items: quizzes, nextCursor: null }),
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

test('shows 0 games, and no room but the way to one', async () => {
  signIn('premium');
  menu();
  renderApp('/real-time-quiz');
  expect(await screen.findByText('No active rooms found. Create one to get started!')).toBeTruthy();
  expect(screen.getByText('Games played').nextElementSibling?.textContent).toBe('0');
  expect(screen.getByText('Win rate').nextElementSibling?.textContent).toBe('0%');
});

test('lists rooms that wait; those that aren’t listed have no code to join by', async () => {
  signIn();
  menu([room(), room({ id: null, quizTitle: 'Hidden' }), room({ id: 'AAAAAA', quizTitle: 'Full', playerCount: 6 })]);
  renderApp('/real-time-quiz');
  expect(await screen.findByRole('button', { name: 'Join Planets' })).toBeTruthy();
  expect(screen.getAllByText('Waiting')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Hidden/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Full Full' })).toHaveProperty('disabled', true);
});

test('rooms that can’t be listed are told once, with a way to try again', async () => {
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

test('anybody joins; opening a room is premium', async () => {
  signIn('user');
  menu();
  renderApp('/real-time-quiz');
  expect(await screen.findByText('Premium feature. Upgrade to use it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Room' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Join Room' })).toBeTruthy();
});

test('a room needs a quiz, of those that can be played, and sensible settings', async () => {
  signIn('premium');
  menu([], [card('Planets'), card('Sealed', { sealed: true }), card('Empty', { questionCount: 0 })]);
  server.on({
    'rooms.create': () => {
      throw new Refusal('CONFLICT', 'This quiz is in a game.');
    },
  });
  renderApp('/real-time-quiz');
  const quiz = await screen.findByRole('combobox', { name: 'Quiz' });
  await screen.findByRole('option', { name: 'Planets' });
  expect(quiz).toHaveProperty('value', '');
  expect([...(quiz as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Choose a quiz', 'Planets']);
  await userEvent.click(screen.getByRole('button', { name: 'Create Room' }));
  expect((await screen.findAllByText('Please select a quiz first.')).length).toBeGreaterThan(0);
  await userEvent.selectOptions(quiz, 'Planets');
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
  expect(await screen.findByText('This quiz is in a game.')).toBeTruthy();
  expect(server.inputs('rooms.create')).toMatchObject([{ settings: { maxPlayers: 4, timePerQuestion: 30 } }]);
});

test('a link brings its code, a pasted link too, and a wrong one is told at the field', async () => {
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

test('offline it says that rooms need a connection, and offers reviews', async () => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/real-time-quiz');
  expect(await screen.findByText('Rooms need a connection.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start reviews' }).getAttribute('href')).toBe('/reviews');
  vi.restoreAllMocks();
});
