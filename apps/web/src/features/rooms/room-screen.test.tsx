import { newId } from '@quorbit/contracts/lib/ids';
import type { RoomView } from '@quorbit/contracts/rooms/room-view';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { SOUND_KEY } from '#ui/sound/sound.ts';
import { at, ownView, player, question, ROOM, results, roomView, standing } from './testing/rooms.ts';

const server = fakeServer();
const [grace, alan] = [player('Grace'), player('Alan')];

afterEach(() => vi.unstubAllGlobals());

/**
 * Signs Ada in and opens a room with the given changes on the fake server. If `seated` is false, Ada is the host and
 * doesn't play.
 */
function openRoom(changes: Partial<RoomView>, { seated = true } = {}) {
  const ada = player('Ada', { id: signIn('premium').id });
  const hosted = seated ? {} : { hostId: ada.id, hostName: 'Ada', reportFor: ada.id };
  const room = roomView(seated ? [ada, grace] : [grace, alan], { ...hosted, ...changes });
  server.on({ 'rooms.get': () => ownView(room, ada.id) });
  renderApp(`/real-time-quiz/${ROOM}`);
  return ada;
}

const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('announces a question once, with its options', async () => {
  openRoom({ phase: 'question', question: question(1) });
  await screen.findByText('Question 2 of 3');
  const words = 'Question 2 of 3. Which planet is nearest to the sun? A. Venus B. Mercury C. Mars D. Earth';
  expect(announcements().filter((announcement) => announcement === words)).toHaveLength(1);
});

test('shows the waiting view in the last seconds of the results', async () => {
  const shown = results([standing(grace, 1, 900)], { nextAt: at(1_900) });
  openRoom({ phase: 'results', question: question(0), results: shown });
  expect(await screen.findByRole('heading', { level: 1, name: 'Get ready for question 2' })).toBeVisible();
  expect(announcements().some((words) => words?.startsWith('Question'))).toBe(false);
});

test('hides the names and chat of people blocked in the last known list', async () => {
  const chat = [{ playerId: grace.id, playerName: 'Grace', message: 'Hi there', timestamp: at(0) }];
  server.on({ 'friends.blocked': () => [{ id: grace.id, name: 'Grace', level: 1, xp: 0 }] });
  openRoom({ chat });
  expect(await screen.findAllByText('Hidden player')).not.toEqual([]);
  await waitFor(() => expect(screen.queryByText('Grace')).toBeNull());
  expect(screen.queryByText(/Hi there/)).toBeNull();
});

test('sound is off until the user switches it on', async () => {
  openRoom({});
  const sound = await screen.findByRole('button', { name: 'Sound off' });
  expect(sound.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(sound);
  expect(screen.getByRole('button', { name: 'Sound on' }).getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem(SOUND_KEY)).toBe('on');
});

test('the big screen says when its sound waits for a tap', async () => {
  localStorage.setItem(SOUND_KEY, 'on');
  vi.stubGlobal('AudioContext', WaitingAudio);
  openRoom({}, { seated: false });
  const note = await screen.findByText('Tap anywhere for sound.');
  await userEvent.click(document.body);
  await waitFor(() => expect(note.isConnected).toBe(false));
});

/** A fake audio context that is suspended until the first tap resumes it, as in browsers. */
class WaitingAudio extends EventTarget {
  state = 'suspended';
  async resume(): Promise<void> {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
}

test('withholds the class report while its quiz is in a running game', async () => {
  const asked = { ...question(0).question, questionIndex: 0, correctAnswer: null, facility: null };
  server.on({
    'rooms.suggest': () => ({ items: [] }),
    'rooms.classReport': () => ({
      roomId: ROOM,
      quizTitle: 'Planets',
      finishedAt: at(0),
      players: [{ playerId: grace.id, playerName: 'Grace', score: 900, rank: 1, correct: 1 }],
      questions: [{ ...asked, distribution: [], answers: [] }],
    }),
  });
  openRoom({ phase: 'finished', final: [standing(grace, 1, 900)] }, { seated: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Class report' }));
  expect(await screen.findByText(/The class report opens again when the game ends/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('gives a host without a seat the class report as a file and suggestions for the next quiz', async () => {
  const next = { quizId: newId(), title: 'Rivers', category: 'Science', questionCount: 9 };
  const asked = { ...question(0).question, questionIndex: 0, correctAnswer: 1, distribution: [0, 1, 0, 0] };
  server.on({
    'rooms.suggest': () => ({ items: [next] }),
    'rooms.classReport': () => ({
      roomId: ROOM,
      quizTitle: 'Planets',
      finishedAt: at(0),
      players: [{ playerId: grace.id, playerName: 'Grace', score: 900, rank: 1, correct: 1 }],
      questions: [{ ...asked, facility: 1, answers: [{ playerId: grace.id, answer: 1, seconds: 2.5 }] }],
    }),
    'rooms.stats': () => ({
      multiplayerGames: 0,
      multiplayerWins: 0,
      averageScore: 0,
      favoriteCategory: '',
      winRate: 0,
    }),
    'rooms.active': () => ({ rooms: [], maxPlayers: 8 }),
    'rooms.mine': () => null,
    'rooms.quizzes': () => ({ items: [], nextCursor: null }),
  });
  const final = [standing(grace, 1, 900), standing(alan, 2, 400)];
  openRoom({ phase: 'finished', final }, { seated: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace wins!' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1GGraceLevel 3900 pts', '2AAlanLevel 3400 pts']);
  await userEvent.click(screen.getByRole('button', { name: 'Class report' }));
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
  expect(screen.getByText('100% right · B. Mercury')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rivers 9 questions · Science' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Quiz' })).toBeVisible());
});
