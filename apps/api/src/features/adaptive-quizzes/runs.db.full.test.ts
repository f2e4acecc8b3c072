import {
  ALREADY_ANSWERED,
  ALREADY_ENDED,
  formatNotEnough,
  NOT_ENDED,
} from '@quorbit/contracts/adaptive-quizzes/messages';
import { CURRENT_MODEL, estimateAbility } from '@quorbit/contracts/adaptive-quizzes/model';
import { MAX_RUN_QUESTIONS, TARGET_ERROR } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { adaptiveAnswers, adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import { attempts } from '@quorbit/db/schema/attempts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz, RIGHT_OPTION, SECRET_EXPLANATION } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

/** Makes `count` questions of each difficulty whose texts differ between topics. */
function asking(topic: string, count: number) {
  const difficulties = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    Array<Difficulty>(count).fill(difficulty),
  );
  return difficulties.map((difficulty, index) => ({
    ...plantedQuestion(difficulty, index),
    question: `${topic} ${index}?`,
  }));
}

describeAtNoon('a run of an adaptive quiz', (harness, clock) => {
  let learner: Person;
  let category: string;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    category = `Category ${newId().slice(-12)}`;
  });

  const calls = () => learner.trpc.adaptiveQuizzes;
  const plant = (topic: string, count = 3, more: Partial<Parameters<typeof plantQuiz>[1]> = {}) =>
    plantQuiz(harness.server, { ownerId: null, category, questionInputs: asking(topic, count), ...more });
  const answer = (run: AdaptiveRun, right: boolean) =>
    calls().answer.mutate({ runId: run.id, place: run.place, option: right ? RIGHT_OPTION : 0 });

  /** Answers until the run ends. @returns the questions that were asked, and the ended run */
  async function play(first: AdaptiveRun, isRight: (difficulty: Difficulty) => boolean) {
    const asked: NonNullable<AdaptiveRun['question']>[] = [];
    let run = first;
    while (run.question) {
      asked.push(run.question);
      run = await answer(run, isRight(run.question.difficulty));
    }
    return { asked, run };
  }

  it('asks by the estimate, from all quizzes alike, until it is certain, then shows keys and pays no XP', async () => {
    await plant('Other', 10);
    const quiz = await plant('Own', 10);
    const run = await calls().start.mutate({ quizId: quiz.id });
    expect(run).toMatchObject({ place: 1, ending: null, quiz: { id: quiz.id, category } });
    expect(run.question).toMatchObject({ difficulty: 'medium' });
    expect(JSON.stringify(run)).not.toContain(SECRET_EXPLANATION);
    const { asked, run: last } = await play(run, (difficulty) => difficulty === 'easy');
    expect(last).toMatchObject({ question: null, ending: 'certain', place: asked.length });
    expect(last.standardError).toBeLessThanOrEqual(TARGET_ERROR);
    expect(asked.length).toBeLessThan(MAX_RUN_QUESTIONS);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    // After a wrong answer to the medium question, the estimate moves to about the level of easy questions.
    expect(asked.slice(0, 2).map(({ difficulty }) => difficulty)).toEqual(['medium', 'easy']);
    const ofOwn = asked.filter(({ question }) => question.startsWith('Own')).length;
    expect(Math.abs(2 * ofOwn - asked.length)).toBeLessThanOrEqual(3);

    const result = await calls().result.query({ runId: run.id });
    expect(result.answers.map(({ question, correct }) => [question, correct])).toEqual(
      asked.map(({ question, difficulty }) => [question, difficulty === 'easy']),
    );
    expect(result.answers[0]).toMatchObject({ option: 0, correctAnswer: 'B', explanation: SECRET_EXPLANATION });
    const scored = result.answers.map(({ difficulty, correct }) => ({
      difficulty,
      guessing: 1 / 4,
      correct: correct === true,
    }));
    expect(result.estimate).toEqual(estimateAbility(scored, CURRENT_MODEL));
    expect(result.estimate?.range).toBeDefined();
    expect(result.answers.at(-1)?.estimate).toEqual(result.estimate);
    for (const table of [attempts, xpLedger])
      expect(await harness.database.read.select().from(table).where(eq(table.userId, learner.id))).toEqual([]);
  });

  it('takes an answer once, returns the same reply when it is repeated, and refuses a different answer', async () => {
    const quiz = await plant('Once');
    const run = await calls().start.mutate({ quizId: quiz.id });
    expect(await calls().start.mutate({ quizId: quiz.id })).toEqual(run);
    const given = { runId: run.id, place: 1, option: RIGHT_OPTION };
    const second = await calls().answer.mutate(given);
    expect(second).toMatchObject({ place: 2, ending: null });
    expect(await calls().answer.mutate(given)).toEqual(second);
    expect(await refusalOf(calls().answer.mutate({ ...given, option: 0 }))).toEqual(conflict(ALREADY_ANSWERED));
    expect(await outcomeOf(calls().answer.mutate({ ...given, place: 3 }))).toBe('INVALID');
    // Another device, or a page that is loaded again, continues with the same question.
    expect((await calls().get.query({ quizId: quiz.id })).open).toEqual(second);
    expect(await refusalOf(calls().result.query({ runId: run.id }))).toEqual(conflict(NOT_ENDED));
    const ended = await calls().stop.mutate({ runId: run.id });
    expect(ended).toMatchObject({ question: null, ending: 'stopped', place: 1 });
    expect(await calls().stop.mutate({ runId: run.id })).toEqual(ended);
    expect(await calls().answer.mutate(given)).toEqual(ended);
    expect(await refusalOf(calls().answer.mutate({ ...given, place: 2 }))).toEqual(conflict(ALREADY_ENDED));
    expect((await calls().result.query({ runId: run.id })).answers).toHaveLength(1);
  });

  it('is created once, and stores each answer once, when a learner sends them twice at once', async () => {
    const quiz = await plant('Twice');
    const [run, sameRun] = await Promise.all([1, 2].map(() => calls().start.mutate({ quizId: quiz.id })));
    expect(run).toEqual(sameRun);
    const given = { runId: run?.id ?? '', place: 1, option: RIGHT_OPTION };
    const [first, again] = await Promise.all([1, 2].map(() => calls().answer.mutate(given)));
    expect(first).toEqual(again);
    const rows = await harness.database.read
      .select()
      .from(adaptiveAnswers)
      .where(eq(adaptiveAnswers.runId, given.runId));
    expect(rows.map(({ place }) => place).sort()).toEqual([1, 2]);
  });

  it('asks each learner in another order, takes every kind of answer, and ends when no question is left', async () => {
    const kinds = await plant('Kinds', 2, {
      questionInputs: [
        ...asking('Kinds', 2),
        {
          kind: 'multiple',
          question: 'Which?',
          choices: ['a', 'b', 'c'],
          options: [],
          correctAnswer: null,
          answerKey: { kind: 'multiple', chosen: [0, 2] },
          difficulty: 'hard',
          marks: 1,
          explanation: null,
          image: null,
        },
      ],
    });
    const run = await calls().start.mutate({ quizId: kinds.id });
    const asked: string[] = [];
    let now = run;
    while (now.question) {
      const { id, kind } = now.question;
      asked.push(id);
      const several = { option: null, response: { kind: 'multiple' as const, chosen: [0, 2] } };
      const given = { runId: run.id, place: now.place, ...(kind === 'multiple' ? several : { option: null }) };
      now = await calls().answer.mutate(given);
      // The same answer sent again is recognized, although the database reorders its fields.
      expect(await calls().answer.mutate(given)).toEqual(now);
    }
    expect(now).toMatchObject({ ending: 'none', place: 7 });
    expect(asked.toSorted()).toEqual(kinds.questionIds.toSorted());
    const { answers } = await calls().result.query({ runId: run.id });
    expect(answers.filter(({ correct }) => correct).map(({ kind }) => kind)).toEqual(['multiple']);
    const rows = await harness.database.read.select().from(adaptiveAnswers).where(eq(adaptiveAnswers.runId, run.id));
    const several = kinds.questionIds.at(-1);
    expect(rows.map(({ questionId, guessing }) => [questionId, guessing]).toSorted()).toEqual(
      kinds.questionIds.map((id) => [id, id === several ? 1 / 7 : 1 / 4]).toSorted(),
    );
    const orders = new Set([asked.join()]);
    for (let more = 0; more < 4; more += 1) {
      learner = await plantPerson(harness.server);
      const played = await play(await calls().start.mutate({ quizId: kinds.id }), () => false);
      orders.add(played.asked.map(({ id }) => id).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('asks nothing private, premium, draft, deleted or ranked, nothing of another category, nothing twice', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const quiz = await plant('Shown', 1);
    await plant('Shown', 1);
    await plant('Premium', 2, { ownerId: author.id, audience: 'premium' });
    await plant('Private', 2, { ownerId: author.id, audience: 'private' });
    await plant('Draft', 2, { status: 'draft' });
    await plant('Deleted', 2, { deleted: true });
    await plant('Ranked', 2, { ranked: true });
    await plantQuiz(harness.server, { ownerId: null, category: 'Elsewhere', questionInputs: asking('Elsewhere', 2) });
    const start = () => calls().start.mutate({ quizId: quiz.id });
    expect((await calls().get.query({ quizId: quiz.id })).enough).toBe(false);
    expect(await refusalOf(start())).toEqual(conflict(formatNotEnough(category)));
    await plant('Seen', 1);
    expect((await calls().get.query({ quizId: quiz.id })).enough).toBe(true);
    const topics = async () =>
      new Set((await play(await start(), () => true)).asked.map(({ question }) => question.split(' ')[0]));
    expect(await topics()).toEqual(new Set(['Shown', 'Seen']));
    learner = admin;
    expect(await topics()).toEqual(new Set(['Shown', 'Seen', 'Premium', 'Ranked']));
    // Authors are asked questions from their own private quizzes too.
    const own = await plant('Own', 1, { ownerId: author.id, audience: 'private' });
    learner = author;
    const { asked } = await play(await calls().start.mutate({ quizId: own.id }), () => true);
    expect(asked.map(({ question }) => question.split(' ')[0])).toContain('Own');
  });

  it('ends, if it was abandoned a day ago, when another one starts', async () => {
    const quiz = await plant('Old');
    const old = await answer(await calls().start.mutate({ quizId: quiz.id }), true);
    clock(24);
    expect((await calls().get.query({ quizId: quiz.id })).open).toEqual(old);
    clock(25);
    expect(await calls().get.query({ quizId: quiz.id })).toMatchObject({ open: null, enough: true, past: [] });
    const next = await calls().start.mutate({ quizId: quiz.id });
    expect(next).toMatchObject({ place: 1 });
    expect(next.id).not.toBe(old.id);
    const runs = await harness.database.read.select().from(adaptiveRuns).where(eq(adaptiveRuns.userId, learner.id));
    expect(new Set(runs.map(({ ending }) => ending))).toEqual(new Set(['stopped', null]));
    // A run without answers has no result to show.
    await calls().stop.mutate({ runId: next.id });
    const { past } = await calls().get.query({ quizId: quiz.id });
    expect(past.map(({ id, answered }) => [id, answered])).toEqual([[old.id, 1]]);
    expect((await calls().result.query({ runId: next.id })).past).toEqual(past);
  });

  it('from a release without guessing keeps its figures and continues with the old model', async () => {
    const quiz = await plant('Before', 10);
    const first = await calls().start.mutate({ quizId: quiz.id });
    // Runs from releases without guessing were stored with model 1 and a guessing of 0.
    await harness.database.transaction(async (tx) => {
      await tx.update(adaptiveRuns).set({ model: 1 }).where(eq(adaptiveRuns.id, first.id));
      await tx.update(adaptiveAnswers).set({ guessing: 0 }).where(eq(adaptiveAnswers.runId, first.id));
    });
    const { run } = await play(first, (difficulty) => difficulty === 'easy');
    const { answers, estimate } = await calls().result.query({ runId: first.id });
    const scored = answers.map(({ difficulty, correct }) => ({ difficulty, guessing: 0, correct: correct === true }));
    expect(estimate).toEqual(estimateAbility(scored, 1));
    expect(estimate).not.toHaveProperty('range');
    expect(run.standardError).toBe(estimate?.error);
    expect((await calls().get.query({ quizId: quiz.id })).past).toMatchObject([{ id: first.id, estimate }]);
    const [exported] = (await learner.trpc.accounts.export.mutate()).adaptiveQuizzes as { estimate: unknown }[];
    expect(exported?.estimate).toEqual(estimate);
    // The clock moves on, because runs started at the same moment have no defined order.
    clock(1);
    const next = await play(await calls().start.mutate({ quizId: quiz.id }), (difficulty) => difficulty === 'easy');
    expect((await calls().result.query({ runId: next.run.id })).past.map((result) => result.estimate)).toEqual([
      estimate,
    ]);
    expect((await calls().result.query({ runId: next.run.id })).estimate).toHaveProperty('range');
  });

  it('continues when its quiz is deleted, but no new run at that quiz starts', async () => {
    const quiz = await plant('Going');
    const run = await calls().start.mutate({ quizId: quiz.id });
    const gone = { deletedAt: harness.server.deps.now() };
    await harness.database.transaction((tx) => tx.update(quizzes).set(gone).where(eq(quizzes.id, quiz.id)));
    expect(await outcomeOf(calls().start.mutate({ quizId: quiz.id }))).toBe('NOT_FOUND');
    expect(await answer(run, true)).toMatchObject({ ending: 'none', place: 1 });
    expect((await calls().result.query({ runId: run.id })).answers).toMatchObject([{ correct: true }]);
  });
});
