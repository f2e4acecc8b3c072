import { newId } from '@quorbit/contracts/lib/ids';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import { SITTING_SUBMIT } from '@quorbit/contracts/sync/ops/sitting-submit';
import { writtenTests } from '@quorbit/db/schema/written-tests';
import { eq } from 'drizzle-orm';
import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  type PlantedTest,
  plantMarks,
  plantSitting,
  plantSubmitted,
  plantTest,
} from '../../testing/planted/written-test.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { writeAs } from '../../testing/write-as.ts';
import { viewUnchosen } from './late-texts.ts';
import { listUnchosenByQuestion } from './marking.repository.ts';
import { receiveTexts } from './texts.service.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(), input: () => ({}) },
    get: {
      endings: endingsAt.signedIn(),
      input: async ({ server, actor, owner }) => {
        const test = await plantTest(server);
        await plantSitting(server, actor ?? owner, test);
        return { testId: test.id };
      },
    },
    start: {
      endings: endingsAt.signedIn(),
      input: async ({ server }) => ({ testId: (await plantTest(server)).id, sittingId: newId() }),
      changes: ['sittings'],
    },
    earlierTexts: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const test = await plantTest(server);
        return { sittingId: await plantSubmitted(server, owner, test), questionId: test.questions[0] };
      },
    },
    reports: { endings: endingsAt.signedIn(), input: () => ({}) },
    report: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({
        sittingId: await plantSubmitted(server, owner, await plantTest(server)),
      }),
    },
    listManaged: { endings: endingsAt.admin(), input: () => ({}) },
    getManaged: { endings: endingsAt.admin(), input: plantSubmittedTest },
    create: {
      endings: endingsAt.admin(),
      input: ({ server }) => ({
        title: 'Reasoning',
        category: 'Science',
        opensAt: server.deps.now().toISOString(),
        closesAt: new Date(server.deps.now().getTime() + 3_600_000).toISOString(),
      }),
      changes: ['written_tests'],
    },
    update: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({ testId: (await plantTest(server)).id, title: 'Renamed', duration: 90 }),
      changes: ['written_tests'],
    },
    saveQuestions: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({
        testId: (await plantTest(server)).id,
        questions: [{ id: newId(), prompt: 'How?', marks: 3 }],
      }),
      changes: ['written_questions'],
    },
    publish: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({ testId: (await plantTest(server, { draft: true })).id }),
      changes: ['written_tests'],
    },
    withdraw: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({ testId: (await plantTest(server)).id }),
      changes: ['written_tests'],
    },
    delete: {
      endings: endingsAt.admin(),
      input: async ({ server }) => ({ testId: (await plantTest(server)).id }),
      changes: ['written_tests', 'written_questions', 'audit_entries'],
    },
    queue: { endings: endingsAt.admin(), input: plantSubmittedTest },
    answers: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }) => {
        const test = await plantTest(server);
        await plantSubmitted(server, owner, test);
        return { testId: test.id, questionId: test.questions[0] };
      },
    },
    mark: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }) => {
        const test = await plantTest(server);
        const sittingId = await plantSubmitted(server, owner, test);
        return { sittingId, questionId: test.questions[0], answerRevision: 1, markRevision: 0, points: 3 };
      },
      changes: ['answer_marks'],
    },
    chooseLate: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }) => {
        const test = await plantTest(server);
        const version = await plantLate(server, owner, test);
        return { testId: test.id, choice: 'late', version };
      },
      changes: ['sitting_answers', 'sitting_text_versions', 'audit_entries'],
    },
    publishMarks: {
      endings: endingsAt.admin(),
      input: async ({ server, owner }) => {
        const test = await plantTest(server);
        const sittingId = await plantSubmitted(server, owner, test);
        await plantMarks(server, await plantPerson(server, { role: 'admin' }), sittingId, test);
        await server.deps.database.transaction((tx) =>
          tx.update(writtenTests).set({ closesAt: server.deps.now() }).where(eq(writtenTests.id, test.id)),
        );
        return { testId: test.id };
      },
      changes: ['sittings', 'notification_queue', 'audit_entries'],
    },
    results: { endings: endingsAt.admin(), input: plantSubmittedTest },
    listResults: { endings: endingsAt.admin(), input: plantSubmittedTest },
  },
  ops: {
    [SITTING_ANSWER]: async ({ server, owner }, count) => {
      const test = await plantTest(server);
      const sittingId = await plantSitting(server, owner, test);
      const writtenAt = server.deps.now().toISOString();
      return Array.from({ length: count }, (_, index) => ({
        sittingId,
        questionId: test.questions[index % test.questions.length],
        writtenAt,
        text: `Draft ${index}`,
      }));
    },
    [SITTING_SUBMIT]: async ({ server, owner }, count) => {
      const submittedAt = server.deps.now().toISOString();
      const sittings: object[] = [];
      for (let made = 0; made < count; made += 1)
        sittings.push({ sittingId: await plantSitting(server, owner, await plantTest(server)), submittedAt });
      return sittings;
    },
  },
  plant: async ({ server, people: { user, admin } }, { ids, cursors }) => {
    const open = await plantTest(server);
    const draft = await plantTest(server, { draft: true });
    const sittingId = await plantSubmitted(server, user, open);
    await plantSubmitted(server, await plantPerson(server), open);
    ids.writtenTests = [open.id, draft.id];
    ids.writtenQuestions = [...open.questions, ...draft.questions];
    ids.sittings = [sittingId];
    const testId = open.id;
    const { answers, listResults, listManaged } = admin.trpc.writtenTests;
    const pages = [
      await answers.query({ testId, questionId: open.questions[0] ?? '', limit: 1 }),
      await listResults.query({ testId, limit: 1 }),
      await listManaged.query({ limit: 1 }),
    ];
    cursors.push(...pages.flatMap(({ nextCursor }) => nextCursor ?? []));
  },
};

/**
 * Submits a sitting of the owner, and stores other text that arrives after the deadline.
 * @returns the version of the test's late texts on which no marker has decided.
 */
async function plantLate(server: TestServer, owner: Person, test: PlantedTest): Promise<string> {
  const now = server.deps.now();
  const sittingId = await plantSubmitted(server, owner, test);
  const late = new Date(now.getTime() + 3_600_000 * 2);
  const [questionId = ''] = test.questions;
  const text = { opId: newId(), sittingId, questionId, text: 'Of the train.', writtenAt: now };
  await writeAs(server, owner, (tx, actor) => receiveTexts(tx, actor, [text], late));
  return viewUnchosen(await listUnchosenByQuestion(server.deps.database.read, test.id)).version;
}

/** Creates a test that the owner has submitted. */
async function plantSubmittedTest({ server, owner }: Case) {
  const test = await plantTest(server);
  await plantSubmitted(server, owner, test);
  return { testId: test.id };
}
