import { MAX_LATENCY_MS } from '@quorbit/contracts/rooms/limits';
import { attempts } from '@quorbit/db/schema/attempts';
import { moderationCases, moderationReports } from '@quorbit/db/schema/moderation';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { gamePlayers, games } from '@quorbit/db/schema/rooms';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { describeWithServer, type WithServer } from '../../testing/describe-with-server.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { sumAll } from '../../testing/sum-all.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';

const WRONG = 0;

interface Table {
  clock: RoomClock;
  quiz: PlantedQuiz;
  roomId: string;
  people: Person[];
  players: RoomPlayer[];
}

/** Opens a room with `count` people, who are all seated and follow its events. */
async function seat(harness: WithServer, count: number, settings = {}): Promise<Table> {
  const { server } = harness;
  const clock = new RoomClock(server);
  const quiz = await plantQuiz(server, { ownerId: null });
  const people = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      plantPerson(server, { role: index === 0 ? 'premium' : 'user', name: `Player ${index}` }),
    ),
  );
  const [host] = people as [Person];
  const { room } = await host.trpc.rooms.create.mutate({
    quizId: quiz.id,
    settings: { maxPlayers: 8, ...settings } as never,
  });
  for (const person of people.slice(1)) await person.trpc.rooms.join.mutate({ roomId: room.id });
  const players = people.map((person) => new RoomPlayer(server, person, room.id));
  for (const [index, player] of players.entries()) await player.waitFor(index === 0 ? 'room_created' : 'room_joined');
  return { clock, quiz, roomId: room.id, people, players };
}

/** Lets every player answer a question; only the players in `right` answer correctly. */
async function answerAll({ players, clock }: Table, index: number, right: readonly RoomPlayer[]): Promise<void> {
  for (const player of players) await player.question(index);
  for (const player of players) {
    clock.advance(MAX_LATENCY_MS + 1);
    await player.answer(index, right.includes(player) ? RIGHT_OPTION : WRONG);
  }
  for (const player of players) await player.results(index);
}

/** The milliseconds to wait for a game's rewards, which are stored in the background, one player after the other. */
const SETTLED_MS = 20_000;

