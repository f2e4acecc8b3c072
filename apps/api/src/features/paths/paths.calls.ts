import { MARK_COMPLETE } from '@quorbit/contracts/paths/progress';
import { PATH_WORK } from '@quorbit/contracts/sync/ops/path-work';
import { expect } from 'vitest';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { type PlantedPath, plantCompetency, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** The expected refusals for callers who haven't started the path; in these tests only the owner has started it. */
const NOT_STARTED = { premiumStranger: 'CONFLICT', admin: 'CONFLICT' } as const;

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.premium(), input: async (testCase) => ({ search: (await started(testCase)).title }) },
    get: { endings: endingsAt.premium(), input: async (testCase) => ({ pathId: (await started(testCase)).id }) },
    start: {
      endings: endingsAt.premium(),
      input: async ({ server }) => ({ pathId: (await plantPath(server)).id }),
      changes: ['path_progress'],
    },
    updateNode: {
      endings: endingsAt.premium(NOT_STARTED),
      input: async ({ server, owner }) => {
        const path = await taught(server);
        await plantStart(server, owner, path);
        await plantWork(server, owner, path, { a: 90, b: null });
        return { pathId: path.id, nodeId: path.nodes.b, status: 'completed', score: 85, timeSpent: 30 };
      },
      changes: ['path_progress', 'node_progress', 'mastered_competencies'],
    },
    analytics: { endings: endingsAt.premium() },
    competencies: { endings: endingsAt.premium() },
  },
  examples: {
    'GET /api/learning-paths': async ({ server, people: { premium } }) => {
      const path = await plantPath(server, { title: 'Rivers and Seas', category: 'Science', level: 'Expert' });
      await plantPath(server, { title: 'Rivers and Hills', category: 'Science', level: 'Advanced' });
      await plantStart(server, premium, path);
      await plantWork(server, premium, path, { a: 95 });
      const about = { _id: path.id, title: path.title, category: 'Science', level: 'Expert', estimatedDuration: 4 };
      return {
        path: '/api/learning-paths?category=Science&level=Expert&search=rivers',
        token: premium.token,
        expected: {
          paths: [
            {
              ...about,
              stats: { totalLearners: 0 },
              nodes: Object.entries(path.nodes).map(([title, _id]) => ({ _id, title })),
              userProgress: { status: 'in_progress', overallProgress: 25, timeSpent: 30 },
            },
          ],
        },
      };
    },
    'GET /api/learning-paths/analytics/overview': async ({ server, people: { admin } }) => {
      const path = await taught(server, 'Drawing maps');
      await plantStart(server, admin, path);
      await plantWork(server, admin, path, { a: 90, b: 50 });
      return {
        token: admin.token,
        expected: {
          analytics: {
            totalPaths: 1,
            completedPaths: 1,
            totalTimeSpent: 60,
            averageProgress: 100,
            strengths: [],
            weaknesses: ['Drawing maps'],
            upcomingReviews: [{ pathTitle: path.title, nodeTitle: 'b', mastery: 50 }],
          },
        },
      };
    },
    'GET /api/learning-paths/competencies/user': async ({ server, people: { premium } }) => {
      const path = await taught(server, 'Reading maps');
      await plantStart(server, premium, path);
      await plantWork(server, premium, path, { a: 90, b: 85 });
      return {
        token: premium.token,
        expected: {
          competencies: [
            {
              competency: { name: 'Reading maps', level: 'Advanced', description: 'What it is.' },
              currentLevel: 85,
              masteryDate: expect.any(String),
            },
          ],
        },
      };
    },
    'GET /api/learning-paths/{pathId}': async ({ server, people: { premium } }) => {
      const quiz = await plantQuiz(server, { ownerId: null });
      await plantAttempt(server, premium, quiz, 2);
      const path = await plantPath(server, { nodes: { a: { quizId: quiz.id }, b: { after: ['a'] } } });
      return {
        path: `/api/learning-paths/${path.id}`,
        token: premium.token,
        expected: {
          path: {
            _id: path.id,
            stats: { totalLearners: 0 },
            nodes: [
              { _id: path.nodes.a, prerequisites: [], quiz: { _id: quiz.id, bestPercentage: 67 }, competency: null },
              { _id: path.nodes.b, prerequisites: [path.nodes.a], estimatedTime: 30, quiz: null },
            ],
          },
        },
      };
    },
    'POST /api/learning-paths/{pathId}/start': async ({ server, people: { premium } }) => {
      const { id, nodes } = await plantPath(server);
      return {
        path: `/api/learning-paths/${id}/start`,
        token: premium.token,
        expected: {
          success: true,
          message: 'Path started!',
          path: { _id: id },
          userProgress: {
            status: 'in_progress',
            overallProgress: 0,
            timeSpent: 0,
            completedAt: null,
            nodeProgress: Object.entries(nodes).map(([name, nodeId]) => ({
              nodeId,
              mastery: null,
              status: name === 'a' ? 'available' : 'locked',
            })),
          },
        },
      };
    },
    'PATCH /api/learning-paths/{pathId}/nodes/{nodeId}': async ({ server, people: { premium } }) => {
      const path = await plantPath(server);
      await plantStart(server, premium, path);
      await plantWork(server, premium, path, { a: null });
      return {
        path: `/api/learning-paths/${path.id}/nodes/${path.nodes.a}`,
        token: premium.token,
        body: { status: 'completed', score: 85, timeSpent: 30 },
        expected: {
          success: true,
          message: 'Progress saved!',
          userProgress: {
            overallProgress: 25,
            timeSpent: 30,
            nodeProgress: [
              { nodeId: path.nodes.a, status: 'completed', mastery: 85 },
              { status: 'available' },
              { status: 'available' },
              { status: 'locked' },
            ],
          },
        },
      };
    },
  },
  ops: {
    [PATH_WORK]: async ({ server }, count) => {
      const works: object[] = [];
      while (works.length < count) {
        const competencyId = await plantCompetency(server);
        const { id: pathId, nodes } = await plantPath(server, { nodes: { a: {}, b: { competencyId } } });
        works.push(
          { pathId },
          ...Object.values(nodes).flatMap((nodeId) => [
            { pathId, node: { nodeId, status: 'in_progress', timeSpent: 0 } },
            { pathId, node: { nodeId, status: 'completed', ...MARK_COMPLETE } },
          ]),
        );
      }
      return works.slice(0, count);
    },
  },
  plant: async ({ server, people: { premium } }, { ids, cursors }) => {
    const path = await taught(server);
    await plantStart(server, premium, path);
    await plantWork(server, premium, path, { a: null });
    ids.paths = [path.id, (await plantPath(server)).id];
    ids.pathNodes = Object.values(path.nodes);
    const { nextCursor } = await premium.trpc.paths.list.query({ limit: 1 });
    if (nextCursor !== null) cursors.push(nextCursor);
  },
};

/** Creates a path that the owner has started. */
async function started({ server, owner }: Case): Promise<PlantedPath> {
  const path = await plantPath(server);
  await plantStart(server, owner, path);
  return path;
}

/** Creates a path whose second step teaches a competency. */
async function taught(server: TestServer, name?: string): Promise<PlantedPath> {
  return plantPath(server, {
    nodes: { a: {}, b: { after: ['a'], competencyId: await plantCompetency(server, name) } },
  });
}
