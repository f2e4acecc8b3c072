import { gameBadges } from '@quorbit/db/schema/achievements';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import {
  plantPeople,
  plantRoundPlay,
  plantRunning,
  plantTournament,
  playRound,
  readTournament,
  runTournaments,
} from '../../testing/planted/tournament.ts';
import { plantXp } from '../../testing/planted/xp.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { nameTournamentBadges } from './name-badges.step.ts';

describeAtNoon('the rounds of a tournament', (harness, clock) => {
  const xpOf = async ({ trpc }: Person) => (await trpc.accounts.me.query()).xp;
  const namesOf = (of: Pick<Awaited<ReturnType<typeof readTournament>>, 'tournament' | 'schedule'>) => {
    const names = new Map(of.tournament.participants.map(({ id, name }) => [id, name]));
    return of.schedule.map(({ matches }) =>
      matches.map(({ sides }) => sides.map((side) => (side ? names.get(side.player) : null))),
    );
  };

  it('lead a bracket from byes to the final, and pay prizes once', async () => {
    const [first, second, third, ...rest] = (await plantPeople(harness.server, 5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    // The player with the highest level is the first seed, though another one registered first.
    await plantXp(harness.server, second, 1_000);
    const { id } = await plantRunning(harness.server, [first, second, third, ...rest], {
      prizes: [
        { position: 1, xp: 500, badge: '🏆 Cup', theme: 'Neon', title: 'Champion' },
        { position: 2, xp: 300 },
        { position: 3, xp: 200 },
      ],
    });
    expect(namesOf(await readTournament(id, first))).toEqual([
      [
        ['P2', null],
        ['P5', 'P4'],
        ['P3', null],
        [null, 'P1'],
      ],
      [],
      [],
    ]);
    await playRound(harness.server, id, rest[0], 1);
    await playRound(harness.server, id, rest[1], 2);
    clock(3);
    await runTournaments(harness.server);
    expect(namesOf(await readTournament(id, first))[1]).toEqual([
      ['P2', 'P5'],
      ['P3', 'P1'],
    ]);
    for (const [person, right] of [
      [second, 3],
      [rest[1], 0],
      [third, 1],
      [first, 2],
    ] as const)
      await playRound(harness.server, id, person, right);
    clock(6);
    await runTournaments(harness.server);
    expect(namesOf(await readTournament(id, first))[2]).toEqual([['P2', 'P1']]);
    await playRound(harness.server, id, second, 3);
    await playRound(harness.server, id, first, 2);
    clock(8);
    for (let times = 0; times < 3; times += 1) await runTournaments(harness.server);
    const { tournament } = await readTournament(id, first);
    expect(tournament.participants.map(({ name, rank, title }) => [name, rank, title])).toEqual([
      ['P2', 1, 'Champion'],
      ['P1', 2, null],
      ['P5', 3, null],
      ['P3', 4, null],
      ['P4', 5, null],
    ]);
    expect([await xpOf(second), await xpOf(first), await xpOf(rest[1])]).toEqual([1_500, 300, 200]);
    const badges = await harness.database.read.select().from(gameBadges).where(eq(gameBadges.userId, second.id));
    expect(badges).toMatchObject([{ title: '🏆 Cup', game: tournament.name }]);
    // Older releases stored badges without the tournament's name.
    await harness.database.transaction(async (tx) => {
      await tx.update(gameBadges).set({ game: null }).where(eq(gameBadges.userId, second.id));
      await nameTournamentBadges.run(tx, harness.server.deps);
    });
    expect(await harness.database.read.select().from(gameBadges).where(eq(gameBadges.userId, second.id))).toEqual(
      badges,
    );
    for (const person of [first, second]) {
      const page = await person.trpc.publicProfiles.get.query({ id: second.id });
      expect(page).toMatchObject({
        title: 'Champion',
        details: { badges: [{ title: '🏆 Cup', game: tournament.name }], badgeCount: 1 },
      });
    }
    expect((await second.trpc.accounts.me.query()).unlockedThemes).toContain('Neon');
    expect(await first.trpc.accounts.get.query({ id: second.id })).toMatchObject({ title: 'Champion' });
    expect(await second.trpc.accounts.me.query()).toMatchObject({ title: 'Champion' });
    expect(await first.trpc.accounts.me.query()).not.toHaveProperty('title');
    const [completed] = (await second.trpc.tournaments.completed.query({})).items;
    expect(completed?.userPerformance).toMatchObject({
      rank: 1,
      finalScore: 3,
      quizzesCompleted: 2,
      averagePercentage: 100,
    });
    const [played] = (await second.trpc.tournaments.history.query({})).items;
    expect(played).toMatchObject({ userRank: 1, userBestScore: 100, prizeWon: { title: 'Champion', xp: 500 } });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('withdraw a player who misses two in a row, without a prize; equal players share rank and prize', async () => {
    const [a, b, c] = (await plantPeople(harness.server, 3)) as [Person, Person, Person];
    const quizzes = await Promise.all([1, 2, 3].map(() => plantQuiz(harness.server, { ownerId: null })));
    const { id } = await plantRunning(harness.server, [a, b, c], { type: 'round_robin', quizzes });
    await playRound(harness.server, id, c, 1);
    for (const round of [1, 2]) {
      for (const person of [a, b]) await playRound(harness.server, id, person, 3);
      clock((round * 8) / 3);
      await runTournaments(harness.server);
    }
    expect((await readTournament(id, c)).tournament.userParticipation).toMatchObject({
      withdrawn: false,
      canPlay: true,
    });
    clock(8);
    await runTournaments(harness.server);
    const { tournament } = await readTournament(id, a);
    expect(
      tournament.participants.map(({ name, rank, currentScore, withdrawn }) => [name, rank, currentScore, withdrawn]),
    ).toEqual([
      ['P1', 1, 3, false],
      ['P2', 1, 3, false],
      ['P3', 3, 0, true],
    ]);
    expect([await xpOf(a), await xpOf(b), await xpOf(c)]).toEqual([500, 500, 0]);
  });

  it('let everybody in a Swiss tournament play each time, and nobody meet an opponent twice', async () => {
    const all = await plantPeople(harness.server, 5);
    const { id } = await plantRunning(harness.server, all, { type: 'swiss_system' });
    const [first] = all as [Person];
    for (let round = 1; round <= 3; round += 1) {
      for (const [index, person] of all.entries()) await playRound(harness.server, id, person, index % 4);
      clock((round * 8) / 3 + 0.001);
      await runTournaments(harness.server);
    }
    const seen = await readTournament(id, first);
    const pairs = namesOf(seen)
      .flat()
      .map((pair) => pair.toSorted().join());
    expect(pairs).toHaveLength(9);
    expect(new Set(pairs).size).toBe(9);
    const byes = namesOf(seen).flatMap((round) =>
      round.flatMap(([player, opponent]) => (opponent === null ? player : [])),
    );
    expect(new Set(byes).size).toBe(3);
    const points = seen.tournament.participants.reduce((sum, { currentScore }) => sum + currentScore, 0);
    expect(points).toBe(9);
  });

  describe('with a player whose account is deleted or suspended', () => {
    it('show a deleted account in the bracket as a deleted person, who loses', async () => {
      const [a, b] = (await plantPeople(harness.server, 2)) as [Person, Person];
      const { id } = await plantRunning(harness.server, [a, b]);
      await plantRoundPlay(harness.server, b, { id });
      await b.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
      await playRound(harness.server, id, a, 1);
      clock(8);
      await runTournaments(harness.server);
      const { tournament } = await readTournament(id, a);
      expect(tournament.participants.map(({ name, user, rank, withdrawn }) => [name, user, rank, withdrawn])).toEqual([
        ['P1', a.id, 1, false],
        ['Deleted person', null, 2, true],
      ]);
      expect(await xpOf(a)).toBe(500);
      expect((await recountAll(harness.database)).found).toEqual([]);
    });

    it('withdraw a suspended player at the end of the round', async () => {
      const all = await plantPeople(harness.server, 3);
      const [a, b] = all as [Person, Person, Person];
      const { id } = await plantRunning(harness.server, all, { type: 'swiss_system' });
      await playRound(harness.server, id, a, 3);
      await playRound(harness.server, id, b, 3);
      const admin = await plantPerson(harness.server, { role: 'admin' });
      await admin.trpc.administration.suspend.mutate({ userId: b.id });
      clock(4);
      await runTournaments(harness.server);
      const { tournament, schedule } = await readTournament(id, a);
      expect(tournament.participants.find(({ name }) => name === 'P2')).toMatchObject({ withdrawn: true });
      expect(namesOf({ tournament, schedule })[1]?.flat()).not.toContain('P2');
    });
  });

  it('show blocked people to each other as hidden players, without a link', async () => {
    const [a, b] = (await plantPeople(harness.server, 2)) as [Person, Person];
    const { id } = await plantRunning(harness.server, [a, b]);
    await a.trpc.friends.block.mutate({ id: b.id });
    const seenBy = async (person: Person) =>
      (await readTournament(id, person)).tournament.participants.map(({ name, user }) => [name, user]);
    expect(await seenBy(a)).toEqual([
      ['P1', a.id],
      ['Hidden player', null],
    ]);
    expect(await seenBy(b)).toEqual([
      ['Hidden player', null],
      ['P2', b.id],
    ]);
  });

  it('go on after the server was away for whole rounds', async () => {
    const all = await plantPeople(harness.server, 4);
    const { id } = await plantTournament(harness.server);
    for (const { trpc } of all) await trpc.tournaments.register.mutate({ id });
    clock(30);
    await runTournaments(harness.server);
    const { tournament, schedule } = await readTournament(id, all[0] as Person);
    expect(tournament).toMatchObject({ status: 'completed', rounds: 2, currentRound: 2 });
    expect(namesOf({ tournament, schedule })[1]).toEqual([[null, null]]);
    expect(await xpOf(all[0] as Person)).toBe(0);
  });
});
