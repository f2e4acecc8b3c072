import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { challengeRuns } from '@quorbit/db/schema/challenges';
import { plays } from '@quorbit/db/schema/plays';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { send } from '../../testing/http.ts';
import { answersTo, plantChallenge, plantPlay, plantRun } from '../../testing/planted-challenge.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { plantQuiz, submission } from '../../testing/planted-quiz.ts';
import { recounted } from '../../testing/recounted.ts';
import { outcomeOf, refusalOf } from '../../testing/refusal.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { takeTurn } from '../attempts/opening.worker.ts';
import { closePlays, foldParticipants } from './challenges.worker.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 3_600_000;
const conflict = (message: string) => ({ code: 'CONFLICT', status: 409, message });

describeWithServer('taking part in a challenge', { now: new Date(NOON) }, (its) => {
  let learner: Person;
  const clock = (ms: number) => its.server.setNow(new Date(NOON + ms));
  beforeEach(async () => {
    clock(0);
    learner = await plantPerson(its.server);
  });

  const stateOf = async (id: string, person = learner) =>
    (await person.trpc.challenges.status.query({ limit: 100 })).items.find((one) => one.id === id);
  const xpOf = async (person = learner) => (await person.trpc.accounts.me.query()).xp;
  const start = (id: string, person = learner) => person.trpc.challenges.startQuiz.mutate({ id });
  const playNext = async (id: string, right = 3, person = learner) => {
    const play = await start(id, person);
    return person.trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play, right) });
  };

  it('goes from joining over each quiz once to the reward, paid once', async () => {
    const rewards = { xp: 200, badge: '🎯 Sharp', theme: 'Galaxy' as const };
    const { id } = await plantChallenge(its.server, { rewards, duration: 72 });
    expect(await stateOf(id)).toMatchObject({ status: 'available', userProgress: null, participants: [] });
    await learner.trpc.challenges.join.mutate({ id });
    expect(await stateOf(id)).toMatchObject({
      ...{ status: 'in_progress', wasReset: false, nextResetTime: new Date(NOON + 24 * HOUR).toISOString() },
      stats: { totalParticipants: 1, completionRate: 0 },
    });
    expect(await playNext(id, 2)).toMatchObject({ progress: 50, completed: false, xpEarned: 0 });
    expect(await xpOf()).toBe(0);
    const last = await start(id);
    const answers = answersTo(last);
    const told = await learner.trpc.challenges.submitQuiz.mutate({ id, quizId: last.quiz.id, answers });
    expect(told).toMatchObject({ score: { percentage: 100 }, progress: 100, completed: true, xpEarned: 200 });
    // The response was lost: the same again.
    expect(await learner.trpc.challenges.submitQuiz.mutate({ id, quizId: last.quiz.id, answers })).toEqual(told);
    const other = learner.trpc.challenges.submitQuiz.mutate({ id, quizId: last.quiz.id, answers: answersTo(last, 1) });
    expect(await refusalOf(other)).toEqual(conflict("You've already submitted this quiz."));
    expect(await refusalOf(start(id))).toEqual(conflict('No quiz available to start'));
    expect(await xpOf()).toBe(200);
    expect(await stateOf(id)).toMatchObject({
      status: 'completed_today',
      stats: { totalParticipants: 1, completionRate: 100 },
      userProgress: { totalScore: 5, averagePercentage: 84, attempts: 1, completedQuizzes: 2 },
    });
    expect((await learner.trpc.achievements.list.query({})).badges).toMatchObject([{ title: '🎯 Sharp' }]);
    expect((await learner.trpc.accounts.me.query()).unlockedThemes).toContain('Galaxy');
    const completed = await learner.trpc.challenges.completed.query({});
    expect(completed.items.map((one) => one.id)).toEqual([id]);
    while (await foldParticipants(its.database));
    expect(await stateOf(id)).toMatchObject({ stats: { totalParticipants: 1, completionRate: 100 } });
    expect((await recounted(its.database)).found).toEqual([]);
  });

  it('is reset a day later, starts fresh, and pays again', async () => {
    const { id } = await plantChallenge(its.server, { duration: 72, parameters: { quizCount: 1 } });
    await plantRun(its.server, learner, { id });
    await playNext(id);
    expect(await refusalOf(learner.trpc.challenges.join.mutate({ id }))).toMatchObject({ code: 'CONFLICT' });
    clock(24 * HOUR);
    expect(await stateOf(id)).toMatchObject({ status: 'available', wasReset: true, nextResetTime: null });
    expect(await refusalOf(start(id))).toEqual(conflict('Join the challenge first.'));
    await learner.trpc.challenges.join.mutate({ id });
    expect(await stateOf(id)).toMatchObject({ status: 'in_progress', stats: { totalParticipants: 1 } });
    await playNext(id);
    expect(await xpOf()).toBe(300);
    const history = await learner.trpc.challenges.getHistory.query({ id });
    expect(history).toMatchObject({ totalAttempts: 2, currentParticipation: null });
    expect(history.historicalCompletions).toHaveLength(2);
    expect((await recounted(its.database)).found).toEqual([]);
  });

  it('asks what it was made of, whatever becomes of its quizzes', async () => {
    const admin = await plantPerson(its.server, { role: 'admin' });
    const challenge = await plantChallenge(its.server);
    const [edited, deleted] = challenge.quizzes;
    await admin.trpc.quizzes.update.mutate({ id: edited?.id ?? '', title: `New ${newId()}` });
    await admin.trpc.quizzes.delete.mutate({ id: deleted?.id ?? '' });
    await plantRun(its.server, learner, challenge);
    const play = await start(challenge.id);
    expect(play.quiz.title).toBe(edited?.title);
    expect(JSON.stringify(play)).not.toContain('correctAnswer');
    expect(await playNext(challenge.id)).toMatchObject({ progress: 50 });
    expect(await playNext(challenge.id)).toMatchObject({ completed: true });
  });

  describe('who may', () => {
    it('neither admins nor the owner of one of its quizzes', async () => {
      const owner = await plantPerson(its.server, { role: 'premium' });
      const admin = await plantPerson(its.server, { role: 'admin' });
      const own = await plantQuiz(its.server, { ownerId: owner.id, audience: 'premium' });
      const { id } = await plantChallenge(its.server, { quizzes: [own] });
      for (const { trpc } of [owner, admin])
        expect(await refusalOf(trpc.challenges.join.mutate({ id }))).toEqual(
          conflict('You can see the answers of this quiz.'),
        );
      // A quiz for premium users, which the challenge opens to everybody.
      await plantRun(its.server, learner, { id });
      expect(await playNext(id)).toMatchObject({ completed: true, xpEarned: 150 });
    });

    it('somebody who becomes an admin meanwhile plays on without prizes', async () => {
      const { id } = await plantChallenge(its.server, { rewards: { badge: 'None', theme: 'Neon' } });
      await plantRun(its.server, learner, { id });
      await playNext(id);
      await its.database.transaction((tx) => tx.update(users).set({ role: 'admin' }).where(eq(users.id, learner.id)));
      expect(await playNext(id)).toMatchObject({ completed: true, xpEarned: 0 });
      expect((await learner.trpc.achievements.list.query({})).badges).toEqual([]);
      expect((await learner.trpc.accounts.me.query()).unlockedThemes).not.toContain('Neon');
    });

    it('nobody before it starts, after it has ended, and once it is deleted', async () => {
      const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
      const { id } = await plantChallenge(its.server, { startDate: at(1), endDate: at(2) });
      expect(await stateOf(id)).toBeUndefined();
      expect(await refusalOf(learner.trpc.challenges.join.mutate({ id }))).toEqual(
        conflict("This challenge hasn't started yet."),
      );
      clock(1.5 * HOUR);
      await learner.trpc.challenges.join.mutate({ id });
      expect(await refusalOf(learner.trpc.challenges.join.mutate({ id }))).toEqual(
        conflict("You've already joined this challenge."),
      );
      clock(2 * HOUR);
      expect(await refusalOf(start(id))).toEqual(conflict('This challenge has ended.'));
      expect(await stateOf(id)).toBeUndefined();
      const gone = await plantChallenge(its.server);
      await plantRun(its.server, learner, gone);
      await playNext(gone.id);
      const admin = await plantPerson(its.server, { role: 'admin' });
      await admin.trpc.challenges.delete.mutate({ id: gone.id });
      for (const call of [start(gone.id), learner.trpc.challenges.join.mutate({ id: gone.id })])
        expect(await refusalOf(call)).toEqual({ code: 'NOT_FOUND', status: 404, message: 'Challenge not found.' });
      const { items } = await learner.trpc.challenges.history.query({});
      expect(items.find((one) => one.id === gone.id)).toMatchObject({ title: gone.title, completedQuizzes: 1 });
    });
  });

  describe('a play', () => {
    it('begun again, here or on another device, is the same with the same deadline and what was saved', async () => {
      const { id } = await plantChallenge(its.server, { quizTimeLimit: 60 });
      const play = await plantPlay(its.server, learner, { id });
      expect(play.deadline).toBe(new Date(NOON + 60_000).toISOString());
      await learner.trpc.plays.save.mutate({ id: play.id, revision: 2, answers: answersTo(play, 2) });
      // What was given before arrives after it.
      await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: [] });
      clock(30_000);
      expect(await start(id)).toEqual({
        ...play,
        ...{ now: new Date(NOON + 30_000).toISOString(), revision: 2, answers: answersTo(play, 2) },
      });
      expect(await stateOf(id)).toMatchObject({ openPlay: { id: play.id, deadline: play.deadline } });
    });

    it('ends with the challenge at the latest', async () => {
      const { id } = await plantChallenge(its.server, { duration: 1 });
      clock(HOUR - 10_000);
      expect((await plantPlay(its.server, learner, { id })).deadline).toBe(new Date(NOON + HOUR).toISOString());
    });

    it('counts what arrives up to 30 s after its deadline; later what was saved, and says so', async () => {
      const { id } = await plantChallenge(its.server, { quizTimeLimit: 60 });
      await plantPlay(its.server, learner, { id });
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
      while (await closePlays(its.server.deps));
      expect(await refusalOf(submit())).toEqual(late);
      expect(await stateOf(id)).toMatchObject({
        status: 'completed_today',
        userProgress: { quizScores: [{ percentage: 100 }, { percentage: 33 }] },
      });
    });

    it('without an answer counts nowhere', async () => {
      const { id } = await plantChallenge(its.server, { quizTimeLimit: 60, parameters: { quizCount: 1 } });
      await plantRun(its.server, learner, { id });
      const { quiz } = await start(id);
      const told = await learner.trpc.challenges.submitQuiz.mutate({ id, quizId: quiz.id, answers: {} });
      expect(told).toEqual({ score: null, progress: 0, completed: false, xpEarned: 0 });
      await start(id);
      clock(91_000);
      while (await closePlays(its.server.deps));
      expect(await stateOf(id)).toMatchObject({ userProgress: { progress: 0, completedQuizzes: 0 } });
      const kept = await its.database.read.select().from(attempts).where(eq(attempts.userId, learner.id));
      expect([kept, (await learner.trpc.accounts.me.query()).streak.count]).toEqual([[], 0]);
      expect(await refusalOf(start(id))).toEqual(conflict('No quiz available to start'));
    });

    it('takes answers to what it asked alone, of the quiz that is played, by who plays it', async () => {
      const challenge = await plantChallenge(its.server);
      const { id, quizzes } = challenge;
      const play = await plantPlay(its.server, learner, challenge);
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
      const foreign = await plantPerson(its.server);
      expect(await outcomeOf(trpc.plays.save.mutate({ id: play.id, revision: 1, answers: stray }))).toBe('INVALID');
      expect(await outcomeOf(foreign.trpc.plays.save.mutate({ id: play.id, revision: 1, answers }))).toBe('NOT_FOUND');
      // Nothing of it was taken.
      expect((await start(id)).answers).toEqual([]);
    });

    it('is an attempt that opens when the challenge ends, pays no quiz XP and counts for the day', async () => {
      const { id, quizzes } = await plantChallenge(its.server, { duration: 1 });
      await plantRun(its.server, learner, { id });
      await playNext(id, 2);
      const { trpc } = learner;
      expect((await trpc.accounts.me.query()).streak.count).toBe(1);
      const [waiting] = (await trpc.reports.list.query({})).items;
      expect(waiting).toMatchObject({ status: 'submitted', percentage: null, quiz: { id: quizzes[0]?.id } });
      const [quiz] = quizzes;
      if (quiz) expect(await outcomeOf(trpc.attempts.submit.mutate(submission(quiz)))).toBe('CONFLICT');
      expect((await trpc.reviews.list.query({})).total).toBe(0);
      clock(HOUR);
      while (await takeTurn(its.server.deps));
      const report = await trpc.reports.get.query({ id: waiting?.id ?? '' });
      expect(report).toMatchObject({ status: 'graded', percentage: 67, xpEarned: 0 });
      expect((await trpc.reviews.list.query({})).total).toBe(1);
      expect(await xpOf()).toBe(0);
      const achieved = await trpc.achievements.list.query({});
      expect(achieved.locked.find((one) => one.id === 'category_general_10')).toMatchObject({ count: 2 });
      expect(achieved.locked.find((one) => one.id === 'quiz_1')).toMatchObject({ count: 0 });
      expect((await recounted(its.database)).found).toEqual([]);
    });

    it('closed after the end of the challenge opens at once', async () => {
      const { id } = await plantChallenge(its.server, { duration: 1 });
      await plantRun(its.server, learner, { id });
      clock(HOUR - 10_000);
      const play = await start(id);
      await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: answersTo(play) });
      clock(2 * HOUR);
      while (await takeTurn(its.server.deps));
      while (await closePlays(its.server.deps));
      expect(await learner.trpc.reports.get.query({ id: play.id })).toMatchObject({
        status: 'graded',
        percentage: 100,
      });
      expect((await recounted(its.database)).found).toEqual([]);
    });
  });

  describe('at the same moment', () => {
    it('two joins make one run, and two starts one play', async () => {
      const { id } = await plantChallenge(its.server);
      const joins = await Promise.all([1, 2].map(() => outcomeOf(learner.trpc.challenges.join.mutate({ id }))));
      expect(joins.toSorted()).toEqual(['CONFLICT', 'ok']);
      const [a, b] = await Promise.all([start(id), start(id)]);
      expect(a.id).toBe(b.id);
      const mine = await its.database.read.select().from(challengeRuns).where(eq(challengeRuns.userId, learner.id));
      expect(mine).toHaveLength(1);
    });

    it('two devices submit, and one of them counts', async () => {
      const { id } = await plantChallenge(its.server, { parameters: { quizCount: 1 } });
      const play = await plantPlay(its.server, learner, { id });
      const submit = (right: number) =>
        outcomeOf(
          learner.trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play, right) }),
        );
      expect((await Promise.all([submit(3), submit(1)])).toSorted()).toEqual(['CONFLICT', 'ok']);
      expect(await xpOf()).toBe(150);
    });

    it('a submission and the worker at the deadline make one result', async () => {
      const { id } = await plantChallenge(its.server, { quizTimeLimit: 60, parameters: { quizCount: 1 } });
      const play = await plantPlay(its.server, learner, { id });
      await learner.trpc.plays.save.mutate({ id: play.id, revision: 1, answers: answersTo(play, 1) });
      clock(90_000);
      const submitted = outcomeOf(
        learner.trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play) }),
      );
      await Promise.all([submitted, closePlays({ ...its.server.deps, now: () => new Date(NOON + 90_001) })]);
      const kept = await its.database.read.select().from(plays).where(eq(plays.id, play.id));
      expect(kept).toHaveLength(1);
      expect([33, 100]).toContain(kept[0]?.percentage);
      expect(await xpOf()).toBe(150);
      expect((await recounted(its.database)).found).toEqual([]);
    });
  });

  it('is counted at once, and no longer once the account is gone', async () => {
    const { id } = await plantChallenge(its.server);
    const others = await Promise.all(Array.from({ length: 6 }, () => plantPerson(its.server)));
    await Promise.all(others.map(({ trpc }) => trpc.challenges.join.mutate({ id })));
    expect(await stateOf(id)).toMatchObject({ stats: { totalParticipants: 6 } });
    while (await foldParticipants(its.database));
    await others[0]?.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(await stateOf(id)).toMatchObject({ stats: { totalParticipants: 5 } });
    expect((await recounted(its.database)).found).toEqual([]);
  });

  it('a HEAD begins nothing, and a start is not cached', async () => {
    const challenge = await plantChallenge(its.server);
    await plantRun(its.server, learner, challenge);
    const path = `${its.server.address}/api/gamification/challenges/${challenge.id}/quiz/start`;
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await fetch(path, { method: 'HEAD', headers })).status).toBe(405);
    expect((await stateOf(challenge.id))?.openPlay).toBeNull();
    const { status } = await send(its.server.address, 'GET', new URL(path).pathname, { token: learner.token });
    expect(status).toBe(200);
    expect((await fetch(path, { headers })).headers.get('cache-control')).toBe('no-store');
  });
});
