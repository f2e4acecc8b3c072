import { attempts } from '@quorbit/db/schema/attempts';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { games } from '@quorbit/db/schema/rooms';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createMemoryRealtime, createMemoryStore } from '../../realtime/memory.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { markAllGamesLost } from './games.ts';
import { adoptRooms } from './rooms.worker.ts';

async function begin(server: TestServer): Promise<{ host: Person; guest: Person; roomId: string; quizId: string }> {
  const quiz = await plantQuiz(server, { ownerId: null });
  const [host, guest] = [await plantPerson(server, { role: 'premium' }), await plantPerson(server)];
  const { room } = await host.trpc.rooms.create.mutate({ quizId: quiz.id });
  await guest.trpc.rooms.join.mutate({ roomId: room.id });
  return { host, guest, roomId: room.id, quizId: quiz.id };
}

describeWithServer('a room whose process dies', { perTest: true }, (harness) => {
  it('pays nothing if no other process takes over, and gives players the reason', async () => {
    const { server } = harness;
    const { host, guest, roomId, quizId } = await begin(server);
    await host.trpc.rooms.start.mutate({ roomId });
    await guest.trpc.rooms.answer.mutate({ roomId, questionIndex: 0, answer: RIGHT_OPTION });
    await expect(guest.trpc.quizzes.start.query({ id: quizId })).rejects.toMatchObject({
      data: { appCode: 'CONFLICT' },
    });
    // A new process has only the database, not the previous process's memory.
    server.deps.realtime = createMemoryRealtime();
    await markAllGamesLost(server.deps);
    const lost = 'The server restarted during this game, so it ended without results.';
    await expect(guest.trpc.rooms.get.query({ roomId })).rejects.toThrow(lost);
    const player = new RoomPlayer(server, guest, roomId);
    expect(await player.waitFor('room_closed')).toMatchObject({ reason: 'server_lost' });
    expect(await player.waitForEnd()).toBe('');
    expect(await guest.trpc.rooms.outcome.query({ roomId })).toBeNull();
    expect(await harness.database.read.select().from(attempts)).toEqual([]);
    expect(await harness.database.read.select().from(games)).toMatchObject([{ status: 'lost' }]);
    const now = Date.now();
    expect((await harness.database.read.select().from(quizSeals)).every(({ endsAt }) => endsAt.getTime() <= now)).toBe(
      true,
    );
    await expect(guest.trpc.quizzes.start.query({ id: quizId })).resolves.toMatchObject({ quizId });
    expect(await guest.trpc.rooms.mine.query()).toBeNull();
  });

  it('continues in another process, with every answer that was acknowledged', async () => {
    const store = createMemoryStore();
    const { server } = harness;
    const testServer = await startTestServer(harness.database);
    try {
      server.deps.realtime = createMemoryRealtime(store);
      testServer.deps.realtime = createMemoryRealtime(store);
      adoptRooms(testServer.deps);
      const clock = new RoomClock(testServer, new Date());
      server.setNow(new Date(clock.now));
      const { host, guest, roomId } = await begin(server);
      const followers = [host, guest].map((person) => new RoomPlayer(testServer, person, roomId));
      const [first, second] = followers as [RoomPlayer, RoomPlayer];
      await first.waitFor('room_created');
      await second.waitFor('room_joined');
      await host.trpc.rooms.start.mutate({ roomId });
      await second.question(0);
      await guest.trpc.rooms.answer.mutate({ roomId, questionIndex: 0, answer: RIGHT_OPTION });
      const before = server.deps.realtime;
      await before.close();
      const on = (person: Person) => testServer.client(person.token);
      await expect
        .poll(() =>
          on(guest)
            .rooms.get.query({ roomId })
            .then(({ you }) => you.answer),
        )
        .toBe(RIGHT_OPTION);
      // The state can be read before the other process serves the room, so the call is repeated until it does.
      const again = () => refusalOf(on(guest).rooms.answer.mutate({ roomId, questionIndex: 0, answer: 0 }));
      await expect.poll(again).toMatchObject({ message: expect.stringContaining('already') });
      clock.advance(1_000);
      await on(host).rooms.answer.mutate({ roomId, questionIndex: 0, answer: RIGHT_OPTION });
      await second.results(0);
      for (let question = 1; question < 3; question += 1) {
        clock.advance(NEXT_QUESTION_MS);
        await second.question(question);
        clock.advance(10_000);
        for (const person of [host, guest])
          await on(person).rooms.answer.mutate({ roomId, questionIndex: question, answer: RIGHT_OPTION });
        await second.results(question);
      }
      clock.advance(NEXT_QUESTION_MS);
      const { leaderboard } = await second.waitFor('quiz_finished');
      expect(leaderboard.map(({ playerId }) => playerId)).toEqual([guest.id, host.id]);
      expect(second.types().filter((type) => type === 'player_left')).toEqual([]);
      await expect.poll(() => on(guest).rooms.outcome.query({ roomId })).toMatchObject({ xp: 25, rank: 1, correct: 3 });
      const rows = await harness.database.read.select().from(attempts).where(eq(attempts.userId, guest.id));
      expect(rows).toHaveLength(1);
    } finally {
      await testServer.close();
    }
  });
});
