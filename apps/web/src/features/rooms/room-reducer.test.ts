import type { RoomPlayer } from '@quorbit/contracts/rooms/room-view';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { improveOffset, secondsUntil } from './room-clock.ts';
import { createRoomState, type ReceivedEvent, type RoomState, reduceRoom } from './room-reducer.ts';
import { formatCongratulation, formatOwnRank, formatPlace, formatWinners, screenOf } from './room-screen-state.ts';
import { at, game, ownView, player, question, results, roomView, standing, T0 } from './testing/rooms.ts';

const people = [player('Ada'), player('Grace'), player('Alan')] as const;
const EVENTS = game(people);
const START = ownView(roomView([people[0], people[1]]), people[0].id);

/** Milliseconds by which the server's clock, counted from `T0`, is ahead of the test device's monotonic clock. */
const SKEW = 123_456;
const receivedAtOf = (serverTime: string, delay = 0) => Date.parse(serverTime) - T0 - SKEW + delay;

function receive(index: number, delay = 0): ReceivedEvent {
  const event = EVENTS[index];
  if (!event) throw new Error(`There is no event ${index}.`);
  return { id: `7-${index}`, event, receivedAt: receivedAtOf(event.at, delay) };
}

const createState = () => createRoomState(START, receivedAtOf(at(0)));
const reduceAll = (events: readonly ReceivedEvent[], from: RoomState = createState()) =>
  events.reduce(reduceRoom, from);
const ALL = EVENTS.map((_event, index) => receive(index));
const AFTER_ALL = reduceAll(ALL);

describe('the room reducer', () => {
  test('reaches the podium at the end of a game', () => {
    expect(AFTER_ALL.room).toMatchObject({ phase: 'finished', hostName: 'Grace', playerCount: 2 });
    expect(AFTER_ALL.room.chat).toHaveLength(1);
    expect(AFTER_ALL.departed).toEqual([{ id: people[0].id, name: 'Ada' }]);
    expect(AFTER_ALL.scoresBefore).toEqual({ [people[0].id]: 1800, [people[1].id]: 400, [people[2].id]: 0 });
  });

  test('ignores repeated events', () => {
    const someAgain = fc.array(fc.nat(EVENTS.length - 1), { maxLength: 30 });
    fc.assert(
      fc.property(fc.nat(EVENTS.length), someAgain, fc.nat(60_000), (upTo, again, late) => {
        const before = ALL.slice(0, upTo);
        const repeats = again.filter((index) => index < upTo).map((index) => receive(index, late));
        expect(reduceAll([...before, ...repeats, ...ALL.slice(upTo)])).toEqual(AFTER_ALL);
      }),
    );
  });

  test('reaches the same state when subscriptions are cut and resumed with overlaps', () => {
    const cuts = fc.array(fc.record({ upTo: fc.nat(EVENTS.length), back: fc.nat(5) }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, (parts) => {
        const received: ReceivedEvent[] = [];
        let reached = 0;
        for (const { upTo, back } of [...parts, { upTo: EVENTS.length, back: 2 }]) {
          if (upTo <= reached) continue;
          received.push(...ALL.slice(Math.max(0, reached - back), upTo));
          reached = upTo;
        }
        expect(reduceAll(received)).toEqual(AFTER_ALL);
      }),
    );
  });

  test('reaches the same room when a snapshot replaces missed events', () => {
    fc.assert(
      fc.property(fc.nat(EVENTS.length), fc.nat(EVENTS.length), (a, b) => {
        const [cut, back] = [Math.min(a, b), Math.max(a, b)];
        const there = reduceAll(ALL.slice(0, back));
        const now = EVENTS[Math.max(0, back - 1)]?.at ?? at(0);
        const snapshot = {
          id: 's',
          event: { type: 'room_joined' as const, at: now, room: there.room },
          receivedAt: receivedAtOf(now),
        };
        const resumed = reduceAll([...ALL.slice(0, cut), snapshot, ...ALL.slice(back)]);
        expect(resumed.room).toEqual(AFTER_ALL.room);
        expect(resumed.offset).toBe(AFTER_ALL.offset);
      }),
    );
  });

  test('derives the server’s time from the quickest event, however late the others are', () => {
    const delays = fc.array(fc.nat(40_000), { minLength: EVENTS.length, maxLength: EVENTS.length });
    fc.assert(
      fc.property(delays, (late) => {
        const received = late.map((delay, index) => receive(index, delay));
        const { offset } = reduceAll(received, { ...createState(), offset: null });
        expect(T0 + SKEW - (offset ?? 0)).toBe(Math.min(...late));
      }),
    );
  });

  test('updates the players of a crowd from joins and leaves that name only one person', () => {
    const eve = player('Eve');
    const joined = reduceAll([
      {
        id: '1',
        event: { type: 'player_joined', at: at(1), players: [], playerCount: 40, joined: [eve] },
        receivedAt: 0,
      },
    ]);
    expect(joined.room.players.map(({ name }) => name)).toEqual(['Ada', 'Grace', 'Eve']);
    const left = reduceRoom(joined, {
      id: '2',
      event: {
        type: 'player_left',
        at: at(2),
        playerId: eve.id,
        playerName: 'Eve',
        players: [],
        playerCount: 39,
        reason: 'gone',
      },
      receivedAt: 0,
    });
    expect(left.room).toMatchObject({ playerCount: 39, players: [{ name: 'Ada' }, { name: 'Grace' }] });
  });

  test('closes a lost room, but not a finished one that is removed after its podium', () => {
    const lost = reduceRoom(createState(), {
      id: '1',
      event: { type: 'room_closed', at: at(1), reason: 'server_lost' },
      receivedAt: 0,
    });
    expect([lost.closed, lost.room.phase]).toEqual(['server_lost', 'closed']);
    const away = reduceRoom(AFTER_ALL, {
      id: 'z',
      event: { type: 'room_closed', at: at(1), reason: 'finished' },
      receivedAt: 0,
    });
    expect(away.room.phase).toBe('finished');
  });
});

