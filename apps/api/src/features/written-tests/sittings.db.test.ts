import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT } from '@quorbit/contracts/sync/ops/sitting-submit';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantMarks, plantSitting, plantSubmitted, plantTest } from '../../testing/planted/written-test.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';
import { closeSittings } from './written-tests.worker.ts';

const MINUTE = HOUR / 60;
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('taking a written test', (harness, clock) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner, () => harness.server.deps.now().getTime());
  });

  /**
   * Sends answers and submissions from the device.
   * @returns code and message of each rejected op.
   */
  async function send(...works: readonly object[]) {
    const ops = works.map((args) => device.op({ type: 'text' in args ? SITTING_ANSWER : SITTING_SUBMIT, args }));
    const { rejected } = await device.exchange(ops);
    return rejected.map(({ code, message }) => [code, message]);
  }
  const read = async (testId: string) => (await learner.trpc.writtenTests.get.query({ testId })).sitting;

  it('shows published tests, and their questions once started; starting again returns the same sitting', async () => {
    const test = await plantTest(harness.server, {
      questions: [{ prompt: 'Why is ice lighter?', markerNotes: 'Secret' }],
    });
    const draft = await plantTest(harness.server, { draft: true });
    const { trpc } = learner;
    expect((await trpc.writtenTests.list.query({ limit: 1 })).items).toMatchObject([
      { id: test.id, phase: 'open', questionCount: 1, marks: 5, sitting: null },
    ]);
    for (const id of [draft.id, newId()])
      expect(await refusalOf(trpc.writtenTests.get.query({ testId: id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(JSON.stringify(await trpc.writtenTests.get.query({ testId: test.id }))).not.toContain('ice');
    const sittingId = newId();
    const started = await trpc.writtenTests.start.mutate({ testId: test.id, sittingId });
    expect(started.sitting).toEqual({
      id: sittingId,
      state: 'in_progress',
      startedAt: at(0),
      deadline: at(1),
      submittedAt: null,
      now: at(0),
      questions: [{ id: test.questions[0], prompt: 'Why is ice lighter?', marks: 5, minWords: null, maxWords: null }],
      answers: [],
      answerVersion: 2,
    });
    clock(0.5);
    for (const id of [sittingId, newId()]) {
      const again = await trpc.writtenTests.start.mutate({ testId: test.id, sittingId: id });
      expect(again).toEqual({ ...started, sitting: { ...started.sitting, now: at(0.5) } });
    }
    const otherTest = await plantTest(harness.server);
    expect(await refusalOf(trpc.writtenTests.start.mutate({ testId: otherTest.id, sittingId }))).toEqual(
      conflict('This id is taken. Start again.'),
    );
  });

  it('starts only while the test is open, and ends when it closes', async () => {
    const test = await plantTest(harness.server, { opensAt: at(1), closesAt: at(1.5) });
    const start = () => learner.trpc.writtenTests.start.mutate({ testId: test.id, sittingId: newId() });
    expect(await refusalOf(start())).toEqual(
      conflict("This test hasn't opened yet. It opens on 2 Mar 2026, 13:00 UTC."),
    );
    clock(1.5);
    expect(await refusalOf(start())).toEqual(conflict('This test has closed.'));
    clock(1.25);
    expect((await start()).sitting?.deadline).toBe(at(1.5));
  });

  it('keeps the latest text by its time, then by its order; blank text counts as none', async () => {
    const { id, questions } = await plantTest(harness.server);
    const [questionId = '', second = ''] = questions;
    const sittingId = await plantSitting(harness.server, learner, { id });
    const written = (text: string, minutes: number, to = questionId) => ({
      sittingId,
      questionId: to,
      text,
      writtenAt: at(minutes / 60),
    });
    clock(0.5);
    expect(await send(written('late', 9), written('early', 3), written(' \n', 4, second))).toEqual([]);
    expect((await read(id))?.answers).toMatchObject([{ questionId, text: 'late', writtenAt: at(9 / 60), others: [] }]);
    expect(await send(written('same time', 9), written('older', 8))).toEqual([]);
    expect((await read(id))?.answers).toMatchObject([{ text: 'same time' }]);
    // Text that is written again unchanged counts as newer than text that another device wrote in between.
    expect(await send(written('same time', 12), written('between', 11))).toEqual([]);
    expect((await read(id))?.answers).toMatchObject([{ text: 'same time', writtenAt: at(12 / 60) }]);
    expect(await send(written('', 13))).toEqual([]);
    expect((await read(id))?.answers).toEqual([]);
  });

  it('refuses text for others’ sittings, for questions of other tests, and after the deadline or submission', async () => {
    const { id, questions } = await plantTest(harness.server);
    const otherTest = await plantTest(harness.server);
    const [questionId = ''] = questions;
    const sittingId = await plantSitting(harness.server, learner, { id });
    const foreign = await plantSitting(harness.server, await plantPerson(harness.server), { id });
    const text = (more: object) => ({ sittingId, questionId, text: 'x', writtenAt: at(0), ...more });
    expect(
      await send(text({ sittingId: foreign }), text({ questionId: otherTest.questions[0] }), {
        sittingId: foreign,
        submittedAt: at(0),
      }),
    ).toEqual([
      ['NOT_FOUND', 'Sitting not found.'],
      ['NOT_FOUND', 'Question not found.'],
      ['NOT_FOUND', 'Sitting not found.'],
    ]);
    clock(2);
    const late = new Date(NOON + HOUR + MINUTE).toISOString();
    const inGrace = new Date(NOON + HOUR + MINUTE / 3).toISOString();
    expect(await send(text({ writtenAt: late }), text({ writtenAt: inGrace, text: 'in grace' }))).toEqual([
      ['CONFLICT', 'This was written after the deadline.'],
    ]);
    expect((await read(id))?.answers).toMatchObject([{ text: 'in grace' }]);
    const again = await plantTest(harness.server);
    const submitted = await plantSubmitted(harness.server, learner, again, ['At two.']);
    clock(2.5);
    const [asked] = again.questions;
    expect(await send(text({ sittingId: submitted, questionId: asked, writtenAt: at(2.25) }))).toEqual([
      ['CONFLICT', 'This was written after the test was submitted.'],
    ]);
  });

  it('is submitted only once', async () => {
    const { id } = await plantTest(harness.server);
    const sittingId = await plantSitting(harness.server, learner, { id });
    clock(3);
    const submit = (hours: number) => send({ sittingId, submittedAt: at(hours) });
    expect(await submit(0.5)).toEqual([]);
    expect(await submit(0.25)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'submitted', submittedAt: at(0.5) });
  });

  it('is closed by the server at the deadline; text that an offline device wrote in time still counts', async () => {
    const { id, questions } = await plantTest(harness.server, { closesAt: at(1) });
    const [questionId = ''] = questions;
    const sittingId = await plantSitting(harness.server, learner, { id });
    harness.server.setNow(new Date(NOON + HOUR + 30_000));
    await closeSittings(harness.server.deps);
    expect((await read(id))?.state).toBe('in_progress');
    harness.server.setNow(new Date(NOON + HOUR + 30_001));
    await closeSittings(harness.server.deps);
    expect(await read(id)).toMatchObject({ state: 'submitted', submittedAt: at(1) });
    clock(48);
    const written = { sittingId, questionId, text: 'On the train.', writtenAt: at(0.5) };
    expect(await send(written, { sittingId, submittedAt: at(0.75) })).toEqual([]);
    expect(await read(id)).toMatchObject({ submittedAt: at(0.75), answers: [{ text: 'On the train.' }] });
  });

  it('refuses new text once its marks are published, but accepts text that is already stored', async () => {
    const test = await plantTest(harness.server, { closesAt: at(1) });
    const [questionId = ''] = test.questions;
    const sittingId = await plantSubmitted(harness.server, learner, test);
    clock(2);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await plantMarks(harness.server, admin, sittingId, test);
    await admin.trpc.writtenTests.publishMarks.mutate({ testId: test.id });
    const text = { sittingId, questionId, text: 'Because of heat.', writtenAt: at(0) };
    expect(
      await send(text, { ...text, text: 'More', writtenAt: at(0.001) }, { sittingId, submittedAt: at(0) }),
    ).toEqual([['CONFLICT', 'The marks of this test are published.']]);
    expect(await read(test.id)).toMatchObject({ state: 'published', submittedAt: at(0) });
  });
});