describeWithServer('a game in a room', (harness) => {
  it('is played by eight over sockets, one of them cut off in a question, and pays all as it should', async () => {
    const table = await seat(harness, 8);
    const { players, people, clock, roomId } = table;
    const [host, second, third] = players as [RoomPlayer, RoomPlayer, RoomPlayer];
    await host.person.trpc.rooms.start.mutate({ roomId });
    await answerAll(table, 0, [host, second, third]);
    clock.advance(NEXT_QUESTION_MS);
    await third.question(1);
    third.socket.cut();
    await host.answer(1, RIGHT_OPTION);
    await answerRest(players.slice(1), 1, [second, third]);
    for (const player of players) await player.results(1);
    clock.advance(NEXT_QUESTION_MS);
    await answerAll(table, 2, [host]);
    clock.advance(NEXT_QUESTION_MS);
    const { leaderboard } = await host.waitFor('quiz_finished');
    expect(leaderboard.map(({ playerName, rank }) => [playerName, rank]).slice(0, 3)).toEqual([
      ['Player 0', 1],
      ['Player 1', 2],
      ['Player 2', 3],
    ]);
    for (const player of players) {
      await player.waitFor('quiz_finished');
      expect(new Set(player.received.map(({ id }) => id)).size).toBe(player.received.length);
      expect(player.types().filter((type) => type === 'new_question')).toHaveLength(3);
      expect(player.types().filter((type) => type === 'question_results')).toHaveLength(3);
    }
    const paid = await Promise.all(people.map((person) => outcomeOf(person, roomId)));
    expect(paid.map(({ xp }) => xp)).toEqual([40, 30, 20, 10, 10, 10, 10, 10]);
    expect(paid[0]).toMatchObject({ rank: 1, correct: 3, asked: 3 });

    const { id } = people[1] as Person;
    const rows = await harness.database.read.select().from(attempts).where(eq(attempts.userId, id));
    expect(rows).toMatchObject([{ source: 'room', counted: false, score: 2, totalMarks: 3, xpEarned: 30 }]);
    const [loser] = people.slice(3) as [Person];
    const due = await loser.trpc.reviews.list.query({});
    expect(due.items).toHaveLength(3);
    const profile = await (people[0] as Person).trpc.accounts.me.query();
    expect([profile.xp, profile.streak.count]).toEqual([40, 1]);
    const { unlocked } = await (people[0] as Person).trpc.achievements.list.query({});
    expect(unlocked.map(({ id: name }) => name)).toContain('first_room_win');
    expect(await host.person.trpc.rooms.stats.query()).toEqual({
      multiplayerGames: 1,
      multiplayerWins: 1,
      averageScore: leaderboard[0]?.score,
      favoriteCategory: 'General',
      winRate: 100,
    });
    const report = await host.person.trpc.rooms.classReport.query({ roomId });
    expect(report.players.map(({ correct }) => correct).slice(0, 3)).toEqual([3, 2, 2]);
    expect(report.questions.map(({ facility }) => facility)).toEqual([3 / 8, 3 / 8, 1 / 8]);
    await expect(second.person.trpc.rooms.classReport.query({ roomId })).rejects.toMatchObject({
      data: { appCode: 'NOT_FOUND' },
    });
    const own = await second.person.trpc.reports.get.query({ id: rows[0]?.id ?? '' });
    expect(own.answers.map(({ correct }) => correct)).toEqual(rows[0]?.answers.map(({ correct }) => correct));
    const ledger = await harness.database.read.select().from(xpLedger).where(eq(xpLedger.userId, id));
    expect(ledger.map(({ reason, amount }) => [reason, amount])).toEqual([['room', 30]]);
    await foldAll(harness.database);
    await sumAll(harness.database, new Date(clock.now));
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('does not wait for a disconnected player, and gets a new host when the host leaves in a question', async () => {
    const table = await seat(harness, 3);
    const { players, roomId, clock } = table;
    const [host, second, third] = players as [RoomPlayer, RoomPlayer, RoomPlayer];
    await host.person.trpc.rooms.start.mutate({ roomId });
    await third.question(0);
    third.leave();
    await second.waitFor('player_connection', ({ connected }) => !connected);
    await host.person.trpc.rooms.leave.mutate({ roomId });
    expect(await host.waitForEnd()).toBe('');
    await second.waitFor('host_changed', ({ newHostId }) => newHostId === second.person.id);
    await second.answer(0, RIGHT_OPTION);
    await second.results(0);
    clock.advance(30_000);
    await second.waitFor('player_left', ({ reason }) => reason === 'gone');
    await second.person.trpc.rooms.leave.mutate({ roomId });
    await vi.waitFor(async () => {
      const [game] = await harness.database.read.select().from(games).where(eq(games.roomId, roomId));
      expect(game?.status).toBe('abandoned');
    }, SETTLED_MS);
    const left = await harness.database.read.select().from(gamePlayers).where(eq(gamePlayers.userId, second.person.id));
    expect(left).toMatchObject([{ rank: null, xp: 0, correct: 1 }]);
    const seals = await harness.database.read.select().from(quizSeals);
    expect(seals.every(({ endsAt }) => endsAt.getTime() <= clock.now)).toBe(true);
    await expect(second.person.trpc.rooms.get.query({ roomId })).rejects.toMatchObject({
      data: { appCode: 'NOT_FOUND' },
    });
    expect(await second.person.trpc.rooms.mine.query()).toBeNull();
  });

  it('accepts one answer however often it is sent, and gives the reason for refusing others', async () => {
    const table = await seat(harness, 2);
    const { players, roomId, clock } = table;
    const [host, guest] = players as [RoomPlayer, RoomPlayer];
    await expect(guest.person.trpc.rooms.start.mutate({ roomId })).rejects.toThrow('Only the host can do this.');
    await host.person.trpc.rooms.start.mutate({ roomId });
    const sent = await Promise.allSettled([1, 2, 3, 0].map((option) => guest.answer(0, option)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    await expect(guest.answer(1, 1)).rejects.toThrow("This question hasn't been asked yet.");
    await expect(guest.answer(0, 9)).rejects.toThrow("You've already answered this question.");
    clock.advance(30_000);
    await host.results(0);
    await expect(host.answer(0, 1)).rejects.toThrow('Time is up for this question.');
    const { you } = await guest.person.trpc.rooms.get.query({ roomId });
    expect(you).toMatchObject({ seated: true, isHost: false, standing: { rank: expect.any(Number) } });
  });

  it('sends no events to another room, and lets nobody sit in both', async () => {
    const table = await seat(harness, 2);
    const other = await seat(harness, 2);
    const [first] = table.players as [RoomPlayer];
    await first.person.trpc.rooms.chat.mutate({ roomId: table.roomId, message: 'Only for us' });
    await (table.players[1] as RoomPlayer).waitFor('chat_message');
    await first.person.trpc.rooms.start.mutate({ roomId: table.roomId });
    await (table.players[1] as RoomPlayer).question(0);
    for (const player of other.players)
      expect(player.types().filter((type) => type === 'chat_message' || type === 'new_question')).toEqual([]);
    await expect(first.person.trpc.rooms.join.mutate({ roomId: other.roomId })).rejects.toThrow(
      `You're already in room ${table.roomId}. Leave it first.`,
    );
    await expect(first.person.trpc.rooms.chat.mutate({ roomId: other.roomId, message: 'Hi' })).rejects.toThrow(
      "You aren't in this room.",
    );
  });

  it('moves a player’s seat to a second device, and ends the subscription of the first', async () => {
    const { players, roomId } = await seat(harness, 2);
    const [, guest] = players as [RoomPlayer, RoomPlayer];
    const { email } = guest.person.user;
    const { token } = await harness.server.client().accounts.login.mutate({ email, password: TEST_PASSWORD });
    const again = new RoomPlayer(harness.server, { ...guest.person, token }, roomId);
    await again.waitFor('room_joined');
    expect(await guest.waitForEnd()).toBe('');
    await again.person.trpc.rooms.chat.mutate({ roomId, message: 'Still here' });
    await again.waitFor('chat_message');
    const { room } = await guest.person.trpc.rooms.get.query({ roomId });
    expect(room.players.every(({ connected }) => connected)).toBe(true);
  });

  it('sends a removed player that event and nothing more, and reports each person to moderators once', async () => {
    const { players, roomId } = await seat(harness, 3);
    const [host, guest, third] = players as [RoomPlayer, RoomPlayer, RoomPlayer];
    await guest.person.trpc.rooms.chat.mutate({ roomId, message: 'Rude words' });
    const input = { roomId, playerId: guest.person.id, reason: 'Rude' };
    for (const already of [false, true])
      expect(await third.person.trpc.rooms.report.mutate(input)).toEqual({ already });
    await host.person.trpc.rooms.kick.mutate({ roomId, playerId: guest.person.id });
    expect(await guest.waitForEnd()).toBe('');
    expect(guest.types().at(-1)).toBe('player_left');
    await expect(guest.person.trpc.rooms.join.mutate({ roomId })).rejects.toThrow('The host removed you');
    const reports = await harness.database.read
      .select({ details: moderationReports.details, copy: moderationReports.copy })
      .from(moderationReports)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
      .where(eq(moderationCases.targetId, guest.person.id));
    expect(reports).toMatchObject([{ details: 'Rude', copy: { kind: 'person', chat: [{ message: 'Rude words' }] } }]);
  });

  it('opens the big screen only for the host, without taking a seat', async () => {
    const { players, roomId, clock } = await seat(harness, 3, { hostPlays: false });
    const [host, guest] = players as [RoomPlayer, RoomPlayer];
    const stage = new RoomPlayer(harness.server, host.person, roomId, { as: 'stage' });
    expect((await stage.waitFor('room_created')).room.playerCount).toBe(2);
    await expect(new RoomPlayer(harness.server, guest.person, roomId, { as: 'stage' }).waitForEnd()).resolves.toBe(
      'Only the host can open the big screen.',
    );
    host.leave();
    await host.person.trpc.rooms.start.mutate({ roomId });
    await stage.question(0);
    clock.advance(60_000);
    await host.person.trpc.rooms.next.mutate({ roomId });
    await stage.question(1);
    await expect(host.answer(1, 1)).rejects.toThrow("You're hosting this game");
  });

  async function answerRest(
    players: readonly RoomPlayer[],
    index: number,
    right: readonly RoomPlayer[],
  ): Promise<void> {
    for (const player of players) await player.answer(index, right.includes(player) ? RIGHT_OPTION : WRONG);
  }

  /** Returns a person's result of a game, once it is stored in the background. */
  async function outcomeOf(person: Person, roomId: string) {
    return vi.waitFor(async () => {
      const outcome = await person.trpc.rooms.outcome.query({ roomId });
      if (!outcome) throw new Error('Not yet.');
      return outcome;
    }, SETTLED_MS);
  }
});
