import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES, type World } from '../../testing/area/calls.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantAttempt, plantedQuestion, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { upsertDraft } from './authoring/drafts.repository.ts';
import { findQuiz } from './quizzes.repository.ts';
import { seedContent } from './quizzes.seed.ts';

/** The tables that a change of a quiz's content writes. */
export const CONTENT_TABLES = ['quizzes', 'quiz_versions', 'packs', ...MIRROR_TABLES] as const;

const QUESTION = { question: 'Which?', options: ['one', 'two', 'three', 'four'], correctAnswer: 'b' };

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(), input: () => ({}) },
    categories: { endings: endingsAt.signedIn() },
    get: { endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND' }), input: quizId },
    figures: {
      endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => ({ id: (await plantTakenQuiz(testCase)).id }),
    },
    start: { endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND' }), input: quizId },
    welcome: {
      endings: endingsAt.everybody(),
      input: async ({ server: { deps } }) => {
        await seedContent({ ...deps, fullContent: false });
      },
    },
    create: {
      endings: endingsAt.premium(),
      input: () => ({ title: `Quiz ${newId()}`, category: 'General' }),
      changes: CONTENT_TABLES,
    },
    update: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => ({ id: (await plantOwnQuiz(testCase)).id, title: `Quiz ${newId()}`, status: 'draft' }),
      changes: [...CONTENT_TABLES, 'quiz_changes'],
    },
    addQuestion: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => ({ quizId: (await plantOwnQuiz(testCase)).id, ...plantedQuestion('easy', 7) }),
      changes: [...CONTENT_TABLES, 'quiz_questions', 'quiz_changes'],
    },
    deleteQuestion: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => ({ id: (await plantOwnQuiz(testCase)).id, index: 0 }),
      changes: [...CONTENT_TABLES, 'quiz_changes'],
    },
    delete: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: quizId,
      changes: ['quizzes', 'quiz_changes', ...MIRROR_TABLES],
    },
    setStatus: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => ({ ...(await quizId(testCase)), status: 'archived' }),
      changes: ['quizzes', 'quiz_changes', ...MIRROR_TABLES],
    },
    getQuestions: { endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND' }), input: quizId },
    updateQuestion: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => {
        const { id, questionIds } = await plantOwnQuiz(testCase);
        return { quizId: id, index: questionIds[1], question: 'Which one?' };
      },
      changes: [...CONTENT_TABLES, 'quiz_questions', 'quiz_changes'],
    },
    edit: { endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }), input: quizId },
    saveDraft: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => draftOf((await plantOwnQuiz(testCase)).id),
      changes: ['quiz_drafts'],
    },
    discardDraft: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => {
        const { id } = await plantOwnQuiz(testCase);
        const editor = testCase.actor ?? testCase.owner;
        await testCase.server.deps.database.transaction((tx) =>
          upsertDraft(tx, { ...draftOf(id), editorId: editor.id, revision: 1, savedAt: testCase.server.deps.now() }),
        );
        return { quizId: id };
      },
      changes: ['quiz_drafts'],
    },
    publish: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => {
        const { id, title } = await plantOwnQuiz(testCase);
        return publishInputOf({ id, title, versionId: await versionOf(testCase, id) });
      },
      changes: [...CONTENT_TABLES, 'quiz_questions', 'quiz_changes'],
    },
    duplicate: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: quizId,
      changes: [...CONTENT_TABLES, 'quiz_questions'],
    },
    reach: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (given) => ({ id: (await plantTakenQuiz(given)).id }),
    },
    listDeleted: { endings: endingsAt.premium() },
    restore: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async ({ server, owner }) => ({
        id: (await plantQuiz(server, { ownerId: owner.id, audience: 'premium', deleted: true })).id,
      }),
      changes: ['quizzes', 'quiz_changes', ...MIRROR_TABLES],
    },
    deleteByTitle: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async (testCase) => ({ title: (await plantOwnQuiz(testCase)).title }),
      changes: ['quizzes', 'quiz_changes', ...MIRROR_TABLES],
    },
  },
  ops: {
    [QUIZ_KEEP]: async ({ server }, count) => {
      const quizzes = await Promise.all([1, 2, 3].map(() => plantQuiz(server, { ownerId: null })));
      return Array.from({ length: count }, (_, index) => {
        const { id: quizId, packHash } = quizzes[index % 3] ?? quizzes[0] ?? { id: '', packHash: '' };
        return { quizId, packHash: index % 4 === 3 ? null : packHash };
      });
    },
  },
  examples: {
    'GET /api/quizzes': async ({ server, people: { admin } }) => {
      const { id } = await plantQuiz(server, { ownerId: admin.id, questions: 2 });
      return {
        path: '/api/quizzes?mine=true&limit=1',
        token: admin.token,
        expected: [{ _id: id, questions: [{}, {}] }],
      };
    },
    'POST /api/quizzes': async ({ people: { premium } }) => ({
      token: premium.token,
      body: { title: 'Over REST', category: 'Art' },
      expected: { title: 'Over REST', duration: 5, questions: [] },
    }),
    'DELETE /api/quizzes/delete/quiz': async ({ people: { premium } }) => {
      await premium.trpc.quizzes.create.mutate({ title: 'Delete & go', category: 'Art' });
      return { path: '/api/quizzes/delete/quiz?title=delete%20%26%20GO', token: premium.token };
    },
    'GET /api/quizzes/{id}': async ({ server, people: { user } }) => {
      const { id } = await plantQuiz(server, { ownerId: null });
      return { path: `/api/quizzes/${id}`, token: user.token, expected: { _id: id } };
    },
    'GET /api/quizzes/{id}/figures': async (world) => {
      const { premium } = world.people;
      return {
        path: `/api/quizzes/${await quizOf(premium, world)}/figures`,
        token: premium.token,
        expected: { attempts: 0, questions: [{ answered: 0, facility: null }, {}] },
      };
    },
    'PATCH /api/quizzes/{id}': async (world) => ({
      path: `/api/quizzes/${await quizOf(world.people.premium, world)}`,
      token: world.people.premium.token,
      body: { category: 'Music', duration: 12, status: 'archived', shuffleOptions: true, draw: 1 },
      expected: {
        success: true,
        quiz: { category: 'Music', duration: 12, status: 'archived', totalMarks: 1, draw: 1 },
      },
    }),
    'DELETE /api/quizzes/{id}': async (world) => ({
      path: `/api/quizzes/${await quizOf(world.people.premium, world)}`,
      token: world.people.premium.token,
      expected: { success: true, message: 'Quiz deleted successfully!' },
    }),
    'POST /api/quizzes/{id}/questions': async (world) => ({
      path: `/api/quizzes/${await quizOf(world.people.premium, world)}/questions`,
      token: world.people.premium.token,
      body: QUESTION,
      expected: { success: true, quiz: { questionCount: 3 } },
    }),
    'GET /api/quizzes/{id}/questions': async (world) => ({
      path: `/api/quizzes/${await quizOf(world.people.premium, world)}/questions`,
      token: world.people.premium.token,
      expected: [{ question: 'Question 0?', correctAnswer: 'B' }, {}],
    }),
    'PATCH /api/quizzes/{id}/questions/{index}': async ({ server, people: { premium } }) => {
      const { id, questionIds } = await plantQuiz(server, { ownerId: premium.id, audience: 'premium', questions: 2 });
      return {
        path: `/api/quizzes/${id}/questions/${questionIds[1]}`,
        token: premium.token,
        body: { question: 'Which now?', correctAnswer: 'c' },
        expected: { success: true, quiz: { questions: [{}, { _id: questionIds[1], question: 'Which now?' }] } },
      };
    },
    'DELETE /api/quizzes/{id}/questions/{index}': async (world) => ({
      path: `/api/quizzes/${await quizOf(world.people.premium, world)}/questions/1`,
      token: world.people.premium.token,
      expected: { success: true, message: 'Question deleted successfully!' },
    }),
  },
  /** Plants one quiz of an admin and two of a premium user; the admin's and one of the others have the same title. */
  plant: async ({ server, people: { admin, premium } }, known) => {
    const titles = [`Of many ${newId()}`, `Of one ${newId()}`];
    known.titles.push(...titles);
    for (const [author, title] of [
      [admin, titles[0]],
      [premium, titles[0]],
      [premium, titles[1]],
    ] as const) {
      const audience = author === admin ? 'everyone' : 'premium';
      const quiz = await plantQuiz(server, { ownerId: author.id, audience, questions: 1, title });
      known.ids.quizzes = [...(known.ids.quizzes ?? []), quiz.id];
      known.ids.questions = [...(known.ids.questions ?? []), ...quiz.questionIds];
      known.packHashes.push(quiz.packHash);
    }
    const { nextCursor } = await admin.trpc.quizzes.list.query({ limit: 1 });
    known.cursors.push(nextCursor ?? '');
  },
};

