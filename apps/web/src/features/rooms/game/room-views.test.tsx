import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { RoomBar } from '../room-bar.tsx';
import { liveRoom, renderView } from '../testing/render-room.tsx';
import { at, player, question, results, roomView, standing } from '../testing/rooms.ts';
import { FinalView } from './final-view.tsx';
import { LobbyView } from './lobby-view.tsx';
import { PlayingView } from './playing-view.tsx';
import { ResultsView } from './results-view.tsx';
import { WaitingView } from './waiting-view.tsx';

const server = fakeServer();
const [ada, grace, alan] = [player('Ada'), player('Grace'), player('Alan')];

beforeEach(() => void signIn());

test('the lobby shows the code, the players and the empty seats', async () => {
  await renderView(<LobbyView room={liveRoom(roomView([ada, grace]), ada.id)} />);
  expect(screen.getByText('Room code: QRBT42')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Planets' })).toBeVisible();
  const seats = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(seats.map(({ textContent }) => textContent)).toEqual([
    'AAdaHost · Level 3 · You',
    'GGraceLevel 3',
    ...Array.from({ length: 4 }, () => 'Empty seat'),
  ]);
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toHaveProperty('disabled', false);
});

test('the host can’t start a game alone', async () => {
  await renderView(<LobbyView room={liveRoom(roomView([ada]), ada.id)} />);
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Need at least 2 players')).toBeVisible();
});

test('a refused start shows the server’s reason, and a failed one asks to try again', async () => {
  await renderView(<LobbyView room={liveRoom(roomView([ada, grace]), ada.id)} />);
  for (const [code, said] of [
    ['CONFLICT', 'It is in another game.'],
    ['UNAVAILABLE', 'Unable to start quiz. Please try again.'],
  ] as const) {
    server.on({
      'rooms.start': () => {
        throw new Refusal(code, 'It is in another game.');
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Start Quiz' }));
    await waitFor(() => expect(openNotifications().map(({ message }) => message)).toContain(said));
  }
});

test('guests wait for the host', async () => {
  await renderView(<LobbyView room={liveRoom(roomView([ada, grace]), grace.id)} />);
  expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull();
  expect(screen.getByText(/Ada starts the game/)).toBeVisible();
});

test('empty messages are ignored, others are sent, and refused ones return to the field', async () => {
  server.on({
    'rooms.chat': () => {
      throw new Refusal('TOO_MANY', 'Slow down.');
    },
  });
  await renderView(<LobbyView room={liveRoom(roomView([ada, grace]), ada.id)} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, '   {Enter}');
  expect(server.inputs('rooms.chat')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, ' Hi {Enter}');
  await waitFor(() => expect(field).toHaveProperty('value', 'Hi'));
  expect(server.inputs('rooms.chat')).toEqual([{ roomId: 'QRBT42', message: 'Hi' }]);
});

const playing = roomView([ada, grace], { phase: 'question', question: question(1), answeredCount: 1 });

test('a question is answered by its tile or its number key, but not by typing into the chat', async () => {
  const chosen: number[] = [];
  const answer = { option: null, sent: false, choose: (option: number) => chosen.push(option) };
  await renderView(<PlayingView room={liveRoom(playing, ada.id)} question={question(1)} answer={answer} />);
  expect(screen.getByText('Question 2 of 3')).toBeVisible();
  expect(screen.getByText('1 of 2 answered')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('30');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '12');
  await userEvent.click(screen.getByRole('button', { name: 'B. Mercury' }));
  await userEvent.keyboard('3d');
  expect(chosen).toEqual([1, 2, 3]);
});

test('a chosen answer is locked and says so', async () => {
  const answer = { option: 1, sent: true, choose: () => undefined };
  await renderView(<PlayingView room={liveRoom(playing, ada.id)} question={question(1)} answer={answer} />);
  const tile = screen.getByRole('button', { name: 'B. Mercury' });
  expect(['aria-pressed', 'aria-disabled'].map((name) => tile.getAttribute(name))).toEqual(['true', 'true']);
  expect(screen.getByText('Answer locked in.')).toBeVisible();
});

test('results show the right answer, the player’s own answer and rank', async () => {
  const shown = results([standing(grace, 1, 900, 1), standing(ada, 2, 400, -1)]);
  const room = liveRoom({ ...playing, phase: 'results', results: shown }, ada.id);
  await renderView(<ResultsView room={room} question={question(0)} results={shown} answer={0} />);
  expect(screen.getByText('Not this time')).toBeVisible();
  const bars = within(screen.getByRole('list', { name: 'How everybody answered' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'A. VenusYour answer1 answer',
    'B. MercuryRight answer2 answers',
  ]);
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1GGraceLevel 3up 1900 pts+900',
    '2AAdaLevel 3 · Youdown 1400 pts+400',
  ]);
  expect(rows.map((row) => row.querySelector('.lucide-crown') !== null)).toEqual([true, false]);
  expect(screen.getByText(/Right answer: B\. Mercury\. You're 2nd with 400 points\./)).toBeVisible();
});

test('in a crowd the player’s own rank is fetched from the server', async () => {
  const own = { ...standing(ada, 31, 400), rank: 31 };
  server.on({
    'rooms.standing': () => own,
  });
  const shown = results([standing(grace, 1, 900), standing(alan, 2, 800)]);
  const room = liveRoom({ ...playing, phase: 'results', results: shown }, ada.id);
  await renderView(<ResultsView room={room} question={question(0)} results={shown} answer={null} />);
  expect(await screen.findByText('Level 3 · You')).toBeVisible();
});

test('of 200 players the first ten are shown, and the player’s own row below them', async () => {
  const crowd = [ada, ...Array.from({ length: 199 }, (_, index) => player(`Player ${index + 1}`))];
  const own = { ...standing(ada, 131, 400), rank: 131 };
  server.on({ 'rooms.standing': () => own });
  const shown = results(crowd.slice(1, 11).map((item, index) => standing(item, index + 1, 9000 - index)));
  const view = roomView(crowd, { phase: 'results', question: question(0), results: shown });
  await renderView(<ResultsView room={liveRoom(view, ada.id)} question={question(0)} results={shown} answer={null} />);
  expect(await screen.findByText('Level 3 · You')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('.figures')?.textContent)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => String(index + 1)),
    '131',
  ]);
  expect(rows.at(-1)?.getAttribute('aria-current')).toBe('true');
});

test('before the next question, its number, the seconds left and the player’s rank are shown', async () => {
  const shown = results([standing(grace, 1, 900), standing(ada, 2, 400)], { nextAt: at(2000) });
  const view = roomView([ada, grace], { phase: 'results', question: question(0), results: shown });
  await renderView(<WaitingView room={liveRoom(view, ada.id)} question={question(0)} results={shown} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Get ready for question 2' })).toBeVisible();
  expect(screen.getByText('2')).toBeVisible();
  expect(screen.getByText("You're 2nd with 400 points.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('the end shows the podium, the XP earned and a link to review the missed questions', async () => {
  server.on({
    'rooms.outcome': () => ({ xp: 60, rank: 1, score: 900, correct: 1, asked: 3, own: false, attemptId: ada.id }),
    'rooms.suggest': () => ({ items: [] }),
  });
  const final = [standing(ada, 1, 900), standing(grace, 2, 400)];
  const room = liveRoom(roomView([ada, grace], { phase: 'finished', final }), ada.id);
  let menu = 0;
  await renderView(<FinalView room={room} leaderboard={final} onMenu={() => menu++} onQuiz={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Final results' })).toBeVisible();
  const podium = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
  expect(podium.map(({ textContent }) => textContent)).toEqual(['AYouLevel 3900 pts1st', 'GGraceLevel 3400 pts2nd']);
  const ranks = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(ranks.map(({ textContent }) => textContent)).toEqual(['1AAdaLevel 3 · You900 pts', '2GGraceLevel 3400 pts']);
  expect(await screen.findByText('+60 XP')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review what you missed' }).getAttribute('href')).toBe('/reviews');
  expect(screen.getByRole('link', { name: 'Your answers' }).getAttribute('href')).toBe(`/report/${ada.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Menu' }));
  expect(menu).toBe(1);
});

test.each([
  [true, 'Your own quiz pays no XP.'],
  [false, "You've earned all 500 XP that rooms pay a day."],
])('a game that pays no XP says why, without showing a zero (own quiz: %s)', async (own, why) => {
  server.on({
    'rooms.outcome': () => ({ xp: 0, rank: 1, score: 900, correct: 1, asked: 3, own, attemptId: ada.id }),
    'rooms.suggest': () => ({ items: [] }),
  });
  const final = [standing(ada, 1, 900), standing(grace, 2, 400)];
  const room = liveRoom(roomView([ada, grace], { phase: 'finished', final }), ada.id);
  await renderView(<FinalView room={room} leaderboard={final} onMenu={() => undefined} onQuiz={() => undefined} />);
  await screen.findByText(why);
  expect(document.body.textContent).not.toMatch(/\b0 XP/);
});

test('players who share a place stand equally high on the podium, each with a crown if it is the first', async () => {
  server.on({
    'rooms.outcome': () => ({ xp: 40, rank: 1, score: 1000, correct: 1, asked: 1, own: false, attemptId: ada.id }),
    'rooms.suggest': () => ({ items: [] }),
  });
  const final = [standing(ada, 1, 1000), standing(grace, 1, 1000), standing(alan, 3, 0)];
  const room = liveRoom(roomView([ada, grace, alan], { phase: 'finished', final }), grace.id);
  await renderView(<FinalView room={room} leaderboard={final} onMenu={() => undefined} onQuiz={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Final results' })).toBeVisible();
  const podium = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
  expect(podium.map(({ textContent }) => textContent)).toEqual(['AAdaLevel 31,000 pts1st', 'GYouLevel 31,000 pts1st']);
  expect(podium.map((element) => element.querySelector('.lucide-crown') !== null)).toEqual([true, true]);
  const [first, second] = podium.map((element) => element.querySelector('.room-rise')?.className);
  expect(second).toBe(first);
});

test('a game without right answers has no winner, and a game the player didn’t answer in doesn’t count', async () => {
  server.on({
    'rooms.outcome': () => ({ xp: 0, rank: 1, score: 0, correct: 0, asked: 1, own: false, attemptId: null }),
    'rooms.suggest': () => ({ items: [] }),
  });
  const final = [standing(ada, 1, 0), standing(grace, 1, 0)];
  const room = liveRoom(roomView([ada, grace], { phase: 'finished', final }), ada.id);
  await renderView(<FinalView room={room} leaderboard={final} onMenu={() => undefined} onQuiz={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Final results' })).toBeVisible();
  expect(screen.getByText('No winner this time: nobody got a question right.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
  expect(document.querySelector('.lucide-crown')).toBeNull();
  expect(await screen.findByText("You didn't answer a question, so this game doesn't count.")).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your answers' })).toBeNull();
});

test('a button to reconnect is shown without a connection', async () => {
  let tries = 0;
  const none = { onLeave: () => undefined, leaving: false, confirmsLeave: true };
  await renderView(<RoomBar connection="reconnecting" onConnect={() => tries++} {...none} />);
  expect(screen.getByText('Reconnecting')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Connect to Server' }));
  expect(tries).toBe(1);
});
