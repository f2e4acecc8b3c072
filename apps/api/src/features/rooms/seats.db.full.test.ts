// Tests that nobody gets seats in two rooms, however many calls run at once.
import { expect, it } from 'vitest';
import { createProcesses, testRedisUrl } from '../../realtime/testing.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantRoom } from '../../testing/planted/room.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { findOpenRoom } from './find-room.ts';
import { ROOMS, SEATS, topicOf } from './stored-room.ts';

const KINDS = testRedisUrl === undefined ? ['memory'] : ['memory', 'redis'];
const AT_ONCE = 8;
const ROUNDS = 3;

/** Returns the ids of those of the given rooms in which the person has a seat. */
async function seatsOf({ deps }: TestServer, { id }: Person, roomIds: readonly string[]): Promise<string[]> {
  const rooms = await Promise.all(roomIds.map((roomId) => findOpenRoom(deps, roomId)));
  return rooms.flatMap((found) => (found?.room.seats.some((seat) => seat.id === id) ? [found.room.roomId] : []));
}

// Seats are in the registry, so the tests run for each kind of registry; the kind of database doesn't matter.
for (const kind of KINDS)
  describeWithServer(`seats in rooms in ${kind}`, { perTest: true }, (harness) => {
    async function withRealtime(run: (server: TestServer) => Promise<void>): Promise<void> {
      const realtime = createProcesses(kind)();
      const before = harness.server.deps.realtime;
      harness.server.deps.realtime = realtime;
      try {
        await run(harness.server);
      } finally {
        harness.server.deps.realtime = before;
        await realtime.close();
      }
    }

    it('joining several rooms at once gives one seat, and leaving it allows joining another room', async () => {
      await withRealtime(async (server) => {
        const hosts = await Promise.all(
          Array.from({ length: AT_ONCE }, () => plantPerson(server, { role: 'premium' })),
        );
        const rooms = await Promise.all(hosts.map((host) => plantRoom(server, host)));
        const roomIds = rooms.map(({ roomId }) => roomId);
        for (let round = 0; round < ROUNDS; round += 1) {
          const person = await plantPerson(server);
          const joined = await Promise.allSettled(roomIds.map((roomId) => person.trpc.rooms.join.mutate({ roomId })));
          const seats = await seatsOf(server, person, roomIds);
          expect(seats).toHaveLength(1);
          expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          const [seat = ''] = seats;
          expect((await person.trpc.rooms.mine.query())?.room.id).toBe(seat);
          await person.trpc.rooms.leave.mutate({ roomId: seat });
          await person.trpc.rooms.join.mutate({ roomId: roomIds.find((roomId) => roomId !== seat) ?? '' });
        }
      });
    });

    it('opening several rooms at once opens only one', async () => {
      await withRealtime(async (server) => {
        const { id: quizId } = await plantQuiz(server, { ownerId: null });
        for (let round = 0; round < ROUNDS; round += 1) {
          const host = await plantPerson(server, { role: 'premium' });
          const opened = await Promise.allSettled(
            Array.from({ length: AT_ONCE }, () => host.trpc.rooms.create.mutate({ quizId })),
          );
          expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          const entries = await server.deps.realtime.registry.list(ROOMS, 100);
          const seats = await seatsOf(
            server,
            host,
            entries.map(({ key }) => key),
          );
          expect(seats).toHaveLength(1);
        }
      });
    });

    it('a late join is refused when the player has a seat in another room by then', async () => {
      await withRealtime(async (server) => {
        const host = await plantPerson(server, { role: 'premium' });
        const { roomId } = await plantRoom(server, host);
        const { roomId: other } = await plantRoom(server, await plantPerson(server, { role: 'premium' }));
        const person = await plantPerson(server);
        await person.trpc.rooms.join.mutate({ roomId: other });
        const late = { type: 'join', player: { id: person.id, name: 'Late', level: 1 } } as const;
        await expect(server.deps.realtime.commands.send(topicOf(roomId), late)).rejects.toMatchObject({
          code: 'CONFLICT',
        });
        expect(await seatsOf(server, person, [roomId, other])).toEqual([other]);
        expect((await person.trpc.rooms.mine.query())?.room.id).toBe(other);
      });
    });

    it('an abandoned reservation blocks other joins for 20 seconds at most', async () => {
      await withRealtime(async (server) => {
        const { roomId } = await plantRoom(server, await plantPerson(server, { role: 'premium' }));
        const { roomId: other } = await plantRoom(server, await plantPerson(server, { role: 'premium' }));
        const person = await plantPerson(server);
        const now = new Date();
        server.setNow(now);
        await server.deps.realtime.registry.put(SEATS, person.id, `${other}|${now.getTime()}|gone`);
        await expect(person.trpc.rooms.join.mutate({ roomId })).rejects.toThrow('Try again in a moment.');
        server.setNow(new Date(now.getTime() + 20_000));
        await person.trpc.rooms.join.mutate({ roomId });
        expect(await seatsOf(server, person, [roomId, other])).toEqual([roomId]);
      });
    });
  });
