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

/** Starts a session whose socket the test controls. */
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

test('reports each event once, and a new connection resumes after the last event', () => {
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

test('reconnects until the seat expires, then gives up', () => {
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

test('reconnects at once when the network is back, and resumes after the last event', () => {
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

test('reports a first connection that takes too long, and can still connect later', () => {
  const { session, reported, socket } = startSession();
  session.connect();
  vi.advanceTimersByTime(CONNECT_MS);
  expect(session.getState().connection).toBe('failed');
  session.connect();
  socket().onConnection('up');
  expect(reported).toEqual(['failed', 'connecting', 'connected']);
});

test('reports a taken seat when the stream ends although the room goes on', () => {
  const { session, reported, socket, listens } = startSession();
  session.connect();
  socket().onConnection('up');
  socket().onEnded();
  expect(reported).toEqual(['connected', 'taken']);
  expect(listens()).toBe(false);
});

test('reports no taken seat when the stream ends with its room', () => {
  const { session, reported, socket } = startSession();
  session.connect();
  socket().onEvent('1', { type: 'quiz_finished', at: at(1), leaderboard: [], reportFor: null });
  socket().onEvent('2', { type: 'room_closed', at: at(2), reason: 'finished' });
  socket().onEnded();
  expect(reported).toEqual(['connected', 'quiz_finished', 'room_closed']);
});

test('retries a temporarily unavailable server, from the latest event on, until the seat expires', () => {
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
