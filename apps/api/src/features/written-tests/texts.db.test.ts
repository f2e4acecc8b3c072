import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT } from '@quorbit/contracts/sync/ops/sitting-submit';
import { sittingAnswers, sittingTextVersions } from '@quorbit/db/schema/written-tests';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedTest, plantSitting, plantTest } from '../../testing/planted/written-test.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { closeSittings, pruneSittings } from './written-tests.worker.ts';

const minute = (minutes: number) => new Date(NOON + (minutes * HOUR) / 60).toISOString();

describeAtNoon('texts of two devices', (harness, clock) => {
  let learner: Person;
  let laptop: Device;
  let phone: Device;
  let test: PlantedTest;
  let questionId: string;
  let sittingId: string;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    [laptop, phone] = [0, 1].map(() => new Device(learner, () => harness.server.deps.now().getTime())) as [
      Device,
      Device,
    ];
    test = await plantTest(harness.server, { closesAt: minute(60) });
    [questionId = ''] = test.questions;
    sittingId = await plantSitting(harness.server, learner, test);
    clock(0.5);
  });

  const read = async () => (await learner.trpc.writtenTests.get.query({ testId: test.id })).sitting;
  const answer = async () => (await read())?.answers[0];
  const earlier = async () => (await learner.trpc.writtenTests.earlierTexts.query({ sittingId, questionId })).versions;
  const told = async () => {
    const { text, others = [] } = (await answer()) ?? {};
    return { text, others: others.map((item) => item.text) };
  };
  const first = (text: string, minutes: number) =>
    ({ type: SITTING_ANSWER, args: { sittingId, questionId, text, writtenAt: minute(minutes) } }) as const;
  const second = (textId: string, continues: string | null, text: string, minutes: number, more: object = {}) => ({
    type: SITTING_ANSWER,
    v: 2,
    args: { ...first(text, minutes).args, textId, continues, device: 'phone', ...more },
  });
  const send = async (device: Device, ...works: Parameters<Device['op']>[0][]) =>
    (await device.exchange(works.map((opSpec) => device.op(opSpec)))).rejected;

  it('are accepted whatever the clock of their device says', async () => {
    const clocks = [8.64e15, -8.64e15, 1e300, -1e15];
    for (const [index, skew] of clocks.entries()) {
      const op = laptop.op({ ...second(newId(), null, `Text ${index}`, 1), skew });
      expect(await laptop.exchange([op]), String(skew)).toMatchObject({ ackSeq: index + 1, rejected: [] });
    }
    expect(await told()).toEqual({ text: 'Text 0', others: [] });
  });

  it('that diverge are both stored until a later text resolves them; sending them again changes nothing', async () => {
    const [base, here, there] = [newId(), newId(), newId()];
    await send(laptop, second(base, null, 'Ice floats.', 1, { device: 'computer' }));
    await send(phone, second(there, base, 'Ice floats. It is lighter than water.', 2));
    await send(laptop, second(here, base, 'Ice floats. X', 3, { device: 'computer' }));
    expect(await answer()).toEqual({
      questionId,
      text: 'Ice floats. X',
      writtenAt: minute(3),
      textId: here,
      device: 'computer',
      others: [{ textId: there, text: 'Ice floats. It is lighter than water.', writtenAt: minute(2), device: 'phone' }],
    });
    // The device sends the same texts again, after its queue got a new id.
    const again = new Device(learner, () => harness.server.deps.now().getTime());
    await send(again, second(base, null, 'Ice floats.', 1), second(here, base, 'Ice floats. X', 3));
    expect(await told()).toEqual({ text: 'Ice floats. X', others: ['Ice floats. It is lighter than water.'] });
    const both = 'Ice floats. It is lighter.';
    await send(again, second(newId(), here, both, 4, { settles: [there] }));
    expect(await told()).toEqual({ text: both, others: [] });
    expect((await earlier()).map(({ text, device, words, why }) => [text, device, words, why])).toEqual([
      ['Ice floats. X', 'computer', 3, 'shortened'],
      ['Ice floats. It is lighter than water.', 'phone', 7, 'other_device'],
      ['Ice floats.', 'computer', 2, 'other_device'],
    ]);
    expect((await learner.trpc.writtenTests.get.query({ testId: test.id })).sitting?.answerVersion).toBe(2);
  });

  it('may continue a text that hasn’t arrived yet, in one exchange and in several', async () => {
    const [one, two, three] = [newId(), newId(), newId()];
    await send(phone, second(one, null, 'One', 1), second(two, one, 'One two', 2));
    await send(laptop, second(newId(), three, 'One two three four', 4));
    await send(phone, second(three, two, 'One two three', 3));
    expect(await told()).toEqual({ text: 'One two three four', others: [] });
  });

  it('sent without text ids never lose another device’s text', async () => {
    await send(laptop, first('One sentence.', 1));
    await send(phone, first('One sentence. A whole paragraph.', 2));
    expect(await told()).toEqual({ text: 'One sentence. A whole paragraph.', others: [] });
    await send(laptop, first('One sentence. X', 3));
    expect(await told()).toEqual({ text: 'One sentence. X', others: ['One sentence. A whole paragraph.'] });
    // The phone's current app merges the two texts; the laptop's older app continues its own text, so both texts stay
    // open.
    const [open] = (await answer())?.others ?? [];
    const { textId = '' } = (await answer()) ?? {};
    await send(phone, second(newId(), open?.textId ?? '', 'Both.', 4, { settles: [textId] }));
    expect(await told()).toEqual({ text: 'Both.', others: [] });
    await send(laptop, first('One sentence. XY', 5));
    expect(await told()).toEqual({ text: 'One sentence. XY', others: ['Both.'] });
  });

  it('stored without a device stay beside the next text, unless that contains them', async () => {
    await send(laptop, first('Before the upgrade.', 1));
    const forget = { clientId: null, device: null };
    await harness.database.transaction((tx) =>
      tx.update(sittingAnswers).set(forget).where(eq(sittingAnswers.sittingId, sittingId)),
    );
    await send(laptop, first('Before the upgrade. After it.', 2));
    expect(await told()).toEqual({ text: 'Before the upgrade. After it.', others: [] });
    await harness.database.transaction((tx) =>
      tx.update(sittingAnswers).set(forget).where(eq(sittingAnswers.sittingId, sittingId)),
    );
    await send(phone, first('In the train.', 3));
    await send(laptop, first('Otherwise.', 4));
    expect(await told()).toEqual({ text: 'Otherwise.', others: ['In the train.', 'Before the upgrade. After it.'] });
  });

  it('update the other device’s open page through a mirrored row, which is deleted after publishing', async () => {
    const rows = () => [...laptop.rows.values()].filter(({ kind }) => kind === 'sitting').map(({ body }) => body);
    await laptop.drain();
    expect(rows()).toEqual([]);
    await send(phone, first('One sentence.', 1));
    await laptop.drain();
    expect(rows()).toEqual([{ sittingId, testId: test.id, revision: 1 }]);
    await send(phone, first('Two sentences.', 2), {
      type: SITTING_SUBMIT,
      args: { sittingId, submittedAt: minute(3) },
    });
    await laptop.drain();
    expect(rows()).toMatchObject([{ revision: 3 }]);
    clock(2);
    await closeSittings(harness.server.deps);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.writtenTests.mark.mutate({ sittingId, questionId, answerRevision: 2, markRevision: 0, points: 1 });
    await admin.trpc.writtenTests.publishMarks.mutate({ testId: test.id });
    expect(await earlier()).toEqual([]);
    while (await pruneSittings(harness.server.deps));
    await laptop.drain();
    expect(rows()).toEqual([]);
    expect(await harness.database.read.$count(sittingTextVersions, eq(sittingTextVersions.sittingId, sittingId))).toBe(
      0,
    );
  });

  it('are kept as up to 20 earlier versions, and shown only to their learner', async () => {
    let before: string | null = null;
    for (let index = 0; index < 30; index += 1) {
      const textId = newId();
      await send(index % 2 === 0 ? laptop : phone, second(textId, before, `Text number ${index}`, index));
      before = textId;
    }
    const versions = await earlier();
    expect(versions.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Text number ${28 - index}`),
    );
    expect(new Set(versions.map(({ why }) => why))).toEqual(new Set(['other_device']));
    const person = await plantPerson(harness.server);
    for (const trpc of [person.trpc, (await plantPerson(harness.server, { role: 'admin' })).trpc])
      expect(await refusalOf(trpc.writtenTests.earlierTexts.query({ sittingId, questionId }))).toMatchObject({
        code: 'NOT_FOUND',
      });
    expect(
      await refusalOf(learner.trpc.writtenTests.earlierTexts.query({ sittingId, questionId: newId() })),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are refused once they come too late, unless they are already stored', async () => {
    await send(laptop, second(newId(), null, 'In time.', 1));
    clock(3);
    const marked = await plantPerson(harness.server, { role: 'admin' });
    await closeSittings(harness.server.deps);
    expect(await send(phone, second(newId(), null, 'Too late.', 62))).toMatchObject([{ code: 'CONFLICT' }]);
    await marked.trpc.writtenTests.mark.mutate({
      sittingId,
      questionId,
      answerRevision: 1,
      markRevision: 0,
      points: 1,
    });
    await marked.trpc.writtenTests.publishMarks.mutate({ testId: test.id });
    const { textId = '' } = (await answer()) ?? {};
    expect(await send(phone, second(textId, null, 'In time.', 1))).toEqual([]);
    expect(await send(phone, second(newId(), textId, 'In time. More.', 2))).toMatchObject([{ code: 'CONFLICT' }]);
  });
});
