// Tests the XP that a game pays, and the figures that count it: shared places, players without answers, and the daily
// limit.
import { newId } from '@quorbit/contracts/lib/ids';
import type { RoomCommand } from '@quorbit/contracts/rooms/commands';
import { MAX_ROOM_XP_PER_DAY } from '@quorbit/contracts/rooms/xp';
import { attempts } from '@quorbit/db/schema/attempts';
import { gamePlayers } from '@quorbit/db/schema/rooms';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer, type WithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { plantFinishedGame } from '../../testing/planted/room.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import type { Person } from '../../testing/test-server.ts';
import { backfillOwnGames } from './own-games.step.ts';
import { findHostedGame } from './rooms.repository.ts';
import { topicOf } from './stored-room.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const QUESTIONS = 3;
const SECONDS = 30;
const WRONG = 0;

type Choice = typeof RIGHT_OPTION | typeof WRONG | null;

describeWithServer('the XP of a game', { perTest: true, now: NOON }, (harness) => {
  it('is equal for players who share a place; with scoring by accuracy, speed decides nothing', async () => {
    const { people, roomId } = await play(harness, [RIGHT_OPTION, RIGHT_OPTION, WRONG, WRONG, null], {
      scoring: 'accuracy',
    });
    const outcomes = await outcomesOf(people, roomId);
    expect(outcomes.map(({ rank, xp }) => [rank, xp])).toEqual([
      [1, 40],
      [1, 40],
      [3, 10],
      [3, 10],
      [3, 0],
    ]);
    const stats = await Promise.all(people.map(({ trpc }) => trpc.rooms.stats.query()));
    expect(stats.map(({ multiplayerGames, multiplayerWins }) => [multiplayerGames, multiplayerWins])).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
    const report = await people[0]?.trpc.rooms.classReport.query({ roomId });
    expect(report?.players.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 3]);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('is nothing if nobody answers, and the game counts as no win, no day and no game', async () => {
    const { people, roomId } = await play(harness, [null, null, null, null]);
    for (const { xp, rank, attemptId } of await outcomesOf(people, roomId))
      expect({ xp, rank, attemptId }).toEqual({ xp: 0, rank: 1, attemptId: null });
    for (const { trpc } of people) {
      const { xp, streak } = await trpc.accounts.me.query();
      expect([xp, streak.count]).toEqual([0, 0]);
      expect(await trpc.rooms.stats.query()).toMatchObject({ multiplayerGames: 0, multiplayerWins: 0, winRate: 0 });
      const { unlocked } = await trpc.achievements.list.query({});
      expect(unlocked.map(({ id }) => id)).not.toContain('first_room_win');
    }
    expect(await harness.database.read.select().from(attempts)).toEqual([]);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('counts only players who answered: a single player who answers wins nothing', async () => {
    const { people, roomId } = await play(harness, [RIGHT_OPTION, null, null]);
    expect((await outcomesOf(people, roomId)).map(({ xp }) => xp)).toEqual([10, 0, 0]);
    expect(await people[0]?.trpc.rooms.stats.query()).toMatchObject({ multiplayerGames: 1, multiplayerWins: 0 });
  });

  it('is only the XP for finishing if nobody has a right answer, without a win', async () => {
    const { people, roomId } = await play(harness, [WRONG, WRONG]);
    expect((await outcomesOf(people, roomId)).map(({ xp }) => xp)).toEqual([10, 10]);
    expect(await people[0]?.trpc.rooms.stats.query()).toMatchObject({ multiplayerGames: 1, multiplayerWins: 0 });
  });

  it('is at most 500 XP on one learner’s day, and counts again on the next', async () => {
    const clock = new RoomClock(harness.server, NOON);
    const people = await plantPeople(harness, 2);
    const [host, guest] = people as [Person, Person];
    const paid = (userId: string, amount: number) => ({
      id: newId(),
      userId,
      amount,
      reason: 'room' as const,
      sourceId: newId(),
      occurredAt: NOON,
      day: '2026-11-21',
    });
    await harness.database.transaction((tx) =>
      tx
        .insert(xpLedger)
        .values([
          paid(host.id, MAX_ROOM_XP_PER_DAY - 7),
          paid(guest.id, MAX_ROOM_XP_PER_DAY - 100),
          { ...paid(guest.id, 90), reason: 'quiz' },
        ]),
    );
    const first = await playAgain(harness, clock, people, [RIGHT_OPTION, RIGHT_OPTION]);
    const attempt = async (userId: string) =>
      (await harness.database.read.select().from(attempts).where(eq(attempts.userId, userId))).map(
        (row) => row.xpEarned,
      );
    expect((await outcomesOf(people, first)).map(({ xp }) => xp)).toEqual([7, 10]);
    expect(await attempt(host.id)).toEqual([7]);
    const second = await playAgain(harness, clock, people, [RIGHT_OPTION, RIGHT_OPTION]);
    expect((await outcomesOf(people, second)).map(({ xp }) => xp)).toEqual([0, 10]);
    clock.advance(24 * 3_600_000);
    const third = await playAgain(harness, clock, people, [RIGHT_OPTION, RIGHT_OPTION]);
    expect((await outcomesOf(people, third)).map(({ xp }) => xp)).toEqual([25, 10]);
  });

  it('stays the same for games that were played before own games and wins were stored', async () => {
    const [player, person] = (await plantPeople(harness, 2)) as [Person, Person];
    const gameOf = async () => {
      const roomId = await plantFinishedGame(harness.server, player.id);
      const found = await findHostedGame(harness.database.read, player.id, roomId);
      if (!found) throw new Error('A planted game is missing.');
      return found.game;
    };
    const [won, ownWon, ownLost, silent] = [await gameOf(), await gameOf(), await gameOf(), await gameOf()];
    // The quiz has no owner any more, so only a first place that wasn't stored as a win shows that it was the player's
    // own quiz.
    await harness.database.transaction(async (tx) => {
      const row = { userId: player.id, attemptId: newId(), score: 0, correct: 0, xp: 10, settledAt: NOON, players: 2 };
      await tx.insert(gamePlayers).values([
        { ...row, attemptId: newId(), gameId: won.id, rank: 1, won: true },
        { ...row, attemptId: newId(), gameId: ownWon.id, rank: 1 },
        { ...row, attemptId: newId(), gameId: ownLost.id, rank: 2 },
        { ...row, attemptId: newId(), gameId: silent.id, rank: 2, answers: [null, null, null] },
        { ...row, userId: person.id, gameId: won.id, rank: 2 },
      ]);
      await backfillOwnGames.run(tx);
    });
    expect(await player.trpc.rooms.stats.query()).toMatchObject({ multiplayerGames: 4, multiplayerWins: 2 });
    expect(await person.trpc.rooms.stats.query()).toMatchObject({ multiplayerGames: 1, multiplayerWins: 0 });
    const rows = await harness.database.read.select().from(gamePlayers).where(eq(gamePlayers.userId, player.id));
    expect(rows.filter((row) => row.won && !row.own).map(({ gameId }) => gameId)).toEqual([won.id]);
  });
});

async function plantPeople(harness: WithServer, count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => plantPerson(harness.server, index === 0 ? { role: 'premium' } : {})),
  );
}

/** Plays a game in which the players answer in turn, each with the same choice throughout. */
async function play(harness: WithServer, choices: readonly Choice[], settings = {}) {
  const clock = new RoomClock(harness.server, NOON);
  const people = await plantPeople(harness, choices.length);
  const roomId = await playAgain(harness, clock, people, choices, settings);
  return { people, roomId };
}

async function playAgain(
  harness: WithServer,
  clock: RoomClock,
  people: readonly Person[],
  choices: readonly Choice[],
  settings = {},
): Promise<string> {
  const quiz: PlantedQuiz = await plantQuiz(harness.server, { ownerId: null });
  const [host] = people as [Person];
  const { room } = await host.trpc.rooms.create.mutate({
    quizId: quiz.id,
    settings: { maxPlayers: 8, timePerQuestion: SECONDS, ...settings } as never,
  });
  const roomId = room.id;
  for (const { trpc } of people.slice(1)) await trpc.rooms.join.mutate({ roomId });
  // Each player is connected explicitly, because a seat without a connection is removed after half a minute.
  for (const { id } of people)
    await harness.server.deps.realtime.commands.send(topicOf(roomId), {
      type: 'connect',
      playerId: id,
      device: id,
      connection: id,
    } satisfies RoomCommand);
  await host.trpc.rooms.start.mutate({ roomId });
  for (let questionIndex = 0; questionIndex < QUESTIONS; questionIndex += 1) {
    for (const [index, { trpc }] of people.entries()) {
      const answer = choices[index];
      if (answer == null) continue;
      clock.advance(100);
      await trpc.rooms.answer.mutate({ roomId, questionIndex, answer });
    }
    if (choices.includes(null)) clock.advance(SECONDS * 1_000);
    await expect.poll(async () => (await host.trpc.rooms.get.query({ roomId })).room.phase).toBe('results');
    clock.advance(NEXT_QUESTION_MS);
    const next = questionIndex + 1 < QUESTIONS ? 'question' : 'finished';
    await expect.poll(async () => (await host.trpc.rooms.get.query({ roomId })).room.phase).toBe(next);
  }
  return roomId;
}

/** Returns the players' results of a game, once they are stored in the background. */
async function outcomesOf(people: readonly Person[], roomId: string) {
  return Promise.all(
    people.map(({ trpc }) =>
      expect
        .poll(() => trpc.rooms.outcome.query({ roomId }))
        .not.toBeNull()
        .then(async () => {
          const outcome = await trpc.rooms.outcome.query({ roomId });
          if (!outcome) throw new Error('It was there a moment ago.');
          return outcome;
        }),
    ),
  );
}
