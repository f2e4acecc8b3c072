// Codes can't be tried out: whoever names wrong ones soon has to wait, over HTTP and over the socket alike.
import { TOO_MANY_REQUESTS } from '@quorbit/contracts/errors/messages';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { plantRoom } from '../../testing/planted-room.ts';
import { RoomPlayer } from '../../testing/room-player.ts';

const WRONG = 'ABCDEF';
const TRIES = 12;
const env = { RATE_LIMIT_PER_MINUTE: '200' };

describeWithServer('codes of rooms', { on: ['PGlite'], perTest: true, env }, (its) => {
  it('are refused after a few wrong ones, over HTTP', async () => {
    const { trpc } = await plantPerson(its.server);
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1)
      await trpc.rooms.join.mutate({ roomId: WRONG }).catch((error) => told.push(error.data.appCode));
    expect(told).toHaveLength(TRIES);
    expect(told.filter((code) => code === 'NOT_FOUND').length).toBeLessThan(TRIES);
    expect(new Set(told)).toEqual(new Set(['NOT_FOUND', 'TOO_MANY']));
  });

  it('are refused after a few wrong ones, over the socket', async () => {
    const person = await plantPerson(its.server);
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1) {
      const player = new RoomPlayer(its.server, person, WRONG);
      told.push(await player.ended());
      // One person has only so many sockets.
      await player.socket.close();
    }
    expect(told[0]).toBe('Room not found.');
    expect(told.at(-1)).toBe(TOO_MANY_REQUESTS);
  });

  it('cost nothing while the room of a game in play is away', async () => {
    const { server } = its;
    const { roomId, guest } = await plantRoom(server, await plantPerson(server, { role: 'premium' }), {
      started: true,
    });
    const there = server.deps.realtime;
    server.deps.realtime = { ...there, topics: { ...there.topics, state: async () => null } };
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1)
      await guest.trpc.rooms.get.query({ roomId }).catch((error) => told.push(error.data.appCode));
    expect(told).toEqual(Array(TRIES).fill('UNAVAILABLE'));
    server.deps.realtime = there;
    expect((await guest.trpc.rooms.standing.query({ roomId }))?.rank).toBeUndefined();
  });
});
