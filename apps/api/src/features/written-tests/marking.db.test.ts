import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT } from '@quorbit/contracts/sync/ops/sitting-submit';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  type PlantedTest,
  plantMark,
  plantMarks,
  plantSitting,
  plantSubmitted,
  plantTest,
} from '../../testing/planted/written-test.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';
import { updateFigures } from '../administration/administration.worker.ts';
import { closeSittings } from './written-tests.worker.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('marking a written test', (harness, clock) => {
  let ada: Person;
  let admin: Person;
  let test: PlantedTest;
  let first: string;
  let second: string;
  let device: Device;
  beforeEach(async () => {
    ada = await plantPerson(harness.server, { name: 'Ada Lovelace' });
    device = new Device(ada, () => harness.server.deps.now().getTime());
    admin = await plantPerson(harness.server, { role: 'admin', name: 'Grace Hopper' });
    test = await plantTest(harness.server, { closesAt: at(1) });
    [first = '', second = ''] = test.questions;
  });

  const tests = () => admin.trpc.writtenTests;
  const queue = async (testId = test.id) =>
    (await tests().queue.query({ testId })).questions.map(({ answers, toMark }) => [answers, toMark]);
  const answers = async (questionId = first) =>
    (await tests().answers.query({ testId: test.id, questionId })).items.map((item) => item);
  const mark = (sittingId: string, more: object = {}) => {
    const seen = { sittingId, questionId: first, answerRevision: 1, markRevision: 0, points: 3.5 };
    return tests().mark.mutate({ ...seen, ...more });
  };
  /**
   * Sends a text from the learner's device.
   * @param hours when it was written, in hours after noon.
   * @returns the rejected ops.
   */
  async function sendText(sittingId: string, questionId: string, text: string, hours: number) {
    const args = { sittingId, questionId, text, writtenAt: at(hours) };
    return (await device.exchange([device.op({ type: SITTING_ANSWER, args })])).rejected;
  }
  const figure = async () => {
    await updateFigures(harness.server.deps.database, harness.server.deps.now());
    return (await admin.trpc.administration.figures.query()).writtenAnswersToMark;
  };

  it('lists submitted answers with text as waiting, and counts them for admins', async () => {
    const before = await figure();
    await plantSubmitted(harness.server, ada, test, ['Heat.', ' ']);
    const running = await plantSitting(harness.server, await plantPerson(harness.server), test);
    expect(await tests().queue.query({ testId: test.id })).toMatchObject({
      submitted: 1,
      inProgress: 1,
      published: 0,
      questions: [
        { answers: 1, toMark: 1, rubric: [] },
        { answers: 0, toMark: 0 },
      ],
    });
    expect((await figure()) - before).toBe(1);
    expect(await refusalOf(mark(running))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await tests().getManaged.query({ testId: test.id })).toMark).toBe(1);
  });

  it('gives points by question or by rubric, within their limits', async () => {
    const sittingId = await plantSubmitted(harness.server, ada, test);
    const fault = async (more: object) => (await refusalOf(mark(sittingId, more)))?.issues?.[0];
    expect(await fault({ points: undefined })).toEqual({ path: 'points', message: 'Points are required.' });
    expect(await fault({ points: 5.5 })).toEqual({ path: 'points', message: 'Points must be at most 5.' });
    expect(await fault({ rubric: [1] })).toMatchObject({ path: 'rubric' });
    expect(await fault({ questionId: second, rubric: [1] })).toMatchObject({ path: 'rubric' });
    expect(await fault({ questionId: second, rubric: [2.5, 1] })).toMatchObject({ path: 'rubric.0' });
    expect(await mark(sittingId, { comment: 'Good.' })).toEqual({
      revision: 1,
      points: 3.5,
      rubric: [],
      comment: 'Good.',
      markedBy: 'Grace Hopper',
      markedAt: at(0),
      outdated: false,
    });
    // With a rubric, the points of its rows count, and `points` is ignored.
    expect((await mark(sittingId, { questionId: second, rubric: [1.5, 2], points: 0 })).points).toBe(3.5);
    expect(await queue()).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('changes a mark only for a marker who saw it; repeating the call changes nothing', async () => {
    const sittingId = await plantSubmitted(harness.server, ada, test);
    const person = await plantPerson(harness.server, { role: 'admin' });
    const given = await mark(sittingId);
    clock(0.5);
    expect(await mark(sittingId)).toEqual(given);
    const seen = { sittingId, questionId: first, answerRevision: 1, points: 1 };
    const meanwhile = conflict('Somebody else marked this answer meanwhile.');
    expect(await refusalOf(person.trpc.writtenTests.mark.mutate({ ...seen, markRevision: 0 }))).toEqual(meanwhile);
    expect(await person.trpc.writtenTests.mark.mutate({ ...seen, markRevision: 1 })).toMatchObject({ revision: 2 });
    expect(await refusalOf(mark(sittingId))).toEqual(meanwhile);
    const both = [2, 3].map((points) => mark(sittingId, { markRevision: 2, points }));
    const outcomes = await Promise.all(both.map(refusalOf));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes).toContainEqual(meanwhile);
  });

  it('starts again if the text changes, until the marks are published', async () => {
    const sittingId = await plantSitting(harness.server, ada, test);
    clock(0.6);
    await sendText(sittingId, first, 'Draft', 0.1);
    await device.exchange([device.op({ type: SITTING_SUBMIT, args: { sittingId, submittedAt: at(0.5) } })]);
    await plantMark(harness.server, admin, { sittingId, questionId: first });
    expect(await queue()).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(await sendText(sittingId, first, 'The whole answer', 0.2)).toEqual([]);
    expect(await queue()).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await answers()).toMatchObject([
      { text: 'The whole answer', words: 3, revision: 2, mark: { points: 4, outdated: true } },
    ]);
    const next = { markRevision: 1, points: 5 };
    expect(await refusalOf(mark(sittingId, next))).toEqual(conflict('New text arrived.'));
    expect(await mark(sittingId, { ...next, answerRevision: 2 })).toMatchObject({ revision: 2, outdated: false });
    expect(await sendText(sittingId, first, '', 0.3)).toEqual([]);
    expect(await refusalOf(mark(sittingId, { answerRevision: 3, markRevision: 2 }))).toEqual(
      conflict('Nothing is written here. It brings no points.'),
    );
    // An answer whose text was removed gets no points, even if it was marked.
    clock(2);
    expect(await tests().publishMarks.mutate({ testId: test.id })).toEqual({ published: 1, lateUnchosen: 0 });
    expect(await ada.trpc.writtenTests.report.query({ sittingId })).toMatchObject({ points: 0, percentage: 0 });
    expect(await refusalOf(mark(sittingId, { answerRevision: 3, markRevision: 2 }))).toEqual(
      conflict('The marks of this test are published.'),
    );
  });

  it('shows anonymous answers in a different order for each question, without learners’ names or ids', async () => {
    const learners = await Promise.all(
      Array.from({ length: 8 }, () => plantPerson(harness.server, { name: 'Zoe Quill' })),
    );
    const sittings: string[] = [];
    for (const learner of learners) sittings.push(await plantSubmitted(harness.server, learner, test));
    const paged = async (questionId: string) => {
      const found = [];
      for (let cursor: string | undefined; ; ) {
        const page = await tests().answers.query({ testId: test.id, questionId, limit: 3, cursor });
        found.push(...page.items);
        if (page.nextCursor === null) return found;
        cursor = page.nextCursor;
      }
    };
    const [answersToFirst, answersToSecond] = [await paged(first), await paged(second)];
    expect(answersToFirst.map(({ label }) => label)).toEqual(sittings.map((_, index) => `Answer ${index + 1}`));
    const order = (list: typeof answersToFirst) => list.map(({ sittingId }) => sittings.indexOf(sittingId));
    expect(order(answersToFirst).toSorted()).toEqual(order(answersToSecond).toSorted());
    expect(order(answersToFirst)).not.toEqual(order(answersToSecond));
    expect(await paged(first)).toEqual(answersToFirst);
    const told = JSON.stringify([answersToFirst, await tests().listResults.query({ testId: test.id })]);
    for (const secret of ['Zoe', ...learners.map(({ id }) => id)]) expect(told).not.toContain(secret);
    await tests().update.mutate({ testId: test.id, anonymous: false });
    expect((await answers()).map(({ label }) => label)).toContain('Zoe Quill');
  });

  it('publishes all marks together once nobody is writing and everything is marked, and notifies once', async () => {
    const sittingId = await plantSubmitted(harness.server, ada, test);
    const bob = await plantPerson(harness.server);
    const blank = await plantSitting(harness.server, bob, test);
    const publish = () => tests().publishMarks.mutate({ testId: test.id });
    expect(await refusalOf(publish())).toEqual(conflict('Marks can be published once the test has closed.'));
    clock(1);
    expect(await refusalOf(publish())).toEqual(conflict('1 learner is still writing.'));
    clock(1.5);
    await closeSittings(harness.server.deps);
    expect(await refusalOf(publish())).toEqual(conflict('2 answers are still to mark.'));
    await plantMarks(harness.server, admin, sittingId, test);
    const states = async (of: Person) =>
      (await of.trpc.writtenTests.reports.query({})).items.map(({ state, points }) => [state, points]);
    expect(await states(ada)).toEqual([['being_marked', null]]);
    expect(await publish()).toEqual({ published: 2, lateUnchosen: 0 });
    expect(await publish()).toEqual({ published: 0, lateUnchosen: 0 });
    expect([await states(ada), await states(bob)]).toEqual([[['published', 8]], [['published', 0]]]);
    expect(await listNotificationsOf(harness.server, ada)).toMatchObject([
      { kind: 'written_marks', about: { sittingId, title: 'Reasoning' } },
    ]);
    expect(await listNotificationsOf(harness.server, bob)).toMatchObject([{ about: { sittingId: blank } }]);
    expect((await tests().getManaged.query({ testId: test.id })).status).toBe('finished');
    expect(
      (await admin.trpc.administration.audit.query({ action: 'written-test.marks-published' })).items[0],
    ).toMatchObject({ details: 'Reasoning: 2' });
  });
});
