import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { answersTo } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput } from '../../testing/planted/quiz.ts';
import { plantRoundPlay, plantRunning, runTournaments } from '../../testing/planted/tournament.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';

describeAtNoon('playing in a tournament', (harness) => {
  let learner: Person;
  let person: Person;
  const clock = (ms: number) => harness.server.setNow(new Date(NOON + ms));
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { name: 'Ada' });
    person = await plantPerson(harness.server, { name: 'Bob' });
  });

  const get = (id: string, person = learner) => person.trpc.tournaments.get.query({ id });
  const start = (id: string, person = learner) => person.trpc.tournaments.startQuiz.mutate({ id });
  const play = async (id: string, right: number, person = learner) => {
    const { quiz, ...begun } = await start(id, person);
    const answers = answersTo({ quiz, ...begun }, right);
    return person.trpc.tournaments.submitQuiz.mutate({ id, quizId: quiz.id, answers });
  };

  it('decides a match, and moves the ranks, as soon as both have played', async () => {
    const { id, quizzes } = await plantRunning(harness.server, [learner, person]);
    expect((await get(id)).tournament.userParticipation).toMatchObject({
      ownRound: { round: 1, state: 'to_play', quiz: { id: quizzes[0]?.id }, won: null, score: null },
      canPlay: true,
    });
    const told = await play(id, 2);
    expect(told).toMatchObject({
      score: { round: 1, score: 2, totalMarks: 3, percentage: 67 },
      ownRound: { state: 'waiting', won: null },
      currentScore: 0,
    });
    // The opponent doesn't see the score to beat.
    const before = await get(id, person);
    expect(before.schedule[0]?.matches[0]).toMatchObject({ decided: false, winner: null });
    expect(before.schedule[0]?.matches[0]?.sides).toEqual(
      expect.arrayContaining([expect.objectContaining({ played: true, score: null })]),
    );
    expect(before.tournament.participants.map(({ rank, quizScores }) => [rank, quizScores])).toEqual([
      [1, []],
      [1, []],
    ]);
    expect(await play(id, 3, person)).toMatchObject({
      ownRound: { state: 'decided', won: true },
      rank: 1,
      currentScore: 1,
    });
    const { tournament, schedule } = await get(id);
    expect(
      tournament.participants.map(({ name, rank, currentScore, eliminated }) => [name, rank, currentScore, eliminated]),
    ).toEqual([
      ['Bob', 1, 1, false],
      ['Ada', 2, 0, true],
    ]);
    expect(tournament.userParticipation).toMatchObject({ ownRound: { state: 'decided', won: false }, canPlay: false });
    expect(schedule[0]?.matches[0]).toMatchObject({ decided: true, winner: tournament.participants[0]?.id });
    expect(JSON.stringify(await get(id))).not.toContain('correctAnswer');
    expect(await refusalOf(start(id))).toEqual(conflict('No quiz available to start'));
  });

  it('returns the same play with the same deadline and the saved answers when started again', async () => {
    const { id } = await plantRunning(harness.server, [learner, person], { settings: { timeLimit: 60 } });
    const begun = await start(id);
    expect(begun.deadline).toBe(new Date(NOON + 60_000).toISOString());
    await learner.trpc.plays.save.mutate({ id: begun.id, revision: 1, answers: answersTo(begun, 1) });
    clock(30_000);
    expect(await start(id)).toMatchObject({ id: begun.id, deadline: begun.deadline, answers: answersTo(begun, 1) });
    expect((await get(id)).tournament.userParticipation).toMatchObject({
      ownRound: { state: 'playing' },
      canPlay: true,
      openPlay: { id: begun.id, deadline: begun.deadline },
    });
  });

  it('ends with the round at the latest, and the round waits for plays that were started in time', async () => {
    const { id } = await plantRunning(harness.server, [learner, person], { type: 'round_robin' });
    const roundEnd = 4 * HOUR;
    clock(roundEnd - 10_000);
    const begun = await start(id);
    expect(begun.deadline).toBe(new Date(NOON + roundEnd).toISOString());
    clock(roundEnd + 20_000);
    await runTournaments(harness.server);
    expect((await get(id)).tournament.currentRound).toBe(1);
    expect(await refusalOf(start(id, person))).toEqual(conflict('No quiz available to start'));
    const answers = answersTo(begun);
    const submitted = await learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers });
    expect(submitted).toMatchObject({ score: { percentage: 100, timeTaken: 10 }, ownRound: null });
    await runTournaments(harness.server);
    const { tournament } = await get(id);
    expect(tournament).toMatchObject({ currentRound: 2 });
    expect(tournament.participants.map(({ name, currentScore }) => [name, currentScore])).toEqual([
      ['Ada', 1],
      ['Bob', 0],
    ]);
  });

  it('counts the saved answers after the deadline, and the round goes on without the player', async () => {
    const { id } = await plantRunning(harness.server, [learner, person], { settings: { timeLimit: 60 } });
    const begun = await start(id);
    await learner.trpc.plays.save.mutate({ id: begun.id, revision: 1, answers: answersTo(begun, 1) });
    clock(90_001);
    const submit = () =>
      refusalOf(learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers: answersTo(begun) }));
    const late = conflict('Too late: we counted what had reached us by 12:01');
    expect(await submit()).toEqual(late);
    await runTournaments(harness.server);
    expect(await submit()).toEqual(late);
    expect((await get(id)).tournament.userParticipation).toMatchObject({
      ownRound: { state: 'waiting', score: { percentage: 33 } },
      openPlay: null,
    });
  });

  it('takes answers only once, from the player, to the quiz and questions that were started', async () => {
    const { id, quizzes } = await plantRunning(harness.server, [learner, person]);
    const begun = await start(id);
    const submit = (quizId: string, answers: object, person = learner) =>
      outcomeOf(person.trpc.tournaments.submitQuiz.mutate({ id, quizId, answers: answers as Record<string, number> }));
    expect(await submit(begun.quiz.id, [{ questionId: newId(), option: 1, timeSpent: 0 }])).toBe('INVALID');
    expect(await submit(begun.quiz.id, { 7: 0 })).toBe('INVALID');
    expect(await submit(newId(), [])).toBe('NOT_FOUND');
    expect(await submit(quizzes[1]?.id ?? '', [])).toBe('CONFLICT');
    expect(await submit(begun.quiz.id, [], person)).toBe('CONFLICT');
    const answers = answersTo(begun);
    const told = await learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers });
    expect(await learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers })).toEqual(told);
    expect(await submit(begun.quiz.id, answersTo(begun, 1))).toBe('CONFLICT');
    const stranger = await plantPerson(harness.server);
    for (const call of [start(id, stranger), stranger.trpc.tournaments.withdraw.mutate({ id })])
      expect(await refusalOf(call)).toEqual(conflict("You're not registered for this tournament."));
  });

  it('counts nowhere without an answer', async () => {
    const { id } = await plantRunning(harness.server, [learner, person]);
    const begun = await start(id);
    const told = await learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers: {} });
    expect(told).toMatchObject({ score: null, currentScore: 0 });
    await play(id, 0, person);
    clock(8 * HOUR);
    await runTournaments(harness.server);
    expect((await get(id)).tournament.participants.map(({ name, rank }) => [name, rank])).toEqual([
      ['Bob', 1],
      ['Ada', 2],
    ]);
    const kept = await harness.database.read.select().from(attempts).where(eq(attempts.userId, learner.id));
    expect(kept).toEqual([]);
  });

  it('creates an attempt that opens once the tournament is over, pays no XP and counts for the streak', async () => {
    const { id, quizzes } = await plantRunning(harness.server, [learner, person], { prizes: [] });
    await play(id, 2);
    const { trpc } = learner;
    expect((await trpc.accounts.me.query()).streak.count).toBe(1);
    const [waiting] = (await trpc.reports.list.query({})).items;
    expect(waiting).toMatchObject({ status: 'submitted', percentage: null });
    const [quiz] = quizzes;
    if (quiz) expect(await outcomeOf(trpc.attempts.submit.mutate(attemptInput(quiz)))).toBe('CONFLICT');
    clock(8 * HOUR + 30_000);
    await runTournaments(harness.server);
    while (await processSealTransition(harness.server.deps));
    expect(await trpc.reports.get.query({ id: waiting?.id ?? '' })).toMatchObject({ status: 'graded', percentage: 67 });
    expect((await trpc.reviews.list.query({})).total).toBe(1);
    expect((await trpc.accounts.me.query()).xp).toBe(0);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('uses the quizzes as they were when it was created, even if they are edited or deleted', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const { id, quizzes } = await plantRunning(harness.server, [learner, person], { type: 'round_robin' });
    await admin.trpc.quizzes.update.mutate({ id: quizzes[0]?.id ?? '', title: `New ${newId()}` });
    await admin.trpc.quizzes.delete.mutate({ id: quizzes[1]?.id ?? '' });
    expect((await start(id)).quiz.title).toBe(quizzes[0]?.title);
    clock(4 * HOUR + 31_000);
    await runTournaments(harness.server);
    expect((await start(id)).quiz.title).toBe(quizzes[1]?.title);
  });

  it('goes on without a prize for a player who becomes an admin meanwhile', async () => {
    const { id } = await plantRunning(harness.server, [learner, person]);
    await play(id, 1, person);
    await harness.database.transaction((tx) => tx.update(users).set({ role: 'admin' }).where(eq(users.id, learner.id)));
    expect(await play(id, 3)).toMatchObject({ ownRound: { won: true } });
    expect((await get(id)).tournament.userParticipation).toMatchObject({ withoutPrizes: true });
    clock(8 * HOUR);
    await runTournaments(harness.server);
    expect(await Promise.all([learner, person].map(async ({ trpc }) => (await trpc.accounts.me.query()).xp))).toEqual([
      0, 300,
    ]);
  });

  describe('at the same moment', () => {
    it('two starts make one play, and one of two submissions counts', async () => {
      const { id } = await plantRunning(harness.server, [learner, person]);
      const [a, b] = await Promise.all([start(id), start(id)]);
      expect(a.id).toBe(b.id);
      const submit = (right: number) =>
        outcomeOf(learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: a.quiz.id, answers: answersTo(a, right) }));
      expect((await Promise.all([submit(3), submit(1)])).toSorted()).toEqual(['CONFLICT', 'ok']);
    });

    it('a submission at the deadline and the worker store one result', async () => {
      const { id } = await plantRunning(harness.server, [learner, person], { settings: { timeLimit: 60 } });
      const begun = await plantRoundPlay(harness.server, learner, { id });
      await learner.trpc.plays.save.mutate({ id: begun.id, revision: 1, answers: answersTo(begun, 1) });
      clock(90_000);
      const submitted = outcomeOf(
        learner.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers: answersTo(begun) }),
      );
      const later = { ...harness.server.deps, now: () => new Date(NOON + 90_001) };
      await Promise.all([submitted, runTournaments({ ...harness.server, deps: later })]);
      const score = (await get(id)).tournament.userParticipation?.ownRound?.score;
      expect([33, 100]).toContain(score?.percentage);
      expect(score?.percentage === 100).toBe((await submitted) === 'ok');
    });
  });

  it('begins nothing on a HEAD request, and forbids caching the reply to a start', async () => {
    const { id } = await plantRunning(harness.server, [learner, person]);
    const path = `/api/gamification/tournaments/${id}/quiz/start`;
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await fetch(`${harness.server.address}${path}`, { method: 'HEAD', headers })).status).toBe(405);
    expect((await get(id)).tournament.userParticipation?.openPlay).toBeNull();
    expect((await send(harness.server.address, 'GET', path, { token: learner.token })).status).toBe(200);
    expect((await fetch(`${harness.server.address}${path}`, { headers })).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});
