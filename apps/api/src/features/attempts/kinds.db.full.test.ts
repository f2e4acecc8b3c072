// Checks attempts at shuffled questions of every kind, over each API, from older and newer apps.
import { gradeAttempt, layOutAttempt } from '@quorbit/contracts/attempts/attempt-questions';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_TEXT_ANSWER } from '@quorbit/contracts/quizzes/kinds/short-text';
import { layOutQuestions } from '@quorbit/contracts/quizzes/layout';
import type { AnyQuestion, KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { MAX_QUESTIONS, type StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import { propertyRunsOn } from '@quorbit/db/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { EVERY_KIND, responseTo } from '../../testing/planted/kinds.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz, SECRET_EXPLANATION } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const TIMES = { startedAt: '2026-03-02T12:00:00.000Z', finishedAt: '2026-03-02T12:05:00.000Z' };
const keyed = ({ pack }: StartedQuiz) => pack.questions as KeyedQuestion[];

describeWithServer('attempts at questions of every kind', (harness) => {
  const everyKind = (chance = {}) =>
    plantQuiz(harness.server, { ownerId: null, questionInputs: EVERY_KIND, ...chance });
  const start = (person: Person, { id }: PlantedQuiz) => person.trpc.quizzes.start.query({ id });

  /** Builds answers to the questions. @param right returns whether to answer the question at this place correctly */
  function answersTo(questions: readonly KeyedQuestion[], right: (place: number) => boolean) {
    return questions.map((question, place) => ({
      questionId: question.id,
      timeSpent: 1,
      ...responseTo(question, right(place)),
    }));
  }

  function attempt({ quizId, packHash }: StartedQuiz, answers: SubmitAttemptInput['answers']): SubmitAttemptInput {
    return { attemptId: newId(), quizId, packHash, ...TIMES, answers };
  }

  it.each([true, false])('are graded alike by tRPC, REST and sync (all answers right: %s)', async (right) => {
    const quiz = await everyKind();
    const score = right ? EVERY_KIND.length : 0;
    for (const face of ['trpc', 'rest', 'sync'] as const) {
      const person = await plantPerson(harness.server);
      const started = await start(person, quiz);
      const given = attempt(
        started,
        answersTo(keyed(started), () => right),
      );
      const device = new Device(person);
      if (face === 'trpc') await person.trpc.attempts.submit.mutate(given);
      if (face === 'sync') await device.exchange([device.attempt(given, { v: 2 })]);
      if (face === 'rest') {
        const { quizId, ...body } = given;
        const path = `/api/quizzes/${quizId}/attempts`;
        const { status } = await send(harness.server.address, 'POST', path, { token: person.token, body });
        expect(status).toBe(201);
      }
      const report = await person.trpc.reports.get.query({ id: given.attemptId });
      expect(report).toMatchObject({ score, totalMarks: 5 });
      expect(report.answers.map(({ kind }) => kind)).toEqual(EVERY_KIND.map(({ kind }) => kind));
      expect(report.answers.map(({ response }) => response)).toEqual(given.answers.map(({ response }) => response));
      expect(report.answers.map(({ answerKey }) => answerKey)).toEqual(
        keyed(started).map(({ answerKey }) => answerKey),
      );
      await device.drain();
      const row = device.bodies<AttemptRow>('attempt').get(given.attemptId);
      expect(row?.answers.map(({ response }) => response)).toEqual(given.answers.map(({ response }) => response));
      // A wrong answer makes a card, whatever the question's kind, and the day's review list has the question.
      const { items } = await person.trpc.reviews.list.query({});
      expect(items.map(({ question }) => question.id).toSorted()).toEqual(right ? [] : quiz.questionIds.toSorted());
      for (const { question } of items)
        expect(question).toMatchObject(askedFields(keyed(started).find(({ id }) => id === question.id)));
    }
  });

  const askedFields = (question: AnyQuestion | undefined) => {
    const { difficulty: _difficulty, marks: _marks, ...rest } = question ?? ({} as Partial<AnyQuestion>);
    return rest;
  };

  it('can be prepared by authors, who add questions of every kind over REST', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questionInputs: [] });
    const ask = (body: object) =>
      send(harness.server.address, 'POST', `/api/quizzes/${quiz.id}/questions`, { token: author.token, body });
    for (const question of EVERY_KIND) expect(await ask(question)).toMatchObject({ status: 201 });
    const { body } = await send(harness.server.address, 'GET', `/api/quizzes/${quiz.id}`, { token: author.token });
    expect(body).toMatchObject({ questions: EVERY_KIND });
    const bad = await ask({
      kind: 'multiple',
      question: 'Which?',
      choices: ['a', 'b'],
      answerKey: { kind: 'multiple', chosen: [5] },
    });
    expect(bad.status).toBe(400);
    expect(JSON.stringify(bad.body)).toContain('Mark only choices that the question has.');
  });

  it('count an answer of another kind than its question as wrong instead of failing', async () => {
    const person = await plantPerson(harness.server);
    const quiz = await everyKind();
    const started = await start(person, quiz);
    const right = answersTo(keyed(started), () => true);
    const turned = right.map((answer, place) => ({
      questionId: answer.questionId,
      timeSpent: 1,
      option: right[(place + 1) % right.length]?.option ?? null,
      response: right[(place + 1) % right.length]?.response ?? null,
    }));
    expect(await person.trpc.attempts.submit.mutate(attempt(started, turned))).toMatchObject({ score: 0 });
    const strange = [{ ...turned[0], questionId: newId() }] as typeof turned;
    expect(await refusalOf(person.trpc.attempts.submit.mutate(attempt(started, strange)))).toMatchObject({
      code: 'INVALID',
    });
  });

  it('reach the server even with 200 of the longest answers, whatever characters they contain', async () => {
    const person = await plantPerson(harness.server);
    const [, , , text] = EVERY_KIND;
    const questionInputs = Array.from({ length: MAX_QUESTIONS }, () => text as (typeof EVERY_KIND)[number]);
    const quiz = await plantQuiz(harness.server, { ownerId: null, questionInputs });
    const started = await start(person, quiz);
    const answers = keyed(started).map(({ id: questionId }, place) => ({
      questionId,
      option: null,
      timeSpent: 1234.5,
      // Older devices sent text answers with control characters, which JSON escapes, so the request gets longer.
      response: {
        kind: 'text' as const,
        text: place === 0 ? ` ${SECRET_EXPLANATION}\u0000\ud83d` : '\u0007'.repeat(MAX_TEXT_ANSWER),
      },
    }));
    const device = new Device(person);
    const given = attempt(started, answers);
    expect(await device.exchange([device.attempt(given, { v: 2 })])).toMatchObject({ ackSeq: 1, rejected: [] });
    const long = answers.map((answer) => ({
      ...answer,
      response: { ...answer.response, text: '𝔸'.repeat(MAX_TEXT_ANSWER) },
    }));
    const second = { ...attempt(started, long), layout: 1 as const };
    expect(await device.exchange([device.attempt(second, { v: 2 })])).toMatchObject({ ackSeq: 2, rejected: [] });
    expect(await person.trpc.reports.get.query({ id: given.attemptId })).toMatchObject({ score: 1, totalMarks: 200 });
    const report = await person.trpc.reports.get.query({ id: second.attemptId });
    expect(report.answers.map(({ response }) => response)).toEqual(long.map(({ response }) => response));
    await device.drain();
    expect(device.bodies('attempt').size).toBe(2);
  });

  it('from an app that knows only single-choice questions are accepted, even if the quiz draws questions', async () => {
    const person = await plantPerson(harness.server);
    const quiz = await everyKind({ draw: 2, shuffleQuestions: true, shuffleOptions: true });
    const started = await start(person, quiz);
    const device = new Device(person);
    const answers = quiz.questionIds.map((questionId) => ({ questionId, option: 1, timeSpent: 1 }));
    const given = attempt(started, answers);
    const reply = await device.exchange([device.attempt(given)]);
    expect(reply).toMatchObject({ ackSeq: 1, rejected: [] });
    // An app without layouts showed all questions unshuffled, so all questions count in the report.
    const report = await person.trpc.reports.get.query({ id: given.attemptId });
    expect(report.answers.map(({ questionId }) => questionId)).toEqual(quiz.questionIds);
    expect(report).toMatchObject({ score: 1, totalMarks: 5, passingMarks: 3 });
    expect(report.answers.every(({ order }) => order === undefined)).toBe(true);
  });

  it('sent again are ignored with the same responses and refused with different ones', async () => {
    const person = await plantPerson(harness.server);
    const started = await start(person, await everyKind());
    const device = new Device(person);
    const given = attempt(
      started,
      answersTo(keyed(started), () => true),
    );
    const other = {
      ...given,
      answers: answersTo(keyed(started), (place) => place < 4),
    };
    const reply = await device.exchange([given, given, other].map((input) => device.attempt(input, { v: 2 })));
    expect(reply.rejected).toMatchObject([{ seq: 3, code: 'ATTEMPT_EXISTS' }]);
  });

  it('at a ranked quiz have one layout per learner, whatever the attempt’s id', async () => {
    const ranked = await everyKind({ ranked: true, draw: 2, shuffleQuestions: true });
    const person = await plantPerson(harness.server);
    const started = await start(person, ranked);
    expect(JSON.stringify(started)).not.toMatch(/answerKey|accepted|tolerance/);
    const laid = layOutQuestions(
      started.pack.questions,
      { draw: 2, shuffleQuestions: true },
      `${person.id}/${ranked.id}`,
    );
    const asked = laid.map(({ question }) => question.id);
    for (let attempts = 0; attempts < 2; attempts += 1) {
      const answers = ranked.questionIds.map((questionId) => ({ questionId, option: 1, timeSpent: 1 }));
      const report = await person.trpc.attempts.submit.mutate({ ...attempt(started, answers), layout: 1 });
      // Answers to questions that weren't drawn are ignored.
      expect(report.answers.map(({ questionId }) => questionId)).toEqual(asked);
      expect(JSON.stringify(report)).not.toMatch(/answerKey|accepted|tolerance/);
    }
  });

  const chance = fc.record({
    shuffleQuestions: fc.boolean(),
    shuffleOptions: fc.boolean(),
    draw: fc.option(fc.integer({ min: 1, max: 8 })),
  });
  const asked = fc.array(fc.record({ kind: fc.nat({ max: 4 }), marks: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 7,
  });
  const given = fc.array(fc.constantFrom('right', 'wrong', 'none'), { minLength: 7, maxLength: 7 });

  it('get the same grade on a device as on the server, in every layout', async () => {
    const person = await plantPerson(harness.server);
    await fc.assert(
      fc.asyncProperty(asked, chance, given, fc.boolean(), async (kinds, left, how, old) => {
        const questions = kinds.flatMap(({ kind, marks }) => {
          const question = EVERY_KIND[kind];
          return question ? [{ ...question, marks }] : [];
        });
        const quiz = await plantQuiz(harness.server, { ownerId: null, questionInputs: questions, ...left });
        const started = await start(person, quiz);
        const { pack } = started;
        const attemptId = newId();
        const layout = old ? undefined : (1 as const);
        const laid = layOutAttempt({ ...pack, questions: keyed(started) }, { attemptId, userId: person.id, layout });
        const answers = laid
          .map(({ question }, place) => ({
            questionId: question.id,
            timeSpent: 2,
            ...(how[place] === 'none' ? { option: null } : responseTo(question, how[place] === 'right')),
          }))
          .toReversed();
        const here = gradeAttempt(laid, answers, pack);
        const report = await person.trpc.attempts.submit.mutate({ ...attempt(started, answers), attemptId, layout });
        const { score, totalMarks, percentage, passed } = here;
        expect(report).toMatchObject({ score, totalMarks, percentage, passed });
        const shown = (all: readonly { questionId: string; correct: boolean | null; order?: number[] | undefined }[]) =>
          all.map(({ questionId, correct, order }) => ({ questionId, correct, order }));
        expect(shown(report.answers)).toEqual(shown(here.answers));
        expect(report.answers.length).toBe(old ? kinds.length : Math.min(left.draw ?? kinds.length, kinds.length));
      }),
      { numRuns: propertyRunsOn(harness.database, 25) },
    );
  });
});
