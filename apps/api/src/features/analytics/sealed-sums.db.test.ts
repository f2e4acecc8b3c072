import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz, plantSeal, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { sumAll } from '../../testing/sum-all.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';

const NOW = new Date('2026-03-11T12:00:00Z');

describeWithServer('study sums over sealed quizzes', { now: NOW }, (harness) => {
  it('are hidden while a seal lasts, where they would reveal right answers', async () => {
    const person = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2, category: 'Sealed' });
    const given = { ...attemptInput(quiz), finishedAt: NOW.toISOString() };
    const answers = quiz.questionIds.map((questionId, index) => ({
      questionId,
      option: index === 0 ? RIGHT_OPTION : 0,
      timeSpent: 4,
    }));
    await person.trpc.attempts.submit.mutate({ ...given, answers });
    await sumAll(harness.database, NOW);
    const shown = async () => ({
      stats: (await person.trpc.analytics.listQuestionStats.query({})).items.length,
      sessions: (await person.trpc.analytics.listSessions.query({})).sessions.length,
    });
    expect(await shown()).toEqual({ stats: 2, sessions: 1 });
    await plantSeal(harness.server, quiz.id, NOW);
    expect(await shown()).toEqual({ stats: 0, sessions: 0 });
  });

  it('include a ranked quiz’s totals at once, and its answers and repeats after it closes', async () => {
    const person = await plantPerson(harness.server);
    const closesAt = new Date(NOW.getTime() + 3_600_000);
    const quiz = await plantQuiz(harness.server, {
      ownerId: null,
      questions: 4,
      ranked: true,
      category: 'Ranked',
      closesAt,
    });
    for (const right of [2, 4])
      await person.trpc.attempts.submit.mutate(attemptInput(quiz, { right, finishedAt: NOW.toISOString() }));
    const shown = async () => {
      const { attempts: count, averageScore } = await person.trpc.dashboards.get.query({ timeRange: 'week' });
      const [topic] = await person.trpc.analytics.listTopics.query({});
      return { count, averageScore, topic: topic && [topic.accuracy, topic.asked] };
    };
    const sealed = { count: 1, averageScore: 50, topic: undefined };
    expect(await shown()).toEqual(sealed);
    await sumAll(harness.database, NOW);
    expect(await shown()).toEqual(sealed);
    harness.server.setNow(closesAt);
    while (await processSealTransition(harness.server.deps));
    const opened = { count: 2, averageScore: 75, topic: [75, 8] };
    expect(await shown()).toEqual(opened);
    await sumAll(harness.database, NOW);
    expect(await shown()).toEqual(opened);
    expect((await recountAll(harness.database)).found).toEqual([]);
    harness.server.setNow(NOW);
  });
});
