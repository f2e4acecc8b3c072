import { CURRENT_MODEL, estimateAbility } from '@quorbit/contracts/adaptive-quizzes/model';
import { adaptiveAnswers, adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import { questionStats } from '@quorbit/db/schema/quizzes/stats';
import { expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz, plantSeal, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';
import { plantAdaptiveQuiz, plantRun, plantRunAnswer, plantRunEnd } from './testing.ts';

const asked = (topic: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...plantedQuestion('medium', index),
    question: `${topic} ${index}?`,
    explanation: 'Because.',
  }));

describeAtNoon('adaptive quizzes and sealed answers', (harness, clock) => {
  it('leaves out answers under a game’s seal while it lasts, and asks no sealed question', async () => {
    const learner = await plantPerson(harness.server);
    const calls = learner.trpc.adaptiveQuizzes;
    const plant = (topic: string) =>
      plantQuiz(harness.server, { ownerId: null, category: 'Sealed', questionInputs: asked(topic, 5) });
    const quiz = await plant('Game');
    const first = await calls.start.mutate({ quizId: quiz.id });
    const second = await calls.answer.mutate({ runId: first.id, place: 1, option: RIGHT_OPTION });
    expect([first, second].map(({ question }) => question?.question.split(' ')[0])).toEqual(['Game', 'Game']);
    await plant('Free');
    await plantSeal(harness.server, quiz.id, new Date(NOON + 4 * HOUR));
    clock(4);
    // Neither sealed answer moves the estimate now, so its error is that of an empty run.
    const third = await calls.answer.mutate({ runId: first.id, place: 2, option: 0 });
    expect(third).toMatchObject({ place: 3, standardError: estimateAbility([], CURRENT_MODEL).error });
    expect(third.question?.question).toMatch(/^Free/);
    const last = await calls.answer.mutate({ runId: first.id, place: 3, option: 0 });
    expect(last.question?.question).toMatch(/^Free/);
    await calls.stop.mutate({ runId: first.id });
    const told = async () => {
      const { answers, estimate } = await calls.result.query({ runId: first.id });
      const { past } = await calls.get.query({ quizId: quiz.id });
      const [exported] = (await learner.trpc.accounts.export.mutate()).adaptiveQuizzes as {
        estimate: unknown;
        answers: { correct: boolean | null }[];
      }[];
      return {
        estimate,
        keys: answers.map(({ correctAnswer }) => correctAnswer),
        path: answers.map((answer) => answer.estimate),
        why: answers.map(({ explanation }) => explanation),
        correct: answers.map(({ correct }) => correct),
        past: past.map((result) => result.estimate),
        exported: [exported?.estimate, exported?.answers.map(({ correct }) => correct)],
      };
    };
    const wrong = { difficulty: 0, guessing: 1 / 4, correct: false };
    const [ofOne, all] = [[wrong], [{ ...wrong, correct: true }, wrong, wrong]].map((given) =>
      estimateAbility(given, CURRENT_MODEL),
    );
    expect(await told()).toEqual({
      estimate: ofOne,
      keys: [null, null, 'B'],
      why: [null, null, 'Because.'],
      correct: [null, null, false],
      path: [null, null, ofOne],
      past: [ofOne],
      exported: [ofOne, [null, null, false]],
    });
    clock(6);
    const after = await told();
    expect(after).toMatchObject({ estimate: all, keys: ['B', 'B', 'B'], correct: [true, false, false], past: [all] });
    expect(after.exported).toEqual([all, [true, false, false]]);
    expect(after.path.at(-1)).toEqual(all);
  });

  it('takes difficulties from learners’ answers, and keeps a run’s own difficulties when they change later', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantAdaptiveQuiz(harness.server);
    const [hard = '', few = ''] = quiz.questionIds;
    const stats = (questionId: string, answered: number, correct: number) => ({
      quizId: quiz.id,
      questionId,
      answered,
      correct,
      timeSum: 0,
    });
    await harness.database.transaction((tx) =>
      tx.insert(questionStats).values([stats(hard, 40, 20), stats(few, 29, 0)]),
    );
    let run = await plantRun(harness.server, learner, quiz.id);
    while (run.question) run = await plantRunAnswer(harness.server, learner, run);
    await harness.database.transaction((tx) => tx.update(questionStats).set({ correct: 40 }));
    const { answers } = await learner.trpc.adaptiveQuizzes.result.query({ runId: run.id });
    // Half of the answers are right and a guess is right in one of four cases, so one in three learners knew it.
    const measured = answers.find(({ questionId }) => questionId === hard);
    expect(measured?.difficulty).toBeCloseTo(Math.log(2) / 1.7, 9);
    expect(answers.map(({ difficulty }) => difficulty).filter((value) => value === -1)).toHaveLength(5);
  });

  it('deletes the runs with their account, also those at one’s own quiz, and keeps other learners’ runs', async () => {
    const [author, person] = [
      await plantPerson(harness.server, { role: 'premium' }),
      await plantPerson(harness.server),
    ];
    const quiz = await plantQuiz(harness.server, {
      ownerId: author.id,
      audience: 'private',
      questionInputs: asked('Own', 5),
    });
    await plantRunAnswer(harness.server, author, await plantRun(harness.server, author, quiz.id));
    const shared = await plantAdaptiveQuiz(harness.server);
    const theirs = await plantRunAnswer(harness.server, person, await plantRun(harness.server, person, shared.id));
    await plantRunEnd(harness.server, person, theirs);
    const [open] = (await author.trpc.accounts.export.mutate()).adaptiveQuizzes as unknown[];
    expect(open).toMatchObject({ quizId: quiz.id, endedAt: null, estimate: null, answers: [{ correct: null }] });
    await author.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const runs = await harness.database.read.select({ userId: adaptiveRuns.userId }).from(adaptiveRuns);
    expect(runs.some(({ userId }) => userId === author.id)).toBe(false);
    const quizIds = await harness.database.read.select({ quizId: adaptiveAnswers.quizId }).from(adaptiveAnswers);
    expect(quizIds.map(({ quizId }) => quizId)).toContain(shared.id);
    expect(quizIds.map(({ quizId }) => quizId)).not.toContain(quiz.id);
  });
});
