import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import { expect, it } from 'vitest';
import { describeWithServer, type WithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';

const PLAYERS = 8;
/** The seconds of play between two checks that everybody is up to date; less time than an empty seat is reserved. */
const ROUNDS_AT_ONCE = 5;

/** Returns a generator of pseudo-random numbers from 0 to 1 that is the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const lineOf = (event: RoomEvent) => (event.type === 'chat_message' ? Number(event.message) : null);

/**
 * Plays in a room of eight people in which one of them sends the next number as a chat message each second, while their
 * connections are cut at random, `cuts` times in total.
 */
async function playWithCuts(harness: WithServer, cuts: number) {
  const { server } = harness;
  const clock = new RoomClock(server);
  const quiz = await plantQuiz(server, { ownerId: null });
  const people = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => plantPerson(server, { role: index === 0 ? 'premium' : 'user' })),
  );
  const { room } = await (people[0] as (typeof people)[0]).trpc.rooms.create.mutate({
    quizId: quiz.id,
    settings: { maxPlayers: 8 } as never,
  });
  for (const { trpc } of people.slice(1)) await trpc.rooms.join.mutate({ roomId: room.id });
  const players = people.map((person) => new RoomPlayer(server, person, room.id));
  for (const player of players) await player.waitFor(player === players[0] ? 'room_created' : 'room_joined');
  const random = randomOf(cuts);
  let cut = 0;
  let said = 0;
  while (cut < cuts) {
    for (let round = 0; round < ROUNDS_AT_ONCE; round += 1) {
      clock.advance(1_000);
      const speaker = people[said % PLAYERS] as (typeof people)[0];
      const saying = speaker.trpc.rooms.chat.mutate({ roomId: room.id, message: String(said) });
      for (const player of players) {
        if (cut === cuts || random() < 0.2) continue;
        player.socket.cut();
        cut += 1;
      }
      await saying;
      said += 1;
    }
    // Nobody gets stuck: every player receives the latest number, as an event or in a snapshot.
    await Promise.all(players.map((player) => untilReceived(player, said - 1)));
  }
  return { players, said };
}

async function untilReceived(player: RoomPlayer, line: number): Promise<void> {
  while (!player.received.some(({ event }) => lineOf(event) === line || snapshotHas(event, line))) {
    if (player.endReason !== null) throw new Error(`The subscription is over: ${player.endReason}`);
    await player.waitForEvent();
  }
}

function snapshotHas(event: RoomEvent, line: number): boolean {
  if (event.type !== 'room_joined' && event.type !== 'room_created') return false;
  return event.room.chat.some(({ message }) => Number(message) === line);
}

function countFaults(players: readonly RoomPlayer[], said: number) {
  let [gaps, duplicates] = [0, 0];
  for (const { received } of players) {
    const lines = received.flatMap(({ event }) => lineOf(event) ?? []);
    gaps += said - new Set(lines).size;
    duplicates += lines.length - new Set(lines).size + (received.length - new Set(received.map(({ id }) => id)).size);
  }
  return { gaps, duplicates };
}

describeWithServer('a room under cuts', { on: ['PGlite'] }, (harness) => {
  it('sends everybody each message exactly once, whenever connections are cut', { timeout: 120_000 }, async () => {
    const { players, said } = await playWithCuts(harness, 1_000);
    expect(countFaults(players, said)).toEqual({ gaps: 0, duplicates: 0 });
    for (const { received } of players) {
      const lines = received.flatMap(({ event }) => lineOf(event) ?? []);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    }
  });

  it('leaves gaps if missed events are not replayed', async () => {
    const { deps } = harness.server;
    const { realtime } = deps;
    deps.realtime = { ...realtime, topics: { ...realtime.topics, listAfter: async () => null } };
    const { players, said } = await playWithCuts(harness, 60);
    deps.realtime = realtime;
    expect(countFaults(players, said).gaps).toBeGreaterThan(0);
  });
});
