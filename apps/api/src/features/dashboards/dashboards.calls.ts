import { expect } from 'vitest';
import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';

export const calls: AreaCalls = {
  procedures: {
    get: {
      endings: endingsAt.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' }),
      input: ({ owner }) => ({ userId: owner.id, timeRange: 'month' }),
    },
  },
  examples: {
    'GET /api/dashboard/{userId}': async ({ server, people: { user } }) => {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 2, category: 'Dashboards' });
      await plantAttempt(server, user, quiz, 1);
      return {
        path: `/api/dashboard/${user.id}?timeRange=year`,
        token: user.token,
        expected: {
          completedQuizzes: expect.any(Number),
          categoryPerformance: { Dashboards: 50 },
          weeklyProgress: [0, 0, 0, 0, 0, 0, expect.any(Number)],
          recentAchievements: expect.arrayContaining([expect.objectContaining({ id: 'quiz_1' })]),
        },
      };
    },
  },
};
