import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { plantOwnReport } from '../attempts/attempts.calls.ts';

const STRANGERS = { userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' } as const;

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn(STRANGERS), input: ({ owner }) => ({ userId: owner.id }) },
    get: {
      endings: endingsAt.signedIn(STRANGERS),
      input: async (testCase) => ({ id: await plantOwnReport(testCase) }),
    },
  },
  examples: {
    'GET /api/reports': async ({ server, people: { user, admin } }) => {
      await plantAttempt(server, user, await plantQuiz(server, { ownerId: null }));
      return { path: '/api/reports?limit=1&userId=all', token: admin.token, expected: [{ learner: { _id: user.id } }] };
    },
    'GET /api/reports/{id}': async ({ server, people: { user } }) => {
      const id = await plantAttempt(server, user, await plantQuiz(server, { ownerId: null, questions: 2 }), 1);
      return {
        path: `/api/reports/${id}`,
        token: user.token,
        expected: { _id: id, answers: [{ correct: true }, { option: 0, correctAnswer: 'B' }] },
      };
    },
  },
  plant: async ({ people: { premium } }, { cursors }) => {
    const { nextCursor } = await premium.trpc.reports.list.query({ limit: 1 });
    cursors.push(nextCursor ?? '');
  },
};
