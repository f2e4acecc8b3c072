import { newId } from '@quorbit/contracts/lib/ids';
import { attempts } from '@quorbit/db/schema/attempts';
import { challengeRuns } from '@quorbit/db/schema/challenges';
import { plays } from '@quorbit/db/schema/plays';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import {
  answersTo,
  plantChallenge,
  plantPlay,
  plantRun,
  playQuiz,
  readChallenge,
} from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';
import { closeOverduePlays } from './challenges.worker.ts';

describeAtNoon('a play of a challenge', (harness) => {
  let learner: Person;
  const clock = (ms: number) => harness.server.setNow(new Date(NOON + ms));
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
  });

  const stateOf = (id: string) => readChallenge(learner, id);
  const xpOf = async () => (await learner.trpc.accounts.me.query()).xp;
  const start = (id: string) => learner.trpc.challenges.startQuiz.mutate({ id });
  const playNext = (id: string, right = 3) => playQuiz(learner, id, right);

  it('is returned with the same deadline and its saved answers when it is started again', async () => {
    const { id } = await plantChallenge(harness.server, { quizTimeLimit: 60 });
    const play = await plantPlay(harness.server, learner, { id });
    expect(play.deadline).toBe(new Date(NOON + 60_000).toISOString());
    await learner.trpc.plays.save.mutate({ id: play.id, revision: 2, answers: answersTo(play, 2) });
    // This older revision of the play's answers arrives after the newer one and is ignored.
    await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: [] });
    clock(30_000);
    expect(await start(id)).toEqual({
      ...play,
      now: new Date(NOON + 30_000).toISOString(),
      revision: 2,
      answers: answersTo(play, 2),
    });
    expect(await stateOf(id)).toMatchObject({ openPlay: { id: play.id, deadline: play.deadline } });
  });

  it('ends with the challenge at the latest', async () => {
    const { id } = await plantChallenge(harness.server, { duration: 1 });
    clock(HOUR - 10_000);
    expect((await plantPlay(harness.server, learner, { id })).deadline).toBe(new Date(NOON + HOUR).toISOString());
  });

  it('counts answers up to 30 s after its deadline, then only saved ones, and refuses late ones', async () => {
    const { id } = await plantChallenge(harness.server, { quizTimeLimit: 60 });
    await plantPlay(harness.server, learner, { id });
    clock(90_000);
    expect(await playNext(id)).toMatchObject({ score: { percentage: 100, timeTaken: 60 } });
    const play = await start(id);
    await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: answersTo(play, 1) });
    clock(90_000 + 90_001);
    const late = conflict('Too late: we counted what had reached us by 12:02');
    const answers = answersTo(play);
    const { trpc } = learner;
    expect(await refusalOf(trpc.plays.save.mutate({ id: play.id, revision: 2, answers }))).toEqual(late);
    const submit = () => trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers });
    expect(await refusalOf(submit())).toEqual(late);
    while (await closeOverduePlays(harness.server.deps));
    expect(await refusalOf(submit())).toEqual(late);
    expect(await stateOf(id)).toMatchObject({
      status: 'completed_today',
      userProgress: { quizScores: [{ percentage: 100 }, { percentage: 33 }] },
    });
  });

  it('without an answer counts nowhere', async () => {
    const { id } = await plantChallenge(harness.server, { quizTimeLimit: 60, parameters: { quizCount: 1 } });
    await plantRun(harness.server, learner, { id });
    const { quiz } = await start(id);
    const told = await learner.trpc.challenges.submitQuiz.mutate({ id, quizId: quiz.id, answers: {} });
    expect(told).toEqual({ score: null, progress: 0, completed: false, xpEarned: 0 });
    await start(id);
    clock(91_000);
    while (await closeOverduePlays(harness.server.deps));
    expect(await stateOf(id)).toMatchObject({ userProgress: { progress: 0, completedQuizzes: 0 } });
    const kept = await harness.database.read.select().from(attempts).where(eq(attempts.userId, learner.id));
    expect([kept, (await learner.trpc.accounts.me.query()).streak.count]).toEqual([[], 0]);
    expect(await refusalOf(start(id))).toEqual(conflict('No quiz available to start'));
  });

  it('accepts only answers to its own questions, for the quiz under way and from its player', async () => {
    const challenge = await plantChallenge(harness.server);
    const { id, quizzes } = challenge;
    const play = await plantPlay(harness.server, learner, challenge);
    const { trpc } = learner;
    const submit = (quizId: string, answers: object) =>
      outcomeOf(trpc.challenges.submitQuiz.mutate({ id, quizId, answers: answers as Record<string, number> }));
    const stray = [{ questionId: newId(), option: 1, timeSpent: 0 }];
    expect(await submit(play.quiz.id, stray)).toBe('INVALID');
    expect(await submit(play.quiz.id, [...answersTo(play), ...answersTo(play, 1)])).toBe('INVALID');
    expect(await submit(play.quiz.id, { 3: 0 })).toBe('INVALID');
    expect(await submit(play.quiz.id, { 0: 7 })).toBe('INVALID');
    expect(await submit(newId(), [])).toBe('NOT_FOUND');
    expect(await submit(quizzes[1]?.id ?? '', [])).toBe('CONFLICT');
    const answers = answersTo(play);
    const foreign = await plantPerson(harness.server);
    expect(await outcomeOf(trpc.plays.save.mutate({ id: play.id, revision: 1, answers: stray }))).toBe('INVALID');
    expect(await outcomeOf(foreign.trpc.plays.save.mutate({ id: play.id, revision: 1, answers }))).toBe('NOT_FOUND');
    // Neither the invalid answers nor the other person's answers were saved.
    expect((await start(id)).answers).toEqual([]);
  });

  it('becomes an attempt that is graded at the challenge’s end, pays no quiz XP and counts for the day', async () => {
    const { id, quizzes } = await plantChallenge(harness.server, { duration: 1 });
    await plantRun(harness.server, learner, { id });
    await playNext(id, 2);
    const { trpc } = learner;
    expect((await trpc.accounts.me.query()).streak.count).toBe(1);
    const [waiting] = (await trpc.reports.list.query({})).items;
    expect(waiting).toMatchObject({ status: 'submitted', percentage: null, quiz: { id: quizzes[0]?.id } });
    const [quiz] = quizzes;
    if (quiz) expect(await outcomeOf(trpc.attempts.submit.mutate(attemptInput(quiz)))).toBe('CONFLICT');
    expect((await trpc.reviews.list.query({})).total).toBe(0);
    clock(HOUR);
    while (await processSealTransition(harness.server.deps));
    const report = await trpc.reports.get.query({ id: waiting?.id ?? '' });
    expect(report).toMatchObject({ status: 'graded', percentage: 67, xpEarned: 0 });
    expect((await trpc.reviews.list.query({})).total).toBe(1);
    expect(await xpOf()).toBe(0);
    const achieved = await trpc.achievements.list.query({});
    expect(achieved.locked.find((achievement) => achievement.id === 'category_general_10')).toMatchObject({ count: 2 });
    expect(achieved.locked.find((achievement) => achievement.id === 'quiz_1')).toMatchObject({ count: 0 });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('is graded at once if it is closed after the end of the challenge', async () => {
    const { id } = await plantChallenge(harness.server, { duration: 1 });
    await plantRun(harness.server, learner, { id });
    clock(HOUR - 10_000);
    const play = await start(id);
    await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: answersTo(play) });
    clock(2 * HOUR);
    while (await processSealTransition(harness.server.deps));
    while (await closeOverduePlays(harness.server.deps));
    expect(await learner.trpc.reports.get.query({ id: play.id })).toMatchObject({
      status: 'graded',
      percentage: 100,
    });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  describe('at the same moment', () => {
    it('two joins create one run, and two starts create one play', async () => {
      const { id } = await plantChallenge(harness.server);
      const joins = await Promise.all([1, 2].map(() => outcomeOf(learner.trpc.challenges.join.mutate({ id }))));
      expect(joins.toSorted()).toEqual(['CONFLICT', 'ok']);
      const [a, b] = await Promise.all([start(id), start(id)]);
      expect(a.id).toBe(b.id);
      const mine = await harness.database.read.select().from(challengeRuns).where(eq(challengeRuns.userId, learner.id));
      expect(mine).toHaveLength(1);
    });

    it('two devices submit, and only one submission counts', async () => {
      const { id } = await plantChallenge(harness.server, { parameters: { quizCount: 1 } });
      const play = await plantPlay(harness.server, learner, { id });
      const submit = (right: number) =>
        outcomeOf(
          learner.trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play, right) }),
        );
      expect((await Promise.all([submit(3), submit(1)])).toSorted()).toEqual(['CONFLICT', 'ok']);
      expect(await xpOf()).toBe(150);
    });

    it('a submission and the worker at the deadline create one result', async () => {
      const { id } = await plantChallenge(harness.server, { quizTimeLimit: 60, parameters: { quizCount: 1 } });
      const play = await plantPlay(harness.server, learner, { id });
      await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: answersTo(play, 1) });
      clock(90_000);
      const submitted = outcomeOf(
        learner.trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play) }),
      );
      await Promise.all([submitted, closeOverduePlays({ ...harness.server.deps, now: () => new Date(NOON + 90_001) })]);
      const kept = await harness.database.read.select().from(plays).where(eq(plays.id, play.id));
      expect(kept).toHaveLength(1);
      expect([33, 100]).toContain(kept[0]?.percentage);
      expect(await xpOf()).toBe(150);
      expect((await recountAll(harness.database)).found).toEqual([]);
    });
  });
});