describe('the view of a room', () => {
  const room = roomView([people[0], people[1]]);
  const [ada] = people;

  test('goes from the lobby to question, results, two seconds of waiting and the end', () => {
    const playing = { ...room, phase: 'question' as const, question: question(0) };
    const shown = { ...playing, phase: 'results' as const, results: results([standing(ada, 1, 900)]) };
    expect(screenOf(room, T0)).toBe('lobby');
    expect(screenOf(playing, T0)).toBe('playing');
    expect(screenOf(shown, T0 + 32_999)).toBe('question-results');
    expect(screenOf(shown, T0 + 33_000)).toBe('waiting-next');
    const last = { ...shown, question: question(2) };
    expect(screenOf(last, T0 + 99_000)).toBe('question-results');
    expect(screenOf({ ...last, phase: 'finished', final: [] }, T0)).toBe('final-results');
    expect(screenOf({ ...last, phase: 'closed' }, T0)).toBe('over');
  });
});

test('seconds left are whole and never below zero', () => {
  const offset = improveOffset(null, at(0), 5000);
  expect(secondsUntil(at(10_000), offset, 5000)).toBe(10);
  expect(secondsUntil(at(10_000), offset, 5001)).toBe(10);
  expect(secondsUntil(at(10_000), offset, 99_999)).toBe(0);
});

test('formats places, congratulations and the player’s own rank', () => {
  expect([1, 2, 3, 4, 11, 22, 103].map(formatPlace)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd', '103rd']);
  expect([1, 2, 3, 4].map((rank) => formatCongratulation({ rank, score: 1 }))).toEqual([
    'Congratulations! You won!',
    'Great job! You finished 2nd!',
    'Great job! You finished 3rd!',
    'Quiz completed! Well played!',
  ]);
  for (const none of [null, { rank: 1, score: 0 }])
    expect(formatCongratulation(none)).toBe('Quiz completed! Well played!');
  expect(formatOwnRank({ rank: 2, score: 1400 })).toBe("You're 2nd with 1,400 points.");
  expect(formatOwnRank({ rank: 1, score: 0 })).toBe('No points yet.');
});

test('the big screen names the winners, and nobody if nobody scored', () => {
  const [ada, grace, alan] = people;
  const board = (...rows: [RoomPlayer, number, number][]) =>
    formatWinners(rows.map(([first, rank, score]) => standing(first, rank, score)));
  expect(board([ada, 1, 900], [grace, 2, 800])).toBe('Ada wins!');
  expect(board([ada, 1, 900], [grace, 1, 900], [alan, 3, 0])).toBe('Ada and Grace win!');
  expect(board([ada, 1, 900], [grace, 1, 900], [alan, 1, 900])).toBe('A tie for first place!');
  expect(board([ada, 1, 0], [grace, 1, 0])).toBe('Final results');
});
