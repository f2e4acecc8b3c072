import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, plantSeal, RIGHT, submission } from '../../testing/planted/quiz.ts';
import { recounted } from '../../testing/recounted.ts';
import { sumAll } from '../../testing/sum-all.ts';
import { takeTurn } from '../attempts/opening.worker.ts';

const NOW = new Date('2026-03-11T12:00:00Z');

describeWithServer('sums of studying, of sealed quizzes', { now: NOW }, (its) => {
  it('keep sealed quizzes out of what tells which answers were right', async () => {
    const person = await plantPerson(its.server, { role: 'premium' });
    const quiz = await plantQuiz(its.server, { ownerId: null, questions: 2, category: 'Sealed' });
    const given = { ...submission(quiz), finishedAt: NOW.toISOString() };
    const answers = quiz.questionIds.map((questionId, index) => ({
      questionId,
      option: index === 0 ? RIGHT : 0,
      timeSpent: 4,
    }));
    await person.trpc.attempts.submit.mutate({ ...given, answers });
    await sumAll(its.database, NOW);
    const shown = async () => ({
      stats: (await person.trpc.analytics.listQuestionStats.query({})).items.length,
      sessions: (await person.trpc.analytics.listSessions.query({})).sessions.length,
    });
    expect(await shown()).toEqual({ stats: 2, sessions: 1 });
    await plantSeal(its.server, quiz.id, NOW);
    expect(await shown()).toEqual({ stats: 0, sessions: 0 });
  });

  it('have the totals of a ranked quiz at once, and its answers and further attempts when it closes', async () => {
    const person = await plantPerson(its.server);
    const closesAt = new Date(NOW.getTime() + 3_600_000);
    const quiz = await plantQuiz(its.server, {
      ownerId: null,
      questions: 4,
      ranked: true,
      category: 'Ranked',
      closesAt,
    });
    for (const right of [2, 4])
      await person.trpc.attempts.submit.mutate(submission(quiz, { right, finishedAt: NOW.toISOString() }));
    const shown = async () => {
      const { attempts: count, averageScore } = await person.trpc.dashboards.get.query({ timeRange: 'week' });
      const [topic] = await person.trpc.analytics.listTopics.query({});
      return { count, averageScore, topic: topic && [topic.accuracy, topic.asked] };
    };
    const sealed = { count: 1, averageScore: 50, topic: undefined };
    expect(await shown()).toEqual(sealed);
    await sumAll(its.database, NOW);
    expect(await shown()).toEqual(sealed);
    its.server.setNow(closesAt);
    while (await takeTurn(its.server.deps));
    const opened = { count: 2, averageScore: 75, topic: [75, 8] };
    expect(await shown()).toEqual(opened);
    await sumAll(its.database, NOW);
    expect(await shown()).toEqual(opened);
    expect((await recounted(its.database)).found).toEqual([]);
    its.server.setNow(NOW);
  });
});
