import { newId } from '@quorbit/contracts/lib/ids';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { attemptArrivals, attempts } from '@quorbit/db/schema/attempts';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { foldAttempts } from './stats.worker.ts';

const MADE = 'made-for-the-sums';

describeWithServer('quiz statistics', (harness) => {
  let learners: Person[];
  beforeAll(async () => {
    learners = await Promise.all([
      plantPerson(harness.server),
      plantPerson(harness.server),
      plantPerson(harness.server),
    ]);
  });

  const reader = () => learners[0] ?? expect.fail();
  const averageOf = async (quiz: PlantedQuiz) => (await reader().trpc.quizzes.get.query({ id: quiz.id })).averageScore;
  const statsOf = async (quiz: PlantedQuiz) =>
    (await harness.database.read.select().from(quizStats).where(eq(quizStats.quizId, quiz.id)))[0];
  async function foldAll(): Promise<void> {
    while (await foldAttempts(harness.server.deps));
  }

  it('give the average score with one decimal once attempts are folded, and none before the first attempt', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3, category: 'Averages' });
    expect(await averageOf(quiz)).toBeNull();
    for (const [index, right] of [3, 2, 0].entries()) {
      await learners[index]?.trpc.attempts.submit.mutate(attemptInput(quiz, { right }));
    }
    await foldAll();
    expect(await averageOf(quiz)).toBe(55.7); // The average of 100, 67 and 0 percent.
    const [card] = (await reader().trpc.quizzes.list.query({ category: 'Averages' })).items;
    expect(card?.averageScore).toBe(55.7);
  });

  it('count an attempt once, however often the worker runs and in however many processes', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    for (const learner of learners) await learner.trpc.attempts.submit.mutate(attemptInput(quiz));
    await Promise.all([1, 2, 3, 4].map(() => foldAll()));
    await foldAll();
    expect(await statsOf(quiz)).toMatchObject({ attempts: 3, percentageSum: 300 });
  });

  it('leave out skipped questions and store the time in tenths of a second', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
    const [first, second] = quiz.questionIds;
    const answers = [
      { questionId: first ?? '', option: 1, timeSpent: 2.55 },
      { questionId: second ?? '', option: null, timeSpent: 9 },
    ];
    await reader().trpc.attempts.submit.mutate({ ...attemptInput(quiz), answers });
    await foldAll();
    const rows = await harness.database.read.select().from(questionStats).where(eq(questionStats.quizId, quiz.id));
    expect(rows).toEqual([{ quizId: quiz.id, questionId: first, answered: 1, correct: 1, timeSum: 26 }]);
  });

  it('include a batch with more questions than one statement can hold', async () => {
    const QUIZZES = 70;
    const template = await plantQuiz(harness.server, { ownerId: null, questions: 1 });
    const [version] = await harness.database.read
      .select()
      .from(quizVersions)
      .where(eq(quizVersions.quizId, template.id));
    const planted: PlantedQuiz[] = [];
    for (let index = 0; index < QUIZZES; index += 1) {
      planted.push(await plantQuiz(harness.server, { ownerId: null, questions: 1 }));
    }
    const at = new Date('2026-03-02T12:00:00Z');
    const answers = (): GradedAnswer[] =>
      Array.from({ length: 200 }, () => ({
        questionId: newId(),
        option: 1,
        timeSpent: 1,
        correct: true,
        difficulty: 'easy',
      }));
    await harness.database.transaction((tx) =>
      tx.insert(attempts).values(
        planted.map((quiz, index) => ({
          id: newId(),
          userId: reader().id,
          quizId: quiz.id,
          versionId: version?.id ?? '',
          packHash: MADE,
          startedAt: at,
          finishedAt: at,
          day: '2026-03-02',
          score: 1,
          totalMarks: 1,
          percentage: 100,
          passed: true,
          xpEarned: 0,
          answers: answers(),
          answersHash: '',
          acceptedNo: 1_000 + index,
        })),
      ),
    );
    const arrived = await harness.database.read.select().from(attempts).where(eq(attempts.packHash, MADE));
    await harness.database.transaction((tx) =>
      tx.insert(attemptArrivals).values(arrived.map(({ userId, id }) => ({ userId, attemptId: id }))),
    );
    await foldAll();
    for (const quiz of planted) expect(await statsOf(quiz)).toMatchObject({ attempts: 1, percentageSum: 100 });
    expect(await harness.database.read.select().from(attemptArrivals)).toEqual([]);
  });
});
