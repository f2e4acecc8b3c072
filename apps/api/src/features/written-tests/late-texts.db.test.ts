import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  type PlantedTest,
  plantMark,
  plantSitting,
  plantSubmitted,
  plantTest,
} from '../../testing/planted/written-test.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';
import { writeAs } from '../../testing/write-as.ts';
import { receiveTexts } from './texts.service.ts';
import { closeSittings } from './written-tests.worker.ts';

const minute = (minutes: number) => new Date(NOON + (minutes * HOUR) / 60).toISOString();
const CHANGED = conflict('Late text arrived, or somebody else chose meanwhile.');

describeAtNoon('text that arrives after the deadline', (harness, clock) => {
  let admin: Person;
  let test: PlantedTest;
  let first: string;
  let second: string;
  beforeEach(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
    test = await plantTest(harness.server, { closesAt: minute(60) });
    [first = '', second = ''] = test.questions;
  });

  const tests = () => admin.trpc.writtenTests;
  const deviceOf = (learner: Person) => new Device(learner, () => harness.server.deps.now().getTime());
  interface Writer {
    learner: Person;
    sittingId: string;
    device: Device;
  }
  /** Starts a sitting that ends at one o'clock, for a new learner. */
  async function begin(): Promise<Writer> {
    const learner = await plantPerson(harness.server);
    return { learner, sittingId: await plantSitting(harness.server, learner, test), device: deviceOf(learner) };
  }
  async function write({ sittingId, device }: Writer, questionId: string, text: string, minutes: number) {
    const args = { sittingId, questionId, text, writtenAt: minute(minutes) };
    return (await device.exchange([device.op({ type: SITTING_ANSWER, args })])).rejected;
  }
  const answers = async (questionId = first) => (await tests().answers.query({ testId: test.id, questionId })).items;
  const queue = () => tests().queue.query({ testId: test.id });
  const choose = (more: object) =>
    tests().chooseLate.mutate({ testId: test.id, choice: 'late', version: 'none', ...more });

  it('counts if the answer was empty, is marked as late, and so is text that continues it', async () => {
    const ada = await begin();
    await write(ada, second, ' ', 1);
    clock(1.5);
    await closeSittings(harness.server.deps);
    expect(await write(ada, first, 'On the train.', 30)).toEqual([]);
    expect(await answers()).toMatchObject([
      {
        text: 'On the train.',
        arrivedLate: true,
        late: { standing: 'only', minutesLate: 30 },
        inTime: null,
        others: [],
      },
    ]);
    expect(await write(ada, first, 'On the train to Ulm.', 31)).toEqual([]);
    expect(await write(ada, second, 'Late too.', 32)).toEqual([]);
    expect(await answers()).toMatchObject([{ text: 'On the train to Ulm.', revision: 2 }]);
    expect(await answers(second)).toMatchObject([{ text: 'Late too.', late: { standing: 'only' } }]);
    expect((await queue()).late?.unchosen).toBe(0);
    const [only] = await answers();
    const seen = { sittingId: ada.sittingId, questionId: first, version: only?.late?.version };
    expect(await refusalOf(choose(seen))).toEqual(conflict('No text of this answer arrived late.'));
  });

  it('waits for a marker’s choice if the answer had text; each choice can be changed', async () => {
    const ada = await begin();
    await write(ada, first, 'Handed in.', 1);
    clock(1.2);
    await closeSittings(harness.server.deps);
    await plantMark(harness.server, admin, { sittingId: ada.sittingId, questionId: first });
    clock(1 + 26.5 / 60);
    expect(await write(ada, first, 'Handed in, and more.', 59)).toEqual([]);
    const late = { text: 'Handed in, and more.', words: 4, writtenAt: minute(59), minutesLate: 26 };
    const [waiting] = await answers();
    expect(waiting).toMatchObject({
      text: 'Handed in.',
      revision: 1,
      arrivedLate: false,
      inTime: null,
      mark: { outdated: false },
      late: { ...late, standing: 'unchosen' },
    });
    expect(await queue()).toMatchObject({
      late: { unchosen: 1 },
      questions: [{ lateUnchosen: 1, toMark: 0 }, { lateUnchosen: 0 }],
    });
    const mine = (await ada.learner.trpc.writtenTests.get.query({ testId: test.id })).sitting?.answers[0];
    expect(mine).toMatchObject({ text: 'Handed in.', others: [], late: { text: 'Handed in, and more.' } });
    const key = { sittingId: ada.sittingId, questionId: first };
    const chosen = await choose({ ...key, version: waiting?.late?.version });
    expect(chosen).toMatchObject({ chosen: 1, left: 0 });
    expect(await answers()).toMatchObject([
      {
        text: 'Handed in, and more.',
        revision: 2,
        arrivedLate: true,
        mark: { outdated: true },
        late: { ...late, standing: 'late', version: chosen.version },
        inTime: { text: 'Handed in.', words: 2 },
      },
    ]);
    expect(await refusalOf(choose({ ...key, choice: 'deadline', version: waiting?.late?.version }))).toEqual(CHANGED);
    await choose({ ...key, choice: 'deadline', version: chosen.version });
    const [back] = await answers();
    expect(back).toMatchObject({ text: 'Handed in.', revision: 3, late: { ...late, standing: 'deadline' } });
    // Text that arrives after the choice waits for a new choice, and replaces the late text of the same device.
    await write(ada, first, 'Handed in, and even more.', 59.5);
    expect(await answers()).toMatchObject([
      { text: 'Handed in.', late: { text: 'Handed in, and even more.', standing: 'unchosen' }, others: [] },
    ]);
    expect(await refusalOf(choose({ ...key, version: back?.late?.version }))).toEqual(CHANGED);
    expect(
      (await admin.trpc.administration.audit.query({ action: 'written-test.late-texts-chosen' })).items[0],
    ).toMatchObject({ details: 'Reasoning: 1 of the deadline' });
  });

  it('is chosen for a whole sitting or test in one call; a choice for a single answer stays', async () => {
    const writers = [await begin(), await begin(), await begin()];
    for (const writer of writers)
      for (const questionId of [first, second]) await write(writer, questionId, 'In time.', 1);
    clock(1.5);
    await closeSittings(harness.server.deps);
    for (const writer of writers)
      for (const questionId of [first, second]) await write(writer, questionId, 'In time, too.', 2);
    const [ada, bob] = writers as [Writer, Writer, Writer];
    const before = await queue();
    expect(before.late?.unchosen).toBe(6);
    const [adasAnswer] = (await answers()).filter(({ sittingId }) => sittingId === ada.sittingId);
    await choose({
      sittingId: ada.sittingId,
      questionId: first,
      choice: 'deadline',
      version: adasAnswer?.late?.version,
    });
    const rows = async () =>
      new Map((await tests().listResults.query({ testId: test.id })).items.map((row) => [row.sittingId, row.late]));
    expect([...(await rows()).values()].map((late) => late?.unchosen).toSorted()).toEqual([1, 2, 2]);
    const version = (await rows()).get(bob.sittingId)?.version;
    expect(await refusalOf(choose({ sittingId: bob.sittingId, version: 'other' }))).toEqual(CHANGED);
    expect(await choose({ sittingId: bob.sittingId, version })).toMatchObject({ chosen: 2, left: 0 });
    expect(await refusalOf(choose({ version: before.late?.version }))).toEqual(CHANGED);
    expect(await choose({ version: (await queue()).late?.version })).toMatchObject({ chosen: 3, left: 0 });
    const texts = (await answers()).map(({ sittingId, text }) => [sittingId === ada.sittingId, text]);
    expect(texts.toSorted()).toEqual([
      [false, 'In time, too.'],
      [false, 'In time, too.'],
      [true, 'In time.'],
    ]);
    expect(new Set((await answers(second)).map(({ text }) => text))).toEqual(new Set(['In time, too.']));
    expect(await choose({ version: (await queue()).late?.version })).toMatchObject({ chosen: 0, left: 0 });
    expect(await refusalOf(choose({ questionId: first }))).toMatchObject({ code: 'INVALID' });
    const foreign = await plantTest(harness.server);
    for (const more of [{ testId: newId() }, { testId: foreign.id, sittingId: bob.sittingId }, { sittingId: newId() }])
      expect(await refusalOf(choose(more))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is chosen for at most 100 answers per call', async () => {
    const long = await plantTest(harness.server, {
      closesAt: minute(60),
      questions: Array.from({ length: 20 }, () => ({})),
    });
    for (let learners = 0; learners < 6; learners += 1) {
      const learner = await plantPerson(harness.server);
      const inTime = long.questions.map(() => 'In time.');
      const sittingId = await plantSubmitted(harness.server, learner, long, inTime);
      const late = long.questions.map((questionId) => ({
        opId: newId(),
        sittingId,
        questionId,
        text: 'Late.',
        writtenAt: new Date(NOON),
      }));
      const refused = await writeAs(harness.server, learner, (tx, actor) =>
        receiveTexts(tx, actor, late, new Date(NOON + 2 * HOUR)),
      );
      expect(refused.size).toBe(0);
    }
    const chosen: unknown[] = [];
    let { version = '' } = (await tests().queue.query({ testId: long.id })).late ?? {};
    for (let left = 1; left > 0; ) {
      const reply = await tests().chooseLate.mutate({ testId: long.id, choice: 'late', version });
      chosen.push([reply.chosen, reply.left]);
      ({ left, version } = reply);
    }
    expect(chosen).toEqual([
      [100, 20],
      [20, 0],
    ]);
    const [questionId = ''] = long.questions;
    const { items } = await tests().answers.query({ testId: long.id, questionId });
    expect(items.map(({ text, late }) => [text, late?.standing])).toEqual(items.map(() => ['Late.', 'late']));
  });

  it('isn’t published without a choice, and publishing reports how many answers have such text', async () => {
    const ada = await begin();
    await write(ada, first, 'Handed in.', 1);
    clock(1.5);
    await closeSittings(harness.server.deps);
    await plantMark(harness.server, admin, { sittingId: ada.sittingId, questionId: first });
    await write(ada, first, 'Quite another text.', 2);
    const { version } = (await queue()).late ?? {};
    expect(await tests().publishMarks.mutate({ testId: test.id })).toEqual({ published: 1, lateUnchosen: 1 });
    expect(await ada.learner.trpc.writtenTests.report.query({ sittingId: ada.sittingId })).toMatchObject({
      questions: [{ text: 'Handed in.', mark: { points: 4 } }, {}],
    });
    expect(await refusalOf(choose({ sittingId: ada.sittingId, questionId: first, version }))).toEqual(
      conflict('The marks of this test are published.'),
    );
    expect((await queue()).late?.unchosen).toBe(0);
  });

  it('is shown to markers beside unresolved texts of other devices, without device ids', async () => {
    const ada = await begin();
    const phone = { ...ada, device: deviceOf(ada.learner) };
    clock(0.5);
    await write(ada, first, 'Of the laptop.', 1);
    await write(phone, first, 'Of the phone.', 2);
    clock(1.5);
    await closeSittings(harness.server.deps);
    const [shown] = await answers();
    expect(shown).toMatchObject({
      text: 'Of the phone.',
      others: [{ text: 'Of the laptop.', words: 3, writtenAt: minute(1) }],
      late: null,
    });
    for (const secret of [ada.device.clientId, phone.device.clientId, 'device'])
      expect(JSON.stringify(shown)).not.toContain(secret);
    await write(ada, first, 'Of the laptop, late.', 3);
    await write(phone, first, 'Of the phone, late.', 4);
    expect(await answers()).toMatchObject([
      {
        text: 'Of the phone.',
        late: { text: 'Of the phone, late.' },
        others: [{ text: 'Of the laptop, late.' }, { text: 'Of the laptop.' }],
      },
    ]);
  });
});
