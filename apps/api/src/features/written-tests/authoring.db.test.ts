import { newId } from '@quorbit/contracts/lib/ids';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  plantMarks,
  plantSitting,
  plantSubmitted,
  plantTest,
  RUBRIC_ROWS,
} from '../../testing/planted/written-test.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
const STARTED = conflict("Somebody has started this test: it can't be withdrawn or deleted.");

describeAtNoon('writing a written test', (harness, clock) => {
  let admin: Person;
  beforeEach(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
  });
  const tests = () => admin.trpc.writtenTests;
  const question = (more: object = {}) => ({ id: newId(), prompt: 'Why?', marks: 5, ...more });
  const create = (more: object = {}) =>
    tests().create.mutate({ title: 'Reasoning', category: 'Science', opensAt: at(1), closesAt: at(3), ...more });

  it('goes from draft through scheduled, open and closed to finished', async () => {
    const { id: testId, ...made } = await create();
    expect(made).toEqual({
      title: 'Reasoning',
      category: 'Science',
      description: '',
      status: 'draft',
      opensAt: at(1),
      closesAt: at(3),
      duration: 60,
      anonymous: true,
      questionCount: 0,
      marks: 0,
      started: 0,
      submitted: 0,
      published: 0,
      toMark: 0,
      questions: [],
      questionsVersion: expect.any(String),
    });
    const publish = () => tests().publish.mutate({ testId });
    expect(await refusalOf(publish())).toEqual(conflict('A test needs at least one question to be published.'));
    const questions = [question({ rubric: RUBRIC_ROWS, markerNotes: 'N' }), question({ minWords: 5, maxWords: 9 })];
    const saved = await tests().saveQuestions.mutate({ testId, questions });
    expect(saved).toMatchObject({ questionCount: 2, marks: 10, questions });
    clock(3);
    expect(await refusalOf(publish())).toMatchObject({ code: 'CONFLICT' });
    clock(0);
    expect((await publish()).status).toBe('scheduled');
    expect((await publish()).status).toBe('scheduled');
    expect(await refusalOf(tests().saveQuestions.mutate({ testId, questions: [] }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await tests().withdraw.mutate({ testId })).status).toBe('draft');
    await publish();
    const status = async () => (await tests().listManaged.query({ limit: 1 })).items[0]?.status;
    clock(1);
    expect(await status()).toBe('open');
    const learner = await plantPerson(harness.server);
    const planted = { id: testId, title: '', questions: questions.map(({ id }) => id) };
    const sittingId = await plantSubmitted(harness.server, learner, {
      ...planted,
      questions: planted.questions.toReversed(),
    });
    clock(3);
    expect(await status()).toBe('closed');
    await plantMarks(harness.server, admin, sittingId, { ...planted, questions: planted.questions.toReversed() });
    await tests().publishMarks.mutate({ testId });
    expect(await status()).toBe('finished');
  });

  it('replaces questions, but refuses questions of another test', async () => {
    const otherTest = await plantTest(harness.server);
    const { id: testId } = await create();
    const [first, second] = [question(), question({ prompt: 'How?' })];
    await tests().saveQuestions.mutate({ testId, questions: [first, second] });
    const changed = { ...first, prompt: 'When?', marks: 3 };
    const { questions } = await tests().saveQuestions.mutate({ testId, questions: [second, changed] });
    expect(questions).toMatchObject([{ prompt: 'How?' }, { prompt: 'When?', marks: 3 }]);
    const stolen = question({ id: otherTest.questions[0] });
    expect(await refusalOf(tests().saveQuestions.mutate({ testId, questions: [stolen] }))).toMatchObject({
      issues: [{ path: 'questions', message: 'A question belongs to another test.' }],
    });
    expect((await tests().getManaged.query({ testId })).questions).toEqual(questions);
    expect(await tests().delete.mutate({ testId })).toBeNull();
    expect(await refusalOf(tests().getManaged.query({ testId }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await admin.trpc.administration.audit.query({ action: 'written-test.deleted' })).items).toMatchObject([
      { details: 'Reasoning' },
    ]);
  });

  it('refuses to overwrite questions that somebody else saved meanwhile', async () => {
    const { id: testId, questionsVersion: version } = await create();
    const own = question();
    const [mine, theirs] = [[own], [question({ prompt: 'How?', sampleAnswer: 'So.' })]];
    const saved = await tests().saveQuestions.mutate({ testId, version, questions: theirs });
    expect(saved.questionsVersion).not.toBe(version);
    const refused = conflict('These questions were changed in another window or by another admin.');
    expect(await refusalOf(tests().saveQuestions.mutate({ testId, version, questions: mine }))).toEqual(refused);
    // The same questions are sent again, as after a lost reply.
    expect(await tests().saveQuestions.mutate({ testId, version, questions: theirs })).toEqual(saved);
    expect(await tests().getManaged.query({ testId })).toEqual(saved);
    const over = await tests().saveQuestions.mutate({ testId, version: saved.questionsVersion, questions: mine });
    expect(over.questions).toMatchObject([{ prompt: 'Why?' }]);
    for (const change of [{ markerNotes: 'N' }, { marks: 4 }, { minWords: 3 }, { rubric: RUBRIC_ROWS, marks: 5 }]) {
      const { questionsVersion } = await tests().saveQuestions.mutate({ testId, questions: [{ ...own, ...change }] });
      expect(questionsVersion).not.toBe(over.questionsVersion);
    }
    expect(await tests().saveQuestions.mutate({ testId, questions: mine })).toEqual(over);
  });

  it('requires a closing time after the opening, and in the future once published', async () => {
    const { id: testId } = await create();
    const issue = async (change: object) =>
      (await refusalOf(tests().update.mutate({ testId, ...change })))?.issues?.[0];
    expect(await issue({ opensAt: at(4) })).toEqual({ path: 'closesAt', message: 'A test must close after it opens.' });
    expect(await issue({ opensAt: at(-3), closesAt: at(-2) })).toBeUndefined();
    expect(await issue({ closesAt: at(2) })).toBeUndefined();
    await tests().saveQuestions.mutate({ testId, questions: [question()] });
    await tests().publish.mutate({ testId });
    expect(await issue({ closesAt: at(0) })).toEqual({ path: 'closesAt', message: 'Closing must be in the future.' });
  });

  it('fixes questions and times once a learner has started; closing, notes and sample answers may change', async () => {
    const test = await plantTest(harness.server);
    const { id: testId } = test;
    const learner = await plantPerson(harness.server);
    await plantSitting(harness.server, learner, test);
    const { questions } = await tests().getManaged.query({ testId });
    const [first, second] = questions;
    const refusals = [
      [{ duration: 90 }, 'Somebody has started this test: its duration is fixed.'],
      [{ opensAt: at(0) }, 'Somebody has started this test: its opening is fixed.'],
    ] as const;
    for (const [change, message] of refusals)
      expect(await refusalOf(tests().update.mutate({ testId, ...change }))).toEqual(conflict(message));
    expect(await refusalOf(tests().withdraw.mutate({ testId }))).toEqual(STARTED);
    expect(await refusalOf(tests().delete.mutate({ testId }))).toEqual(STARTED);
    const fixed = conflict('Somebody has started this test: only notes for markers and sample answers can be changed.');
    if (!first || !second) throw new Error('It has two questions.');
    for (const others of [
      [{ ...first, prompt: 'How?' }, second],
      [second, first],
      [first],
      [first, { ...second, rubric: [] }],
      [...questions, question()],
    ])
      expect(await refusalOf(tests().saveQuestions.mutate({ testId, questions: others }))).toEqual(fixed);
    const noted = questions.map((writtenQuestion) => ({
      ...writtenQuestion,
      markerNotes: 'Strict.',
      sampleAnswer: 'So.',
    }));
    expect((await tests().saveQuestions.mutate({ testId, questions: noted })).questions).toEqual(noted);
    // A learner who has started keeps the full time.
    const closed = await tests().update.mutate({ testId, title: 'Renamed', closesAt: at(0.5) });
    expect(closed).toMatchObject({ title: 'Renamed', started: 1, closesAt: at(0.5) });
    expect((await learner.trpc.writtenTests.get.query({ testId })).sitting?.deadline).toBe(at(1));
  });
});
