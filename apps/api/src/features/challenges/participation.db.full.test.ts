import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { gameBadges } from '@quorbit/db/schema/achievements';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { answersTo, plantChallenge, plantRun, playQuiz, readChallenge } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';
import { foldParticipants } from './challenges.worker.ts';
import { nameChallengeBadges } from './name-badges.step.ts';

describeAtNoon('taking part in a challenge', (harness) => {
  let learner: Person;
  const clock = (ms: number) => harness.server.setNow(new Date(NOON + ms));
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
  });

  const stateOf = (id: string) => readChallenge(learner, id);
  const xpOf = async () => (await learner.trpc.accounts.me.query()).xp;
  const start = (id: string) => learner.trpc.challenges.startQuiz.mutate({ id });
  const playNext = (id: string, right = 3) => playQuiz(learner, id, right);

  it('leads from joining through each quiz to the reward, which is paid once', async () => {
    const rewards = { xp: 200, badge: '🎯 Sharp', theme: 'Galaxy' as const };
    const { id } = await plantChallenge(harness.server, { rewards, duration: 72 });
    expect(await stateOf(id)).toMatchObject({ status: 'available', userProgress: null, participants: [] });
    await learner.trpc.challenges.join.mutate({ id });
    expect(await stateOf(id)).toMatchObject({
      status: 'in_progress',
      wasReset: false,
      nextResetTime: new Date(NOON + 24 * HOUR).toISOString(),
      stats: { totalParticipants: 1, completionRate: 0 },
    });
    expect(await playNext(id, 2)).toMatchObject({ progress: 50, completed: false, xpEarned: 0 });
    expect(await xpOf()).toBe(0);
    const last = await start(id);
    const answers = answersTo(last);
    const told = await learner.trpc.challenges.submitQuiz.mutate({ id, quizId: last.quiz.id, answers });
    expect(told).toMatchObject({ score: { percentage: 100 }, progress: 100, completed: true, xpEarned: 200 });
    // The reply was lost, so the same submission is sent again.
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
    const [badge] = (await learner.trpc.achievements.list.query({})).badges;
    expect(badge).toMatchObject({ title: '🎯 Sharp', game: (await stateOf(id))?.title });
    // Older releases stored badges without the name of their game.
    await harness.database.transaction(async (tx) => {
      await tx.update(gameBadges).set({ game: null }).where(eq(gameBadges.userId, learner.id));
      await nameChallengeBadges.run(tx, harness.server.deps);
    });
    expect((await learner.trpc.achievements.list.query({})).badges).toEqual([badge]);
    expect((await learner.trpc.accounts.me.query()).unlockedThemes).toContain('Galaxy');
    const completed = await learner.trpc.challenges.completed.query({});
    expect(completed.items.map((challenge) => challenge.id)).toEqual([id]);
    while (await foldParticipants(harness.database));
    expect(await stateOf(id)).toMatchObject({ stats: { totalParticipants: 1, completionRate: 100 } });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('is reset after a day, starts from zero and pays again', async () => {
    const { id } = await plantChallenge(harness.server, { duration: 72, parameters: { quizCount: 1 } });
    await plantRun(harness.server, learner, { id });
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
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('asks the quizzes as they were at its creation, even if edited or deleted since', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const challenge = await plantChallenge(harness.server);
    const [edited, deleted] = challenge.quizzes;
    await admin.trpc.quizzes.update.mutate({ id: edited?.id ?? '', title: `New ${newId()}` });
    await admin.trpc.quizzes.delete.mutate({ id: deleted?.id ?? '' });
    await plantRun(harness.server, learner, challenge);
    const play = await start(challenge.id);
    expect(play.quiz.title).toBe(edited?.title);
    expect(JSON.stringify(play)).not.toContain('correctAnswer');
    expect(await playNext(challenge.id)).toMatchObject({ progress: 50 });
    expect(await playNext(challenge.id)).toMatchObject({ completed: true });
  });

  describe('access', () => {
    it('is refused to admins and to the owner of one of its quizzes', async () => {
      const owner = await plantPerson(harness.server, { role: 'premium' });
      const admin = await plantPerson(harness.server, { role: 'admin' });
      const own = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
      const { id } = await plantChallenge(harness.server, { quizzes: [own] });
      for (const { trpc } of [owner, admin])
        expect(await refusalOf(trpc.challenges.join.mutate({ id }))).toEqual(
          conflict('You can see the answers of this quiz.'),
        );
      // The challenge opens this quiz, which is for premium users, to everybody.
      await plantRun(harness.server, learner, { id });
      expect(await playNext(id)).toMatchObject({ completed: true, xpEarned: 150 });
    });

    it('stays open, without prizes, for a learner who becomes an admin meanwhile', async () => {
      const { id } = await plantChallenge(harness.server, { rewards: { badge: 'None', theme: 'Neon' } });
      await plantRun(harness.server, learner, { id });
      await playNext(id);
      await harness.database.transaction((tx) =>
        tx.update(users).set({ role: 'admin' }).where(eq(users.id, learner.id)),
      );
      expect(await playNext(id)).toMatchObject({ completed: true, xpEarned: 0 });
      expect((await learner.trpc.achievements.list.query({})).badges).toEqual([]);
      expect((await learner.trpc.accounts.me.query()).unlockedThemes).not.toContain('Neon');
    });

    it('is refused before the start, after the end, and once the challenge is deleted', async () => {
      const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
      const { id } = await plantChallenge(harness.server, { startDate: at(1), endDate: at(2) });
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
      const gone = await plantChallenge(harness.server);
      await plantRun(harness.server, learner, gone);
      await playNext(gone.id);
      const admin = await plantPerson(harness.server, { role: 'admin' });
      await admin.trpc.challenges.delete.mutate({ id: gone.id });
      for (const call of [start(gone.id), learner.trpc.challenges.join.mutate({ id: gone.id })])
        expect(await refusalOf(call)).toEqual({ code: 'NOT_FOUND', status: 404, message: 'Challenge not found.' });
      const { items } = await learner.trpc.challenges.history.query({});
      expect(items.find((challenge) => challenge.id === gone.id)).toMatchObject({
        title: gone.title,
        completedQuizzes: 1,
      });
    });
  });

  it('is counted at once, until the account is deleted', async () => {
    const { id } = await plantChallenge(harness.server);
    const others = await Promise.all(Array.from({ length: 6 }, () => plantPerson(harness.server)));
    await Promise.all(others.map(({ trpc }) => trpc.challenges.join.mutate({ id })));
    expect(await stateOf(id)).toMatchObject({ stats: { totalParticipants: 6 } });
    while (await foldParticipants(harness.database));
    await others[0]?.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(await stateOf(id)).toMatchObject({ stats: { totalParticipants: 5 } });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('starts no quiz on a HEAD request, and its start replies are not cached', async () => {
    const challenge = await plantChallenge(harness.server);
    await plantRun(harness.server, learner, challenge);
    const path = `${harness.server.address}/api/gamification/challenges/${challenge.id}/quiz/start`;
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await fetch(path, { method: 'HEAD', headers })).status).toBe(405);
    expect((await stateOf(challenge.id))?.openPlay).toBeNull();
    const { status } = await send(harness.server.address, 'GET', new URL(path).pathname, { token: learner.token });
    expect(status).toBe(200);
    expect((await fetch(path, { headers })).headers.get('cache-control')).toBe('no-store');
  });
});
