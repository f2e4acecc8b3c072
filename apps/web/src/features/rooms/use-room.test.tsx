import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { CONNECT_MS, SEAT_MS } from './room-session.ts';
import { fakeWatch } from './testing/fake-watch.ts';
import { at, ownView, player, question, roomView, standing } from './testing/rooms.ts';
import { useRoom } from './use-room.ts';

beforeEach(() => void vi.useFakeTimers());

const CONNECTED = 'Connected to quiz server!';

/** Returns the notifications except the one about the connection. */
const otherToasts = () => openNotifications().filter(({ message }) => message !== CONNECTED);
const toastTexts = () => otherToasts().map(({ message }) => message);

/** Renders Ada's view of a room with Grace, with a socket that the test controls. */
function renderInRoom(as: 'player' | 'stage' = 'player', blocks = false) {
  const ada = player('Ada', { id: signIn().id });
  const grace = player('Grace');
  const net = fakeWatch();
  const onOut = vi.fn<() => void>();
  const own = ownView(roomView([ada, grace]), ada.id);
  const blocked = new Set(blocks ? [grace.id] : []);
  const { result } = renderHook(() => useRoom({ own, as, blocked, onOut, watch: net.watch }));
  let ids = 0;
  return {
    ada,
    grace,
    onOut,
    result,
    link: (state: 'up' | 'down') => act(() => net.socket().onConnection(state)),
    hear: (event: RoomEvent) => act(() => net.socket().onEvent(String(++ids), event)),
    later: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

const playerLeft = (person: { id: string; name: string }, reason: 'left' | 'kicked' | 'gone'): RoomEvent => ({
  type: 'player_left',
  at: at(1),
  playerId: person.id,
  playerName: person.name,
  players: [],
  playerCount: 1,
  reason,
});

test('announces only the first connection; later ones just change the connection state', () => {
  const { link, result } = renderInRoom();
  link('up');
  expect(openNotifications()).toMatchObject([{ message: CONNECTED, type: 'success' }]);
  link('down');
  expect(result.current.connection).toBe('reconnecting');
  link('up');
  expect(openNotifications()).toHaveLength(1);
});

test('reports a server that can’t be reached, and stays in the room', () => {
  const { later, onOut } = renderInRoom();
  later(CONNECT_MS);
  expect(openNotifications()).toMatchObject([
    { message: 'Failed to connect to server. Please check your connection.', type: 'error' },
  ]);
  expect(onOut).not.toHaveBeenCalled();
});

test('leaves the room after the connection was lost for as long as the seat is reserved', () => {
  const { link, later, onOut } = renderInRoom();
  link('up');
  link('down');
  later(SEAT_MS);
  expect(otherToasts()).toMatchObject([{ message: 'Disconnected from server', type: 'warning' }]);
  expect(onOut).toHaveBeenCalledTimes(1);
});

test('announces the start of a game only at its first question', () => {
  const { hear } = renderInRoom();
  hear({ type: 'new_question', at: at(1), ...question(0) });
  hear({ type: 'new_question', at: at(2), ...question(1) });
  expect(toastTexts()).toEqual(['Quiz started!']);
});

test('shows the server’s error message, or a general one if it is empty', () => {
  const { hear, onOut } = renderInRoom();
  hear({ type: 'error', at: at(1), message: 'The quiz is gone.' });
  hear({ type: 'error', at: at(2), message: '' });
  expect(otherToasts()).toMatchObject([
    { message: 'The quiz is gone.', type: 'error' },
    { message: 'An error occurred.', type: 'error' },
  ]);
  expect(onOut).not.toHaveBeenCalled();
});

test.each([
  ['kicked', 'The host removed you from the room.'],
  ['gone', 'Disconnected from server'],
] as const)('a player who is %s sees why and leaves the room', (reason, message) => {
  const { ada, hear, onOut } = renderInRoom();
  hear(playerLeft(ada, reason));
  expect(otherToasts()).toMatchObject([{ message, type: 'warning' }]);
  expect(onOut).toHaveBeenCalledTimes(1);
});

test('stays in the room when another player leaves, and announces a new host', () => {
  const { ada, grace, hear, onOut, result } = renderInRoom();
  hear({ type: 'new_question', at: at(1), ...question(1) });
  hear(playerLeft(grace, 'left'));
  hear({ type: 'host_changed', at: at(2), newHostId: grace.id, newHostName: 'Grace' });
  hear({ type: 'host_changed', at: at(3), newHostId: ada.id, newHostName: 'Ada' });
  expect(toastTexts()).toEqual(['Grace is the host now.', "You're the host now."]);
  expect(result.current.departed).toEqual([{ id: grace.id, name: 'Grace' }]);
  expect(onOut).not.toHaveBeenCalled();
});

test.each([
  [1, 'Congratulations! You won!'],
  [3, 'Great job! You finished 3rd!'],
  [4, 'Quiz completed! Well played!'],
])('congratulates the player who finishes at place %i', (rank, message) => {
  const { ada, hear } = renderInRoom();
  hear({ type: 'quiz_finished', at: at(1), leaderboard: [standing(ada, rank, 100)], reportFor: null });
  expect(toastTexts()).toEqual([message]);
});

test('shows no congratulations on the big screen', () => {
  const { ada, hear } = renderInRoom('stage');
  hear({ type: 'quiz_finished', at: at(1), leaderboard: [standing(ada, 1, 100)], reportFor: null });
  expect(toastTexts()).toEqual([]);
});

test('explains that the server lost the game, and leaves the room', () => {
  const { hear, onOut } = renderInRoom();
  hear({ type: 'room_closed', at: at(1), reason: 'server_lost' });
  expect(toastTexts()).toEqual(["The server lost this game. It doesn't count: nobody wins or loses anything."]);
  expect(onOut).toHaveBeenCalledTimes(1);
});

test('hides the name and chat of a blocked player, also if they become the host', () => {
  const { grace, hear, result } = renderInRoom('player', true);
  hear({ type: 'chat_message', at: at(1), playerId: grace.id, playerName: 'Grace', message: 'Hi', timestamp: at(1) });
  hear({ type: 'host_changed', at: at(2), newHostId: grace.id, newHostName: 'Grace' });
  expect(toastTexts()).toEqual(['Hidden player is the host now.']);
  expect(result.current.room.chat).toEqual([]);
  expect(result.current.room.players.map(({ name }) => name)).toEqual(['Ada', 'Hidden player']);
});
