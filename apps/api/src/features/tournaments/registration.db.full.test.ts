import { xpFees } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantPlayer, plantTournament, runTournaments } from '../../testing/planted/tournament.ts';
import { plantXp } from '../../testing/planted/xp.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

describeAtNoon('registering for a tournament', (harness, clock) => {
  let learner: Person;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
  });
  const balanceOf = async (person = learner) => (await person.trpc.tournaments.list.query({})).balance;
  const feesOf = async (person = learner) =>
    (await harness.database.read.select().from(xpFees).where(eq(xpFees.userId, person.id)))
      .map(({ kind }) => kind)
      .toSorted();

  it('takes the fee from the balance alone, and withdrawing gives it back; both can be repeated', async () => {
    await plantXp(harness.server, learner, 200);
    const { id } = await plantTournament(harness.server, { settings: { entryFee: 150 } });
    const before = await learner.trpc.accounts.me.query();
    const registered = await learner.trpc.tournaments.register.mutate({ id });
    expect(registered).toMatchObject({
      status: 'registration_open',
      stats: { totalParticipants: 1 },
      userParticipation: { withdrawn: false, ownRound: null, canPlay: false },
    });
    expect([await balanceOf(), await feesOf()]).toEqual([50, ['fee']]);
    expect(await learner.trpc.accounts.me.query()).toMatchObject({ xp: before.xp, level: before.level });
    expect(await refusalOf(learner.trpc.tournaments.register.mutate({ id }))).toEqual(
      conflict("You've already registered for this tournament."),
    );
    const withdrawn = await learner.trpc.tournaments.withdraw.mutate({ id });
    expect(withdrawn).toMatchObject({ stats: { totalParticipants: 0 }, userParticipation: null, participants: [] });
    expect([await balanceOf(), await feesOf()]).toEqual([200, ['fee', 'refund']]);
    expect(await refusalOf(learner.trpc.tournaments.withdraw.mutate({ id }))).toEqual(
      conflict("You're not registered for this tournament."),
    );
    await learner.trpc.tournaments.register.mutate({ id });
    expect([await balanceOf(), await feesOf()]).toEqual([50, ['fee']]);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('is refused if the fee exceeds the balance', async () => {
    await plantXp(harness.server, learner, 99);
    const { id } = await plantTournament(harness.server, { settings: { entryFee: 100 } });
    expect(await refusalOf(learner.trpc.tournaments.register.mutate({ id }))).toEqual(
      conflict('The entry fee is 100 XP, and you have 99 XP to spend.'),
    );
    expect([await balanceOf(), await feesOf()]).toEqual([99, []]);
  });

  it('is possible from the first to the last moment of registration, and so is withdrawing', async () => {
    const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
    const { id } = await plantTournament(harness.server, { registrationStart: at(0.5) });
    const register = () => refusalOf(learner.trpc.tournaments.register.mutate({ id }));
    expect(await register()).toEqual(conflict("Registration hasn't opened yet."));
    clock(0.5);
    expect(await register()).toBeNull();
    clock(1);
    expect(await refusalOf(learner.trpc.tournaments.withdraw.mutate({ id }))).toEqual(
      conflict('You can withdraw until registration ends.'),
    );
    const late = await plantPerson(harness.server);
    for (const hours of [1, 1.5, 2, 20]) {
      clock(hours);
      expect(await refusalOf(late.trpc.tournaments.register.mutate({ id }))).toEqual(
        conflict('Registration is closed.'),
      );
    }
  });

  it('is refused to admins and to the owner of one of its quizzes', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const own = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
    const { id } = await plantTournament(harness.server, { quizzes: [own] });
    for (const { trpc } of [owner, admin])
      expect(await refusalOf(trpc.tournaments.register.mutate({ id }))).toEqual(
        conflict('You can see the answers of this quiz.'),
      );
    expect(await outcomeOf(learner.trpc.tournaments.register.mutate({ id }))).toBe('ok');
  });

  it('gives the last place to one of several people, and charges nobody else', async () => {
    const { id } = await plantTournament(harness.server, { settings: { maxParticipants: 16, entryFee: 10 } });
    const others = await Promise.all(Array.from({ length: 19 }, () => plantPerson(harness.server)));
    for (const person of others) await plantXp(harness.server, person, 10);
    for (const person of others.slice(0, 15)) await plantPlayer(harness.server, person, { id });
    const last = others.slice(15);
    const outcomes = await Promise.all(last.map(({ trpc }) => outcomeOf(trpc.tournaments.register.mutate({ id }))));
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
    expect(await refusalOf(learner.trpc.tournaments.register.mutate({ id }))).toEqual(
      conflict('This tournament is full.'),
    );
    const balances = await Promise.all(last.map((person) => balanceOf(person)));
    expect(balances.toSorted()).toEqual([0, 10, 10, 10]);
  });

  it('twice at the same moment costs one fee', async () => {
    await plantXp(harness.server, learner, 100);
    const { id } = await plantTournament(harness.server, { settings: { entryFee: 40 } });
    const twice = await Promise.all([1, 2].map(() => outcomeOf(learner.trpc.tournaments.register.mutate({ id }))));
    expect(twice.toSorted()).toEqual(['CONFLICT', 'ok']);
    expect(await balanceOf()).toBe(60);
  });

  it('alone gets the fee back at the start: the tournament is over, and its quizzes are unsealed', async () => {
    await plantXp(harness.server, learner, 100);
    const tournament = await plantTournament(harness.server, { settings: { entryFee: 40 } });
    await plantPlayer(harness.server, learner, tournament);
    const [quiz] = tournament.quizzes;
    const person = await plantPerson(harness.server);
    const startAlone = () => outcomeOf(person.trpc.quizzes.start.query({ id: quiz?.id ?? '' }));
    expect(await startAlone()).toBe('CONFLICT');
    clock(2);
    for (let times = 0; times < 2; times += 1) await runTournaments(harness.server);
    expect([await balanceOf(), await feesOf()]).toEqual([100, ['fee', 'refund']]);
    const { tournament: seen, schedule } = await learner.trpc.tournaments.get.query({ id: tournament.id });
    expect(seen).toMatchObject({ status: 'completed', rounds: null, participants: [{ rank: null }] });
    expect(schedule).toEqual([]);
    expect(await startAlone()).toBe('ok');
    const completed = (await learner.trpc.tournaments.completed.query({})).items;
    expect(completed.map(({ id }) => id)).toEqual([tournament.id]);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('doesn’t let deleted or suspended accounts play at the start, and gives them no fee back', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => plantPerson(harness.server)));
    const { id } = await plantTournament(harness.server, { settings: { entryFee: 10 } });
    for (const person of people) {
      await plantXp(harness.server, person, 10);
      await plantPlayer(harness.server, person, { id });
    }
    const [gone, suspended, first] = people;
    await gone?.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.administration.suspend.mutate({ userId: suspended?.id ?? '' });
    clock(2);
    await runTournaments(harness.server);
    const { tournament, schedule } = await (first as Person).trpc.tournaments.get.query({ id });
    expect(tournament).toMatchObject({ rounds: 1, currentRound: 1, stats: { totalParticipants: 3 } });
    expect(tournament.participants.map(({ seed, withdrawn }) => [seed, withdrawn])).toEqual([
      [1, false],
      [2, false],
      [null, true],
    ]);
    expect(schedule[0]?.matches).toHaveLength(1);
    expect(await feesOf(suspended)).toEqual(['fee']);
  });
});
