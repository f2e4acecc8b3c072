import { newId } from '@quorbit/contracts/lib/ids';
import { answerMarks, sittings } from '@quorbit/db/schema/written-tests';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantMarks, plantSubmitted, plantTest } from '../../testing/planted/written-test.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';
import { writeAs } from '../../testing/write-as.ts';
import { receiveTexts } from './texts.service.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('a learner’s export of written tests', (harness, clock) => {
  it('is exported with texts, and with marks once published; deleting an admin keeps the marks given', async () => {
    const learner = await plantPerson(harness.server);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    // Creates a second admin, since the last admin's account can't be deleted.
    await plantPerson(harness.server, { role: 'admin' });
    const own = await admin.trpc.writtenTests.create.mutate({
      title: 'Mine',
      category: 'Science',
      opensAt: at(0),
      closesAt: at(1),
    });
    const test = await plantTest(harness.server, { closesAt: at(1) });
    const sittingId = await plantSubmitted(harness.server, learner, test);
    await plantMarks(harness.server, admin, sittingId, test);
    const written = async () => (await learner.trpc.accounts.export.mutate()).writtenTests;
    const answers = [{ prompt: 'Why?', text: 'Because of heat.', writtenAt: at(0), points: null, comment: null }, {}];
    const before = { testId: test.id, title: 'Reasoning', startedAt: at(0), submittedAt: at(0), points: null };
    expect(await written()).toMatchObject([{ ...before, answers }]);
    const [questionId = ''] = test.questions;
    const other = { opId: newId(), clientId: newId(), sittingId, questionId, text: 'Of another device.' };
    await writeAs(harness.server, learner, (tx, actor) =>
      receiveTexts(tx, actor, [{ ...other, writtenAt: new Date(NOON) }], new Date(NOON)),
    );
    expect(await learner.trpc.accounts.export.mutate()).toMatchObject({
      writtenTests: [{ answers: [{ text: 'Of another device.' }, {}] }],
      writtenTestVersions: [
        { testId: test.id, prompt: 'Why?', text: 'Because of heat.', writtenAt: at(0), device: null, kind: 'open' },
      ],
    });
    await admin.trpc.writtenTests.mark.mutate({ sittingId, questionId, answerRevision: 2, markRevision: 1, points: 4 });
    clock(2);
    await admin.trpc.writtenTests.publishMarks.mutate({ testId: test.id });
    expect(await written()).toMatchObject([{ points: 8, answers: [{ points: 4, comment: '' }, { points: 4 }] }]);
    expect(await admin.trpc.accounts.export.mutate()).toMatchObject({
      createdWrittenTests: [{ id: own.id, title: 'Mine', createdAt: at(0) }],
      writtenTests: [],
    });
    await admin.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const left = await harness.database.read.select().from(answerMarks).where(eq(answerMarks.sittingId, sittingId));
    expect(left.map(({ markerId, points }) => [markerId, points])).toEqual([
      [null, 4],
      [null, 4],
    ]);
    await learner.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(await harness.database.read.$count(sittings, eq(sittings.id, sittingId))).toBe(0);
  });
});
