// Tests that the rewards of a game are stored exactly once, by any process, however often paying out is interrupted.

import type { RoomState } from '@quorbit/contracts/rooms/state';
import { attempts } from '@quorbit/db/schema/attempts';
import { gamePlayers, games } from '@quorbit/db/schema/rooms';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createMemoryRealtime, createMemoryStore } from '../../realtime/memory.ts';
import { describeWithServer, type WithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { plantRoom } from '../../testing/planted/room.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { closeGame } from './close-game.ts';
import { GameSweep, markAllGamesLost } from './games.ts';
import { adoptRooms } from './rooms.worker.ts';
import { decodeRoom, encodeRoom, topicOf } from './stored-room.ts';

const never = new AbortController().signal;

/** Starts a game with two players. */
async function begin(server: TestServer) {
  const host = await plantPerson(server, { role: 'premium' });
  const { roomId, guest } = await plantRoom(server, host, { started: true });
  const stored = await server.deps.realtime.topics.state(topicOf(roomId));
  if (!stored) throw new Error('A planted room is missing.');
  const { room, gameId } = decodeRoom(stored.state);
  if (gameId === null) throw new Error('A planted game has not begun.');
  return { host, guest, roomId, room, gameId, people: [host, guest] };
}

/** Returns the game's state as finished after its first question: the host was right, the guest wrong. */
function toFinished(room: RoomState, now: number): RoomState {
  const [host, guest] = room.seats;
  if (!host || !guest || !room.round) throw new Error('A planted game has no question.');
  const answers = [host, guest].map(({ no }) => [no, no === host.no ? RIGHT_OPTION : 0, 1_000] as const);
  const seats = [{ ...host, score: 1_000, correct: 1 }, guest];
  return { ...room, phase: 'finished', finishedAt: now, seats, round: { ...room.round, answers } };
}

/** Checks all games, like one pass of the worker. */
async function sweepAll(sweep: GameSweep): Promise<void> {
  while (await sweep.round());
}

describeWithServer('the result of a game', { perTest: true }, (harness) => {
  const statusOf = async (gameId: string) =>
    (await harness.database.read.select().from(games).where(eq(games.id, gameId)))[0]?.status;

  it('is completed by the next process if the one that stored it died between two players', async () => {
    const { deps } = harness.server;
    const { room, gameId, people } = await begin(harness.server);
    await expectAborted(() => closeGame(deps, gameId, toFinished(room, deps.now().getTime()), cutAfterFirst(harness)));
    expect(await harness.database.read.select().from(attempts)).toHaveLength(1);
    expect(await statusOf(gameId)).toBe('running');

    deps.realtime = createMemoryRealtime();
    await markAllGamesLost(deps);
    expect(await statusOf(gameId)).toBe('running');
    const sweep = new GameSweep(deps, never);
    await sweepAll(sweep);
    await sweepAll(sweep);
    expect(await statusOf(gameId)).toBe('finished');
    const paid = await harness.database.read.select().from(xpLedger).where(eq(xpLedger.reason, 'room'));
    expect(paid.map(({ userId }) => userId).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect(paid.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([10, 25]);
    expect(await harness.database.read.select().from(attempts)).toHaveLength(2);
    const [game] = await harness.database.read.select().from(games).where(eq(games.id, gameId));
    expect(game?.outcome).toBeNull();
  });

  it('is nothing once the game is lost', async () => {
    const { deps } = harness.server;
    const { room, gameId } = await begin(harness.server);
    await markAllGamesLost(deps);
    await closeGame(deps, gameId, toFinished(room, deps.now().getTime()), never);
    expect(await statusOf(gameId)).toBe('lost');
    expect(await harness.database.read.select().from(attempts)).toEqual([]);
    const players = await harness.database.read.select().from(gamePlayers).where(eq(gamePlayers.gameId, gameId));
    expect(players.map(({ settledAt }) => settledAt)).toEqual([null, null]);
  });

  it('waits while a room is missing briefly: a game is lost only if its room is missing twice in a row', async () => {
    const { deps } = harness.server;
    const { gameId } = await begin(harness.server);
    const there = deps.realtime;
    const away = { ...there, topics: { ...there.topics, state: async () => null } };
    const looked: { -readonly [K in keyof typeof deps]: (typeof deps)[K] } = { ...deps };
    const sweep = new GameSweep(looked, never);
    for (const realtime of [away, there, away]) {
      looked.realtime = realtime;
      await sweepAll(sweep);
      expect(await statusOf(gameId)).toBe('running');
    }
    await sweepAll(sweep);
    expect(await statusOf(gameId)).toBe('lost');
  });

  it('is stored by the process that takes over an already closed room', async () => {
    const { server } = harness;
    const clock = new RoomClock(server);
    const store = createMemoryStore();
    server.deps.realtime = createMemoryRealtime(store);
    const { room, gameId, roomId } = await begin(server);
    const topic = topicOf(roomId);
    const closed: RoomState = { ...toFinished(room, clock.now), phase: 'closed', closed: 'finished' };
    // The process that owned the room died after its last append to the room's log.
    const gone = store.topics.get(topic);
    if (!gone) throw new Error('The room is missing.');
    gone.state = encodeRoom({ room: closed, gameId, done: [] });
    gone.owner = null;
    server.deps.realtime = createMemoryRealtime(store);
    adoptRooms(server.deps);
    const lease = await server.deps.realtime.leases.claim(topic);
    await lease?.release();
    await expect.poll(() => statusOf(gameId)).toBe('finished');
    await expect.poll(() => store.topics.has(topic)).toBe(false);
    expect(await harness.database.read.select().from(attempts)).toHaveLength(2);
    clock.advance(NEXT_QUESTION_MS);
  });
});

/** Returns a signal that aborts once the first player is paid. */
function cutAfterFirst(harness: WithServer): AbortSignal {
  const cut = new AbortController();
  harness.database.commits.subscribe(({ scopes }) => {
    if (scopes.size > 0) cut.abort();
  });
  return cut.signal;
}

async function expectAborted(run: () => Promise<void>): Promise<void> {
  await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
}
