import type { SubmitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { propertyRunsOn } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const WRONG_QUESTION = 'This question is not in the quiz, or is answered twice.';
const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('bad attempts', (harness) => {
  let learner: Person;
  let quiz: PlantedQuiz;
  let plantedQuiz: PlantedQuiz;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
    harness.server.setNow(NOW);
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
    plantedQuiz = await plantQuiz(harness.server, { ownerId: null, questions: 1 });
  });

  const answer = (questionId = '', option: number | null = 1, timeSpent = 1) => ({ questionId, option, timeSpent });
  const submit = (change: Partial<SubmitAttemptInput>) =>
    learner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), ...change });

  /** Returns the refusal of a submission, after checking that it left the database unchanged. */
  async function refusedWithoutTrace(change: Partial<SubmitAttemptInput>) {
    const before = await readContent(harness.database);
    const refusal = await refusalOf(submit(change));
    expect(await readContent(harness.database)).toEqual(before);
    return refusal;
  }

  it('with unknown questions or questions of another quiz are refused, and each one is named', async () => {
    const answers = [answer(plantedQuiz.questionIds[0]), answer(quiz.questionIds[0]), answer(newId())];
    expect(await refusedWithoutTrace({ answers })).toEqual({
      code: 'INVALID',
      status: 400,
      message: 'Each answer must belong to a question of this quiz, and each question be answered once.',
      issues: [
        { path: 'answers.0.questionId', message: WRONG_QUESTION },
        { path: 'answers.2.questionId', message: WRONG_QUESTION },
      ],
    });
  });

  it('with a question answered twice are refused, and both answers are named', async () => {
    const [first, second] = quiz.questionIds;
    const answers = [answer(first), answer(second), answer(first, 0)];
    expect(await refusedWithoutTrace({ answers })).toMatchObject({
      code: 'INVALID',
      issues: [
        { path: 'answers.0.questionId', message: WRONG_QUESTION },
        { path: 'answers.2.questionId', message: WRONG_QUESTION },
      ],
    });
  });

  it('with invalid options, ids, times or zones are refused, and all wrong fields are named at once', async () => {
    const refusal = await refusedWithoutTrace({
      attemptId: 'x',
      packHash: 'y',
      startedAt: 'z',
      timeZone: 'Europe/Atlantis',
      answers: [answer(quiz.questionIds[0], 4), answer('q')],
    });
    expect(refusal).toMatchObject({ code: 'INVALID', status: 400 });
    expect(refusal?.issues?.map(({ path }) => path).sort()).toEqual([
      'answers.0.option',
      'answers.1.questionId',
      'attemptId',
      'packHash',
      'startedAt',
      'timeZone',
    ]);
  });

  it('at a quiz that has no questions yet are refused', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const empty = await plantQuiz(harness.server, { ownerId: owner.id, questions: 0 });
    const call = owner.trpc.attempts.submit.mutate({ ...attemptInput(quiz), quizId: empty.id, answers: [] });
    expect(await refusalOf(call)).toEqual({
      code: 'CONFLICT',
      status: 409,
      message: 'This quiz has no questions yet.',
    });
  });

  it('at an unknown quiz are refused with 404', async () => {
    expect(await refusedWithoutTrace({ quizId: newId() })).toMatchObject({ status: 404, message: 'Quiz not found.' });
  });

  it('without any answer count as all skipped', async () => {
    const report = await submit({ answers: [] });
    expect(report).toMatchObject({ score: 0, percentage: 0, passed: false, xpEarned: 0 });
    expect(report.answers.map(({ option, correct }) => [option, correct])).toEqual(Array(3).fill([null, false]));
  });

  it.each([
    ['in the future are clamped to now', '2026-03-11T00:00:00Z', '9999-12-31T23:59:59Z', NOW, NOW],
    ['that end in the future end now', '2026-03-10T11:00:00Z', '2027-01-01T00:00:00Z', '2026-03-10T11:00Z', NOW],
    [
      'that end before they start are both set to the end time',
      '2026-03-09T12:00:00Z',
      '2026-03-09T10:00:00Z',
      '2026-03-09T10:00Z',
      '2026-03-09T10:00Z',
    ],
    [
      'in the year 0001 are clamped to the year 2000',
      '0001-01-01T00:00:00Z',
      '0001-01-02T00:00:00Z',
      '2000-01-01T00:00Z',
      '2000-01-01T00:00Z',
    ],
    [
      'starting in the year 0000 are clamped to the year 2000',
      '0000-01-01T00:00:00Z',
      '2026-03-10T11:00:00Z',
      '2000-01-01T00:00Z',
      '2026-03-10T11:00Z',
    ],
    [
      'with an offset are converted to UTC',
      '2026-03-10T10:00:00+05:30',
      '2026-03-10T00:30:00-10:00',
      '2026-03-10T04:30Z',
      '2026-03-10T10:30Z',
    ],
    [
      'finer than a millisecond are truncated',
      '2026-03-10T11:00:00.123456789Z',
      '2026-03-10T11:00:01.9999Z',
      '2026-03-10T11:00:00.123Z',
      '2026-03-10T11:00:01.999Z',
    ],
  ])('times %s', async (_name, startedAt, finishedAt, start, end) => {
    const report = await submit({ startedAt, finishedAt });
    expect([report.startedAt, report.finishedAt]).toEqual([new Date(start).toISOString(), new Date(end).toISOString()]);
    expect(await learner.trpc.reports.get.query({ id: report.id })).toEqual(report);
  });

  it('get negative times on a question clamped to zero and endless ones to a day', async () => {
    const [first, second, third] = quiz.questionIds;
    const report = await submit({ answers: [answer(first, 1, -5), answer(second, 1, 1e308), answer(third, 1, 3.14)] });
    expect(report.answers.map(({ timeSpent }) => timeSpent)).toEqual([0, 86_400, 3.1]);
  });

  it('never make the server fail, whatever the body contains', async () => {
    const nasty = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('', '0', -1, 1e308, '2026-01-01T00:00:00Z', '9999-12-31T23:59:59+23:59', newId(), [], {}),
    );
    const body = fc.record(
      {
        attemptId: fc.oneof(nasty, fc.uuid()),
        quizId: fc.oneof(nasty, fc.constant(quiz.id)),
        packHash: nasty,
        startedAt: fc.oneof(
          nasty,
          fc.date({ noInvalidDate: true }).map((date) => date.toJSON()),
        ),
        finishedAt: fc.oneof(
          nasty,
          fc.date({ noInvalidDate: true }).map((date) => date.toJSON()),
        ),
        timeZone: fc.oneof(nasty, fc.constantFrom(...Intl.supportedValuesOf('timeZone'))),
        answers: fc.oneof(
          nasty,
          fc.array(
            fc.record({
              questionId: fc.constantFrom(...quiz.questionIds),
              option: fc.option(fc.integer()),
              timeSpent: nasty,
            }),
          ),
        ),
      },
      { requiredKeys: ['attemptId', 'quizId', 'startedAt', 'finishedAt', 'answers'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, nasty), async (input) => {
        const response = await fetch(`${harness.server.address}/trpc/attempts.submit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}` },
          body: JSON.stringify(input),
        });
        expect([200, 400, 404, 409]).toContain(response.status);
      }),
      { numRuns: propertyRunsOn(harness.database, 150) },
    );
  });
});
