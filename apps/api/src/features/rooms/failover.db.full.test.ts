// Tests that games survive the death of the process that owns their room, and the loss of all data in Redis.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { canOwnRedis, type OwnRedis, startOwnRedis } from '../../testing/stand-ins/own-redis.ts';
import { clientOf, type Person } from '../../testing/test-server.ts';
import { startChildServer } from '../../testing/torture/child-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { openTestSocket, type TestSocket } from '../../testing/wire/test-socket.ts';
import { roomsArea } from './rooms.area.ts';

const SECRET = 'a secret that only tests use, 32+ bytes';

const kinds = (...names: ('PGlite' | 'PostgreSQL')[]) => (canOwnRedis ? names : []);

/** The Redis server of these tests; it starts before the test server, which needs its address. */
let redis: OwnRedis | undefined;
const env = () => ({ REDIS_URL: redis?.url ?? '' });

if (canOwnRedis) {
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  afterAll(() => redis?.stop());
}

describeWithServer('a game on two processes', { on: kinds('PostgreSQL'), fresh: true, env }, (harness) => {
  it('continues when the process that owns it is killed, and every acknowledged answer counts', async () => {
    const { server: standby } = harness;
    // The test server does no work of its own accord, and taking over is part of the area's work.
    for (const { start } of roomsArea.workers ?? []) start(standby.deps);
    const owner = await startChildServer(harness.database.url ?? '', SECRET, { DATABASE_POOL: '4', ...env() });
    const sockets: TestSocket[] = [];
    try {
      await owner.start();
      const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
      const people: Person[] = [await plantPerson(harness.server, { role: 'premium' })];
      for (let no = 0; no < 2; no += 1) people.push(await plantPerson(harness.server));
      const { room } = await clientOf(owner.address, people[0]?.token ?? '').rooms.create.mutate({
        quizId: quiz.id,
        settings: { hostPlays: false, timePerQuestion: 120 } as never,
      });
      const roomId = room.id;
      const [host, firstGuest, secondGuest] = people.map((person) => ({
        ...person,
        trpc: clientOf(standby.address, person.token),
      })) as [Person, Person, Person];
      for (const { trpc } of [firstGuest, secondGuest]) await trpc.rooms.join.mutate({ roomId });
      const socket = (token?: string) => {
        sockets.push(openTestSocket(standby.address, token ?? null));
        return sockets.at(-1) as TestSocket;
      };
      const [first, second] = [firstGuest, secondGuest].map((person) => new RoomPlayer({ socket }, person, roomId)) as [
        RoomPlayer,
        RoomPlayer,
      ];
      for (const player of [first, second]) await player.waitFor('room_joined');
      await host.trpc.rooms.start.mutate({ roomId });
      for (const player of [first, second]) await player.question(0);
      await first.answer(0, RIGHT_OPTION);

      await owner.kill();
      // The answer is refused until the standby has taken over, and sent again, as the app does.
      await expect.poll(() => outcomeOf(second.answer(0, RIGHT_OPTION)), { timeout: 30_000 }).toBe('ok');
      await second.results(0);

      await host.trpc.rooms.next.mutate({ roomId });
      for (const player of [second, first]) {
        await player.question(1);
        await player.answer(1, RIGHT_OPTION);
      }
      await first.results(1);
      await host.trpc.rooms.next.mutate({ roomId });
      const { leaderboard } = await first.waitFor('quiz_finished');
      expect(leaderboard.map(({ playerId }) => playerId)).toEqual([firstGuest.id, secondGuest.id]);
      for (const { trpc } of [firstGuest, secondGuest])
        await expect.poll(() => trpc.rooms.outcome.query({ roomId })).toMatchObject({ correct: 2 });
      for (const { received } of [first, second])
        expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
    } finally {
      for (const open of sockets) await open.close();
      await owner.kill();
    }
  });
});

describeWithServer('a game whose Redis is emptied', { on: kinds('PGlite'), env }, (harness) => {
  it('continues in a new log, with the answer that was being sent', async () => {
    const { server } = harness;
    const quiz = await plantQuiz(server, { ownerId: null, questions: 1 });
    const [host, guest] = [await plantPerson(server, { role: 'premium' }), await plantPerson(server)];
    const { room } = await host.trpc.rooms.create.mutate({
      quizId: quiz.id,
      settings: { timePerQuestion: 120 } as never,
    });
    const roomId = room.id;
    await guest.trpc.rooms.join.mutate({ roomId });
    const players = [host, guest].map((person) => new RoomPlayer(server, person, roomId));
    const [first, second] = players as [RoomPlayer, RoomPlayer];
    await first.waitFor('room_created');
    await second.waitFor('room_joined');
    await host.trpc.rooms.start.mutate({ roomId });
    for (const player of players) await player.question(0);
    await first.answer(0, RIGHT_OPTION);
    const epochOf = ({ received }: RoomPlayer) => received.at(-1)?.id.split('-')[0];
    const before = epochOf(second);

    // Redis refuses the answer while it is away, so the answer is sent again, as the app does.
    const taken = expect.poll(() => outcomeOf(second.answer(0, RIGHT_OPTION)), { timeout: 30_000 }).toBe('ok');
    await Promise.all([redis?.loseData(), taken]);
    const { leaderboard } = await second.waitFor('quiz_finished');
    expect(leaderboard).toHaveLength(2);
    expect(leaderboard.every(({ score }) => score > 0)).toBe(true);
    expect(epochOf(second)).not.toBe(before);
    await expect.poll(() => guest.trpc.rooms.outcome.query({ roomId })).toMatchObject({ correct: 1, asked: 1 });
  });
});
