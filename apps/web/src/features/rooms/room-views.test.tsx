import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { FinalView } from './final-view.tsx';
import { LobbyView } from './lobby-view.tsx';
import { PlayingView } from './playing-view.tsx';
import { ResultsView } from './results-view.tsx';
import { RoomBar } from './room-bar.tsx';
import { renderView, roomNow } from './testing/render-room.tsx';
import { at, player, question, results, roomView, standing } from './testing/rooms.ts';

const server = fakeServer();
const [ada, grace, alan] = [player('Ada'), player('Grace'), player('Alan')];

test('the lobby tells the code, who is here, and what is free', async () => {
  await renderView(<LobbyView room={roomNow(roomView([ada, grace]), ada.id)} />);
  expect(screen.getByText('Room code: QRBT42')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Planets' })).toBeTruthy();
  const seats = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(seats.map(({ textContent }) => textContent)).toEqual([
    'AAdaHost · Level 3 · You',
    'GGraceLevel 3',
    ...Array.from({ length: 4 }, () => 'Empty seat'),
  ]);
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toHaveProperty('disabled', false);
});

test('nobody starts alone, and only the host starts', async () => {
  await renderView(<LobbyView room={roomNow(roomView([ada]), ada.id)} />);
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Need at least 2 players')).toBeTruthy();
});

test('guests wait for the host', async () => {
  await renderView(<LobbyView room={roomNow(roomView([ada, grace]), grace.id)} />);
  expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull();
  expect(screen.getByText(/Ada starts the game/)).toBeTruthy();
});

test('empty messages are ignored, others are sent, and those refused come back', async () => {
  server.on({
    'rooms.chat': () => {
      throw new Refusal('TOO_MANY', 'Slow down.');
    },
  });
  await renderView(<LobbyView room={roomNow(roomView([ada, grace]), ada.id)} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, '   {Enter}');
  expect(server.inputs('rooms.chat')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, ' Hi {Enter}');
  await waitFor(() => expect(field).toHaveProperty('value', 'Hi'));
  expect(server.inputs('rooms.chat')).toEqual([{ roomId: 'QRBT42', message: 'Hi' }]);
});

test('the host removes somebody, everybody reports', async () => {
  server.on({ 'rooms.kick': () => undefined, 'rooms.report': () => undefined });
  await renderView(<LobbyView room={roomNow(roomView([ada, grace]), ada.id)} />);
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Rude');
  await userEvent.click(screen.getByRole('button', { name: 'Report player' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs('rooms.report')).toEqual([{ roomId: 'QRBT42', playerId: grace.id, reason: 'Rude' }]);
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the room' }));
  await waitFor(() => expect(server.inputs('rooms.kick')).toHaveLength(1));
});

const playing = roomView([ada, grace], { phase: 'question', question: question(1), answeredCount: 1 });

test('a question is answered by its tile or its number, but not by what is typed into the chat', async () => {
  const chosen: number[] = [];
  const answer = { option: null, sent: false, choose: (option: number) => chosen.push(option) };
  await renderView(<PlayingView room={roomNow(playing, ada.id)} question={question(1)} answer={answer} />);
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('30');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '12');
  await userEvent.click(screen.getByRole('button', { name: 'B. Mercury' }));
  await userEvent.keyboard('3d');
  expect(chosen).toEqual([1, 2, 3]);
});

test('what was chosen is locked and says so', async () => {
  const answer = { option: 1, sent: true, choose: () => undefined };
  await renderView(<PlayingView room={roomNow(playing, ada.id)} question={question(1)} answer={answer} />);
  const tile = screen.getByRole('button', { name: 'B. Mercury' });
  expect(['aria-pressed', 'aria-disabled'].map((name) => tile.getAttribute(name))).toEqual(['true', 'true']);
  expect(screen.getByText('Your answer is in. It stays as it is.')).toBeTruthy();
});

test('results tell what was right, what one chose and where one is', async () => {
  const shown = results([standing(grace, 1, 900, 1), standing(ada, 2, 400, -1)]);
  const room = roomNow({ ...playing, phase: 'results', results: shown }, ada.id);
  await renderView(<ResultsView room={room} question={question(0)} results={shown} answer={0} />);
  expect(screen.getByText('Not this time')).toBeTruthy();
  const bars = within(screen.getByRole('list', { name: 'How everybody answered' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'A. VenusYour answer1 answer',
    'B. MercuryRight answer2 answers',
  ]);
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(screen.getByText(/Right answer: B\. Mercury\. You're 2nd with 400 points\./)).toBeTruthy();
});

test('in a crowd the own place is asked for', async () => {
  const own = { ...standing(ada, 31, 400), rank: 31 };
  server.on({
    'rooms.get': () => ({
      room: playing,
      you: { seated: true, isHost: false, answer: null, standing: own },
      now: at(0),
    }),
  });
  const shown = results([standing(grace, 1, 900), standing(alan, 2, 800)]);
  const room = roomNow({ ...playing, phase: 'results', results: shown }, ada.id);
  await renderView(<ResultsView room={room} question={question(0)} results={shown} answer={null} />);
  expect(await screen.findByText('(you)')).toBeTruthy();
});

test('the podium, what the game brought, and the way to what was missed', async () => {
  server.on({
    'rooms.outcome': () => ({ xp: 60, rank: 1, score: 900, correct: 1, asked: 3, attemptId: ada.id }),
    'rooms.suggest': () => ({ items: [] }),
  });
  const final = [standing(ada, 1, 900), standing(grace, 2, 400)];
  const room = roomNow(roomView([ada, grace], { phase: 'finished', final }), ada.id);
  let menu = 0;
  await renderView(<FinalView room={room} leaderboard={final} onMenu={() => menu++} onQuiz={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Congratulations! You won!' })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem')).toHaveLength(2);
  expect(await screen.findByText('+60 XP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review what you missed' }).getAttribute('href')).toBe('/reviews');
  expect(screen.getByRole('link', { name: 'Your answers' }).getAttribute('href')).toBe(`/report/${ada.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Menu' }));
  expect(menu).toBe(1);
});

test('without a connection there is a button to try again', async () => {
  let tries = 0;
  const none = { onLeave: () => undefined, leaving: false, ask: true };
  await renderView(<RoomBar link="reconnecting" onConnect={() => tries++} {...none} />);
  expect(screen.getByText('Reconnecting')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Connect to Server' }));
  expect(tries).toBe(1);
});
