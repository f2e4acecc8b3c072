// Tests games of a server without Redis that is killed and started again on the same database.
import { attempts } from '@quorbit/db/schema/attempts';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { games } from '@quorbit/db/schema/rooms';
import { xpLedger } from '@quorbit/db/schema/xp';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { clientOf, type Person } from '../../testing/test-server.ts';
import { type ChildServer, startChildServer } from '../../testing/torture/child-server.ts';
import { openTestSocket, type TestSocket } from '../../testing/wire/test-socket.ts';

const SECRET = 'a secret that only tests use, 32+ bytes';
const LONG_MS = 120_000;
/** The milliseconds between a client's attempts to reconnect while the server is down. */
const RETRY_MS = 100;

interface Played {
  child: ChildServer;
  first: RoomPlayer;
  second: RoomPlayer;
  roomId: string;
}

describeWithServer('a game whose server is killed', { on: ['PostgreSQL'], fresh: true, perTest: true }, (harness) => {
  const read = () => harness.database.read;

  /**
   * Starts a game of one question with two players and a host without a seat, in which the first player has answered.
   */
  async function play(go: (played: Played) => Promise<void>): Promise<void> {
    const child = await startChildServer(harness.database.url ?? '', SECRET, { DATABASE_POOL: '4' });
    const sockets: TestSocket[] = [];
    try {
      await child.start();
      const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 1 });
      const planted = [await plantPerson(harness.server, { role: 'premium' })];
      for (let no = 0; no < 2; no += 1) planted.push(await plantPerson(harness.server));
      const [host, ...guests] = planted.map((person) => ({
        ...person,
        trpc: clientOf(child.address, person.token),
      })) as [Person, ...Person[]];
      const { room } = await host.trpc.rooms.create.mutate({
        quizId: quiz.id,
        settings: { hostPlays: false, timePerQuestion: 120 } as never,
      });
      const roomId = room.id;
      for (const { trpc } of guests) await trpc.rooms.join.mutate({ roomId });
      const socket = (token?: string) => {
        const opened = openTestSocket(child.address, token ?? null, { retryDelayMs: RETRY_MS });
        sockets.push(opened);
        return opened;
      };
      const players = guests.map((person) => new RoomPlayer({ socket }, person, roomId));
      const [first, second] = players as [RoomPlayer, RoomPlayer];
      for (const player of players) await player.waitFor('room_joined');
      await host.trpc.rooms.start.mutate({ roomId });
      for (const player of players) await player.question(0);
      await first.answer(0, RIGHT_OPTION);
      await go({ child, first, second, roomId });
    } finally {
      for (const socket of sockets) await socket.close();
      await child.kill();
    }
  }

  it('during a question is lost: its players receive the reason, and nothing is paid', {
    timeout: LONG_MS,
  }, async () => {
    await play(async ({ child, first, second, roomId }) => {
      await child.kill();
      await child.start();
      for (const player of [first, second]) {
        expect((await player.waitFor('room_closed')).reason).toBe('server_lost');
        await expect(player.person.trpc.rooms.get.query({ roomId })).rejects.toMatchObject({
          message: 'The server restarted during this game, so it ended without results.',
          data: { appCode: 'CONFLICT' },
        });
        expect(await player.person.trpc.rooms.outcome.query({ roomId })).toBeNull();
      }
      expect(await read().select({ status: games.status }).from(games)).toEqual([{ status: 'lost' }]);
      expect(await read().select().from(attempts)).toEqual([]);
      expect(await read().select().from(xpLedger)).toEqual([]);
      for (const { endsAt } of await read().select().from(quizSeals))
        expect(endsAt.getTime()).toBeLessThanOrEqual(Date.now());
    });
  });
});
