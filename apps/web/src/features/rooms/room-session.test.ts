import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONNECT_MS, RoomSession, SEAT_MS } from './room-session.ts';
import { fakeWatch } from './testing/fake-watch.ts';
import { at, ownView, player, question, roomView } from './testing/rooms.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stay whose socket is the test's. */
function startSession() {
  const ada = player('Ada');
  const reported: string[] = [];
  const { watch: watchEvents, ...net } = fakeWatch();
  const session = new RoomSession({
    own: ownView(roomView([ada, player('Grace')]), ada.id),
    as: 'player',
    watchEvents,
    onNewEvent: (event) => reported.push(event.type),
    onConnection: (link) => reported.push(link),
    onRefused: () => reported.push('refused'),
    onSeatTaken: () => reported.push('taken'),
  });
  return { session, reported, ...net };
}

const NEW: RoomEvent = { type: 'new_question', at: at(1), ...question(0) };

test('events are news once, and a new connection follows the last of them', () => {
  const { session, requests, reported, socket } = startSession();
  session.connect();
  socket().onConnection('up');
  socket().onEvent('1', { type: 'room_joined', at: at(0), room: session.getState().room });
  socket().onEvent('2', NEW);
  socket().onEvent('2', NEW);
  session.connect();
  expect(reported).toEqual(['connected', 'new_question']);
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '2']);
  expect(session.getState().room.phase).toBe('question');
});

test('a lost connection is looked for as long as the seat is there', () => {
  const { session, reported, socket, listens } = startSession();
  session.connect();
  socket().onConnection('up');
  socket().onConnection('down');
  vi.advanceTimersByTime(SEAT_MS - 1);
  socket().onConnection('up');
  socket().onConnection('down');
  vi.advanceTimersByTime(SEAT_MS);
  expect(reported).toEqual(['connected', 'reconnecting', 'connected', 'reconnecting', 'lost']);
  expect(listens()).toBe(false);
});

test('a network that is back is used at once, and events follow those that were heard', () => {
  const { session, requests, reported, socket } = startSession();
  session.connect();
  socket().onConnection('up');
  socket().onEvent('7', NEW);
  session.onOffline();
  vi.advanceTimersByTime(20_000);
  expect(session.getState().connection).toBe('reconnecting');
  session.connect();
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7']);
  socket().onConnection('up');
  vi.advanceTimersByTime(SEAT_MS);
  expect(reported).toEqual(['connected', 'new_question', 'reconnecting', 'connected']);
});

test('a first connection that takes too long is said, and may come after all', () => {
  const { session, reported, socket } = startSession();
  session.connect();
  vi.advanceTimersByTime(CONNECT_MS);
  expect(session.getState().connection).toBe('failed');
  session.connect();
  socket().onConnection('up');
  expect(reported).toEqual(['failed', 'connecting', 'connected']);
});

test('a stream that ends while the room goes on means that another device has the seat', () => {
  const { session, reported, socket, listens } = startSession();
  session.connect();
  socket().onConnection('up');
  socket().onEnded();
  expect(reported).toEqual(['connected', 'taken']);
  expect(listens()).toBe(false);
});

test('a stream that ends with its room is no surprise', () => {
  const { session, reported, socket } = startSession();
  session.connect();
  socket().onEvent('1', { type: 'quiz_finished', at: at(1), leaderboard: [], reportFor: null });
  socket().onEvent('2', { type: 'room_closed', at: at(2), reason: 'finished' });
  socket().onEnded();
  expect(reported).toEqual(['connected', 'quiz_finished', 'room_closed']);
});

test('a server that cannot say now is asked again, from the newest event on, as long as the seat is there', () => {
  const { session, requests, reported, socket, listens } = startSession();
  const busy = new TRPCClientError('The server restarts. Try again.', {
    result: { error: { message: '', code: -32000, data: { httpStatus: 503, appCode: 'UNAVAILABLE' } } } as never,
  });
  session.connect();
  socket().onConnection('up');
  socket().onEvent('7', NEW);
  socket().onRefused(busy);
  expect(reported.at(-1)).toBe('reconnecting');
  vi.advanceTimersByTime(1_000);
  socket().onRefused(busy);
  vi.advanceTimersByTime(1_000);
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7', '7']);
  socket().onConnection('up');
  expect(reported.at(-1)).toBe('connected');
  socket().onRefused(busy);
  for (let seconds = 0; seconds < 31; seconds += 1) {
    vi.advanceTimersByTime(1_000);
    if (listens()) socket().onRefused(busy);
  }
  expect(reported.at(-1)).toBe('lost');
  expect(listens()).toBe(false);
});
