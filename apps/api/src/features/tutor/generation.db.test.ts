import { GENERATION_NEEDS } from '@quorbit/contracts/tutor/messages';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

describeAtNoon('generated questions', (harness) => {
  let author: Person;
  beforeEach(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
  });
  const plantOwn = (spec: Partial<Parameters<typeof plantQuiz>[1]> = {}) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', ...spec });

  it('are added after the quiz’s existing questions, in one new version', async () => {
    const { id, questionIds } = await plantOwn();
    const quiz = await author.trpc.tutor.generateQuestions.mutate({ id, topic: 'algebra', numQuestions: 4 });
    expect(quiz.questions.map((question) => question.id).slice(0, 3)).toEqual(questionIds);
    expect(quiz).toMatchObject({ id, questionCount: 7, totalMarks: 7 });
    expect(new Set(quiz.questions.map(({ question }) => question)).size).toBe(7);
    const versions = await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, id));
    expect(versions.map(({ number }) => number).sort()).toEqual([1, 2]);
    expect(await author.trpc.quizzes.get.query({ id })).toEqual(quiz);
  });

  it('contain no duplicates, even when two requests run at once', async () => {
    const { id } = await plantOwn({ questions: 0, questionInputs: [] });
    const generate = () => author.trpc.tutor.generateQuestions.mutate({ id, topic: 'algebra', numQuestions: 10 });
    await Promise.all([generate(), generate()].map((call) => outcomeOf(call)));
    await generate();
    const { questions } = await author.trpc.quizzes.get.query({ id });
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('are available to owners, also of a sealed quiz, and to admins', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const { id } = await plantOwn({ ranked: true });
    await plantSeal(harness.server, id, harness.server.deps.now());
    const input = { id, topic: 'algebra', numQuestions: 1 };
    expect(await author.trpc.tutor.generateQuestions.mutate(input)).toMatchObject({ questionCount: 4 });
    expect(await admin.trpc.tutor.generateQuestions.mutate(input)).toMatchObject({ questionCount: 5 });
    const [stranger, user] = await Promise.all([
      plantPerson(harness.server, { role: 'premium' }),
      plantPerson(harness.server),
    ]);
    expect(await outcomeOf(stranger.trpc.tutor.generateQuestions.mutate(input))).toBe('NOT_FOUND');
    expect(await outcomeOf(user.trpc.tutor.generateQuestions.mutate(input))).toBe('PREMIUM_REQUIRED');
    expect((await author.trpc.quizzes.get.query({ id })).questionCount).toBe(5);
  });

  it('need a valid topic and number, and room in the quiz', async () => {
    const { id } = await plantOwn({ questions: 199 });
    const refused = (sent: object) =>
      refusalOf(author.trpc.tutor.generateQuestions.mutate({ id, topic: 'algebra', ...sent }));
    const needs = { code: 'INVALID', message: GENERATION_NEEDS };
    expect(await refused({ topic: '  ' })).toMatchObject(needs);
    expect(await refused({ numQuestions: 0 })).toMatchObject(needs);
    expect(await refused({ numQuestions: 2.5 })).toMatchObject(needs);
    expect(await refused({ numQuestions: 21 })).toMatchObject({
      code: 'INVALID',
      message: 'Number of questions must be at most 20.',
    });
    expect(await refused({ topic: 'zzyzx qwfpg', numQuestions: 1 })).toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'topic' }],
    });
    expect(await refused({ numQuestions: 2 })).toEqual(conflict('A quiz has at most 200 questions.'));
    expect(await refused({ numQuestions: 1 })).toBeNull();
  });
});
