import { expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantMark, plantSubmitted, plantTest } from '../../testing/planted/written-test.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('results of a written test', (harness, clock) => {
  it('includes the learner’s texts, and marks and sample answers once those are published', async () => {
    const learner = await plantPerson(harness.server);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const test = await plantTest(harness.server, {
      closesAt: at(1),
      questions: [
        { sampleAnswer: 'Heat moves.', markerNotes: 'Be strict.' },
        { rubric: [{ criterion: 'Cause', marks: 5 }] },
      ],
    });
    const sittingId = await plantSubmitted(harness.server, learner, test, ['Because of heat.']);
    await plantMark(harness.server, admin, { sittingId, questionId: test.questions[0] ?? '' });
    const read = () => learner.trpc.writtenTests.report.query({ sittingId });
    expect(await read()).toMatchObject({
      id: sittingId,
      test: { id: test.id, title: 'Reasoning', category: 'Science' },
      state: 'being_marked',
      startedAt: at(0),
      submittedAt: at(0),
      publishedAt: null,
      points: null,
      marks: 10,
      percentage: null,
      questions: [
        { text: 'Because of heat.', words: 3, mark: null, sampleAnswer: null },
        { text: '', words: 0, mark: null, sampleAnswer: null },
      ],
    });
    clock(2);
    await admin.trpc.writtenTests.publishMarks.mutate({ testId: test.id });
    const published = await read();
    expect(published).toMatchObject({
      state: 'published',
      publishedAt: at(2),
      points: 4,
      percentage: 40,
      questions: [
        { mark: { points: 4, rubric: [], comment: '' }, sampleAnswer: 'Heat moves.' },
        { mark: { points: 0, rubric: [{ criterion: 'Cause', marks: 5, points: 0 }] }, sampleAnswer: null },
      ],
    });
    expect(JSON.stringify(published)).not.toContain('strict');
    expect(await refusalOf(admin.trpc.writtenTests.report.query({ sittingId }))).toMatchObject({ code: 'NOT_FOUND' });
    const { trpc } = learner;
    const another = await plantTest(harness.server);
    await plantSubmitted(harness.server, learner, another);
    const newest = await trpc.writtenTests.reports.query({ limit: 1 });
    expect(newest.items).toMatchObject([{ test: { id: another.id }, points: null, marks: 10 }]);
    const rest = await trpc.writtenTests.reports.query({ limit: 1, cursor: newest.nextCursor ?? '' });
    expect([rest.items, rest.nextCursor]).toMatchObject([[{ id: sittingId, points: 4, percentage: 40 }], null]);
  });

  it('gives admins figures of marked sittings, and names only once the marks are published', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const test = await plantTest(harness.server, { closesAt: at(1) });
    const [first = '', second = ''] = test.questions;
    const read = () => admin.trpc.writtenTests.results.query({ testId: test.id });
    expect(await read()).toMatchObject({
      started: 0,
      marked: 0,
      mean: null,
      median: null,
      questions: [{ mean: null }, {}],
    });
    const sit = async (name: string, texts: string[], given: [number, number] | null) => {
      const sittingId = await plantSubmitted(harness.server, await plantPerson(harness.server, { name }), test, texts);
      if (given === null) return sittingId;
      await plantMark(harness.server, admin, { sittingId, questionId: first }, given[0]);
      if (texts.length > 1) await plantMark(harness.server, admin, { sittingId, questionId: second }, [0, given[1]]);
      return sittingId;
    };
    await sit('Ada', ['Because it is hot.', 'It melts.'], [5, 3]);
    clock(0.1);
    await sit('Bob', ['It is hot.'], [3, 0]);
    clock(0.2);
    const third = await sit('Cyd', ['Hot', 'Cold'], null);
    await plantMark(harness.server, admin, { sittingId: third, questionId: first }, 1);
    expect(await read()).toEqual({
      test: { id: test.id, title: 'Reasoning', category: 'Science', anonymous: true },
      marks: 10,
      started: 3,
      submitted: 3,
      marked: 2,
      published: 0,
      mean: 55,
      median: 55,
      distribution: [0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
      questions: [
        { id: first, prompt: 'Why?', marks: 5, mean: 4, blank: 0, toMark: 0, meanWords: 3 },
        { id: second, prompt: 'Why?', marks: 5, mean: 1.5, blank: 1, toMark: 1, meanWords: 2 },
      ],
    });
    const list = async () => {
      const page = await admin.trpc.writtenTests.listResults.query({ testId: test.id, limit: 2 });
      const cursor = page.nextCursor ?? '';
      const rest = await admin.trpc.writtenTests.listResults.query({ testId: test.id, limit: 2, cursor });
      return [...page.items, ...rest.items].map(({ label, points, toMark }) => [label, points, toMark]);
    };
    expect(await list()).toEqual([
      ['Sitting 1', 8, 0],
      ['Sitting 2', 3, 0],
      ['Sitting 3', 1, 1],
    ]);
    clock(1);
    await plantMark(harness.server, admin, { sittingId: third, questionId: second }, [2, 3]);
    await admin.trpc.writtenTests.publishMarks.mutate({ testId: test.id });
    expect(await list()).toEqual([
      ['Ada', 8, 0],
      ['Bob', 3, 0],
      ['Cyd', 6, 0],
    ]);
    expect(await read()).toMatchObject({ marked: 3, published: 3, mean: 56.7, median: 60 });
  });
});
