import { ROOM_REFUSALS } from '@quorbit/contracts/rooms/commands';
import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import {
  ANNOUNCE_EVERY_MS,
  CROWD_BOARD_ROWS,
  DEFAULT_ROOM_CAPACITY,
  MAX_LATENCY_MS,
} from '@quorbit/contracts/rooms/limits';
import { attempts } from '@quorbit/db/schema/attempts';
import { xpLedger } from '@quorbit/db/schema/xp';
import { expect, it } from 'vitest';
import { describeWithServer, type WithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { createStatementLog } from '../../testing/statements/statement-log.ts';
import type { Person } from '../../testing/test-server.ts';

const MANY = 200;
const SETTLED_WITHIN_MS = 60_000;

/** Opens a room in which only the host is seated, and plants the other people, who haven't joined yet. */
async function open(harness: WithServer, count: number, settings: Record<string, unknown>) {
  const { server } = harness;
  const clock = new RoomClock(server);
  const quiz = await plantQuiz(server, { ownerId: null });
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1)
    people.push(await plantPerson(server, { role: index === 0 ? 'premium' : 'user' }));
  const [host, ...others] = people as [Person, ...Person[]];
  const { room } = await host.trpc.rooms.create.mutate({ quizId: quiz.id, settings: settings as never });
  return { clock, host, others, people, roomId: room.id };
}

const ofType = (player: RoomPlayer, type: RoomEvent['type']) =>
  player.received.map(({ event }) => event).filter((event) => event.type === type);

describeWithServer('a room of 200', { on: ['PGlite'], env: { ROOM_MAX_PLAYERS: String(MANY) } }, (harness) => {
  it('sends counts a few times a second, a top ten, and joins in batches, and pays everybody once', async () => {
    const table = await open(harness, MANY, { maxPlayers: MANY, timePerQuestion: 120 });
    const { clock, host, others, people, roomId } = table;
    const first = new RoomPlayer(harness.server, host, roomId);
    await first.waitFor('room_created');
    for (const { trpc } of others) {
      clock.advance(10);
      await trpc.rooms.join.mutate({ roomId });
    }
    clock.advance(ANNOUNCE_EVERY_MS);
    await first.waitFor('player_joined', ({ playerCount }) => playerCount === MANY);
    // The first joins are announced one by one, the later ones in four batches per second; all the joins take two
    // seconds.
    expect(ofType(first, 'player_joined').length).toBeLessThan(35);
    const players = [first, ...others.map((person) => new RoomPlayer(harness.server, person, roomId))];
    for (const player of players.slice(1)) await player.waitFor('room_joined');

    await host.trpc.rooms.start.mutate({ roomId });
    for (let question = 0; question < 3; question += 1) {
      for (const player of players) await player.question(question);
      for (const player of players) {
        // The measured latency, which doesn't follow the test's clock, is deducted from an answer's time. The last
        // player waits longer than the most that is deducted, so that theirs is the slowest answer.
        clock.advance(player === players.at(-1) ? MAX_LATENCY_MS + 10 : 10);
        await player.answer(question, RIGHT_OPTION);
      }
      for (const player of players) expect((await player.results(question)).leaderboard).toHaveLength(CROWD_BOARD_ROWS);
      clock.advance(NEXT_QUESTION_MS);
    }
    for (const player of players) {
      expect((await player.waitFor('quiz_finished')).leaderboard).toHaveLength(CROWD_BOARD_ROWS);
      const counts = ofType(player, 'answer_submitted');
      for (const [index, count] of counts.entries()) {
        expect(count).toMatchObject({ playerName: null, totalPlayers: MANY });
        const before = counts[index - 1];
        if (before) expect(Date.parse(count.at) - Date.parse(before.at)).toBeGreaterThanOrEqual(ANNOUNCE_EVERY_MS);
      }
      // Each of the three questions takes two seconds of answers; the number of events that one player receives doesn't
      // grow with the number of players.
      expect(player.received.length).toBeLessThan(player === first ? 80 : 45);
    }
    const last = people.at(-1) as Person;
    const { you } = await last.trpc.rooms.get.query({ roomId });
    expect(you.standing).toMatchObject({ playerId: last.id, rank: MANY });

    await expect
      .poll(() => last.trpc.rooms.outcome.query({ roomId }), { timeout: SETTLED_WITHIN_MS })
      .toMatchObject({ rank: MANY, xp: 10, correct: 3 });
    const paid = await harness.database.read.select().from(xpLedger);
    expect(paid.map(({ userId, reason }) => [userId, reason]).sort()).toEqual(
      people.map(({ id }) => [id, 'room']).sort(),
    );
    expect(await harness.database.read.select().from(attempts)).toHaveLength(MANY);
  }, 120_000);

  it('takes as many statements to begin a game as a room of two does', async () => {
    const counts: number[] = [];
    const noted = createStatementLog(harness.database);
    for (const count of [2, 30]) {
      const { host, others, roomId } = await open(harness, count, { maxPlayers: MANY });
      for (const { trpc } of others) await trpc.rooms.join.mutate({ roomId });
      noted();
      await host.trpc.rooms.start.mutate({ roomId });
      counts.push(noted().length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describeWithServer('a room with the most players', { on: ['PGlite'] }, (harness) => {
  it('refuses one more player', async () => {
    const full = { maxPlayers: DEFAULT_ROOM_CAPACITY };
    const { others, roomId } = await open(harness, DEFAULT_ROOM_CAPACITY + 1, full);
    for (const { trpc } of others.slice(0, -1)) await trpc.rooms.join.mutate({ roomId });
    const ninth = others.at(-1) as Person;
    await expect(ninth.trpc.rooms.join.mutate({ roomId })).rejects.toThrow(ROOM_REFUSALS.full.message);
    expect(await ninth.trpc.rooms.mine.query()).toBeNull();
  });

  it('can’t be opened for more players', async () => {
    await expect(open(harness, 1, { maxPlayers: DEFAULT_ROOM_CAPACITY + 1 })).rejects.toThrow(
      'Max players must be at most 8 on this server.',
    );
  });
});
