import { expect } from 'vitest';
import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';

export const calls: AreaCalls = {
  procedures: {
    list: {
      endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' }),
      input: ({ owner }) => ({ userId: owner.id }),
    },
  },
  examples: {
    'GET /api/achievements/{userId}': async ({ server, people: { user } }) => {
      await plantAttempt(server, user, await plantQuiz(server, { ownerId: null }));
      return {
        path: `/api/achievements/${user.id}`,
        token: user.token,
        expected: {
          unlocked: expect.arrayContaining([expect.objectContaining({ id: 'quiz_1', progress: 100 })]),
          recent: expect.arrayContaining([expect.objectContaining({ unlocked: true })]),
          total: expect.any(Number),
        },
      };
    },
  },
};
