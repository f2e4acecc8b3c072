import { expect } from 'vitest';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls, World } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { sumAll } from '../../testing/sum-all.ts';

const OUTSIDERS_REFUSED = { userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' } as const;
const anyUserCall = {
  endings: endingsAt.signedIn(OUTSIDERS_REFUSED),
  input: ({ owner }: Case) => ({ userId: owner.id }),
};
const premiumCall = {
  endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
  input: ({ owner }: Case) => ({ userId: owner.id }),
};

/** Submits one attempt for the learner: two questions, one answered right, in a category used by nothing else. */
async function plantStudy({ server }: World, learner: World['people']['user'], category: string): Promise<void> {
  const quiz = await plantQuiz(server, { ownerId: null, questions: 2, category });
  await plantAttempt(server, learner, quiz, 1);
  await sumAll(server.deps.database, server.deps.now());
}

export const calls: AreaCalls = {
  procedures: {
    listQuestionStats: anyUserCall,
    listScoreTrends: anyUserCall,
    listTopics: anyUserCall,
    listSessions: premiumCall,
    getIntelligence: premiumCall,
  },
  examples: {
    'GET /api/analytics/question-stats': async (world) => {
      const { user } = world.people;
      await plantStudy(world, user, 'Stats');
      return {
        path: '/api/analytics/question-stats?limit=1',
        token: user.token,
        expected: [{ question: 'Question 1?', correctPercent: 0, avgTime: 2.5 }],
      };
    },
    'GET /api/analytics/score-trends': async (world) => {
      const { user } = world.people;
      await plantStudy(world, user, 'Trends');
      return { token: user.token, expected: [{ date: expect.any(String), avgScore: expect.any(Number) }] };
    },
    'GET /api/analytics/topic-heatmap': async (world) => {
      const { user } = world.people;
      await plantStudy(world, user, 'Topics');
      return { token: user.token, expected: expect.arrayContaining([{ tag: 'Topics', accuracy: 50, asked: 2 }]) };
    },
    'GET /api/intelligence/analytics': async (world) => {
      const { premium } = world.people;
      await plantStudy(world, premium, 'Sessions');
      const [_id, createdAt] = [expect.any(String), expect.any(String)];
      return {
        token: premium.token,
        expected: {
          advanced: {
            cognitiveMetrics: expect.arrayContaining([
              { _id, createdAt, metrics: { responseTime: 2.5, fatigueScore: null } },
            ]),
            learningAnalytics: expect.arrayContaining([
              { _id, createdAt, metrics: { engagement: 20, comprehension: 0.5 } },
            ]),
          },
        },
      };
    },
  },
  plant: async (world, { cursors }) => {
    const { premium } = world.people;
    await plantStudy(world, premium, 'Cursors');
    const { nextCursor } = await premium.trpc.analytics.listQuestionStats.query({ limit: 1 });
    cursors.push(nextCursor ?? '');
  },
};
