import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantedQuestion, plantQuiz, SECRET_EXPLANATION } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

describeWithServer('attempts', (harness) => {
  let author: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
  });

  const xpOf = async (person: Person) => (await person.trpc.accounts.me.query()).xp;
  const premiumQuiz = () => plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 5 });

  it('are graded by the server and reported with question, answer, key and explanation', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: ['easy', 'medium', 'hard'] });
    const given = attemptInput(quiz, { right: 2 });
    const report = await learner.trpc.attempts.submit.mutate(given);
    expect(report).toMatchObject({
      id: given.attemptId,
      quiz: { id: quiz.id, title: quiz.title, category: 'General' },
      score: 2,
      totalMarks: 3,
      percentage: 67,
      passed: true,
      passingMarks: 2,
      startedAt: given.startedAt,
      finishedAt: given.finishedAt,
      xpEarned: 5 + 8 + 10,
    });
    expect(report.answers).toHaveLength(3);
    expect(report.answers[2]).toEqual({
      questionId: quiz.questionIds[2],
      kind: 'single',
      question: 'Question 2?',
      options: ['w', 'right', 'x', 'y'],
      image: null,
      option: 0,
      correctAnswer: 'B',
      correct: false,
      explanation: SECRET_EXPLANATION,
      timeSpent: 2.5,
      shareCorrect: null,
    });
    expect(await learner.trpc.reports.get.query({ id: report.id })).toEqual(report);
    expect(await xpOf(learner)).toBe(23);
  });

  it('return the same report when sent again, keep the first body and are paid once', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const given = attemptInput(quiz, { right: 1 });
    const report = await learner.trpc.attempts.submit.mutate(given);
    const plantedQuiz = await plantQuiz(harness.server, { ownerId: null });
    const repeats = [
      given,
      { ...attemptInput(quiz, { right: 3 }), attemptId: given.attemptId },
      { ...attemptInput(plantedQuiz), attemptId: given.attemptId },
      { ...given, quizId: newId() },
      { ...given, attemptId: given.attemptId.toUpperCase() },
    ];
    for (const repeat of repeats) expect(await learner.trpc.attempts.submit.mutate(repeat)).toEqual(report);
    expect(await xpOf(learner)).toBe(report.xpEarned);
    expect((await learner.trpc.reports.list.query({})).items).toHaveLength(1);
  });

  it('return the same report when sent again after the quiz was deleted and the role was dropped', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await premiumQuiz();
    const given = attemptInput(quiz);
    const report = await learner.trpc.attempts.submit.mutate(given);
    await author.trpc.quizzes.delete.mutate({ id: quiz.id });
    await learner.trpc.accounts.updateRole.mutate({ userId: learner.id, role: 'user' });
    expect(await learner.trpc.attempts.submit.mutate(given)).toEqual(report);
  });

  it('are stored as the sender’s own when another user has an attempt with the same id', async () => {
    const [learner, neighbor, admin] = await Promise.all([
      plantPerson(harness.server),
      plantPerson(harness.server),
      plantPerson(harness.server, { role: 'admin' }),
    ]);
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const given = attemptInput(quiz);
    const report = await learner.trpc.attempts.submit.mutate(given);
    const own = { ...attemptInput(quiz, { right: 0 }), attemptId: given.attemptId };
    for (const person of [neighbor, admin]) {
      const made = await person.trpc.attempts.submit.mutate(own);
      expect(made).toMatchObject({ id: given.attemptId, score: 0, xpEarned: 0 });
      expect(await person.trpc.attempts.submit.mutate(given)).toEqual(made);
      expect(await xpOf(person)).toBe(0);
    }
    expect(await learner.trpc.reports.get.query({ id: report.id })).toEqual(report);
    expect(await xpOf(learner)).toBe(report.xpEarned);
  });

  describe('that name the pack they answered', () => {
    it('count against that version although the quiz was edited since', async () => {
      const learner = await plantPerson(harness.server, { role: 'premium' });
      const quiz = await premiumQuiz();
      await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 0 });
      await author.trpc.quizzes.addQuestion.mutate({ quizId: quiz.id, ...plantedQuestion('hard', 9) });
      const report = await learner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), packHash: quiz.packHash });
      expect(report).toMatchObject({ score: 5, totalMarks: 5, percentage: 100 });
      expect(report.answers.map(({ questionId }) => questionId)).toEqual(quiz.questionIds);
    });

    it('count after the quiz was deleted, while attempts without the pack get NOT_FOUND', async () => {
      const learner = await plantPerson(harness.server, { role: 'premium' });
      const quiz = await premiumQuiz();
      await author.trpc.quizzes.delete.mutate({ id: quiz.id });
      expect(await refusalOf(learner.trpc.attempts.submit.mutate(attemptInput(quiz)))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Quiz not found.',
      });
      const report = await learner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), packHash: quiz.packHash });
      expect(report).toMatchObject({ percentage: 100, quiz: { title: quiz.title } });
    });

    it('count after the role was dropped, while attempts without the pack get NOT_FOUND', async () => {
      const learner = await plantPerson(harness.server, { role: 'premium' });
      const quiz = await premiumQuiz();
      await learner.trpc.accounts.updateRole.mutate({ userId: learner.id, role: 'user' });
      expect(await refusalOf(learner.trpc.attempts.submit.mutate(attemptInput(quiz)))).toMatchObject({ status: 404 });
      const report = await learner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), packHash: quiz.packHash });
      expect(report.percentage).toBe(100);
    });

    it('count for the current version when the hash is wrong, if the learner may see the quiz', async () => {
      const learner = await plantPerson(harness.server);
      const [quiz, plantedQuiz] = [
        await plantQuiz(harness.server, { ownerId: null }),
        await plantQuiz(harness.server, { ownerId: null }),
      ];
      for (const packHash of ['0'.repeat(64), plantedQuiz.packHash]) {
        const report = await learner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), packHash });
        expect(report.quiz.id).toBe(quiz.id);
      }
      const hidden = await premiumQuiz();
      for (const packHash of ['0'.repeat(64), quiz.packHash]) {
        const call = learner.trpc.attempts.submit.mutate({ ...attemptInput(hidden), packHash });
        expect(await refusalOf(call)).toMatchObject({ status: 404 });
      }
    });
  });
});