/** Plants a quiz of the case's owner, visible to premium users. */
export function plantOwnQuiz({ server, owner }: Case): Promise<PlantedQuiz> {
  return plantQuiz(server, { ownerId: owner.id, audience: 'premium', questions: 2 });
}

/** Plants a quiz of the case's owner that another user has taken. */
export async function plantTakenQuiz(testCase: Case): Promise<PlantedQuiz> {
  const quiz = await plantOwnQuiz(testCase);
  await plantAttempt(testCase.server, await plantPerson(testCase.server, { role: 'premium' }), quiz);
  return quiz;
}

/** Returns the input that saves an unpublished draft with an empty title and no questions. */
function draftOf(quizId: string) {
  return { quizId, versionId: newId(), revision: 0, content: { settings: { title: '' }, questions: [] } };
}

/** Returns the input with which an editor publishes a quiz whose questions are all replaced by one new question. */
export function publishInputOf({ id, title, versionId }: { id: string; title: string; versionId: string }) {
  const settings = {
    title,
    category: 'General',
    description: '',
    duration: null,
    passingMarks: null,
    ranked: false,
    closesAt: null,
    shuffleQuestions: false,
    shuffleOptions: true,
    draw: null,
  };
  return { quizId: id, versionId, content: { settings, questions: [{ ...plantedQuestion('hard', 3), id: newId() }] } };
}

async function versionOf({ server }: Pick<World, 'server'>, id: string): Promise<string> {
  return (await findQuiz(server.deps.database.read, id))?.version.id ?? '';
}

async function quizId(testCase: Case) {
  return { id: (await plantOwnQuiz(testCase)).id };
}

async function quizOf(author: Person, { server }: World): Promise<string> {
  return (await plantQuiz(server, { ownerId: author.id, audience: 'premium', questions: 2 })).id;
}
