import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';

export const calls: AreaCalls = {
  procedures: {
    listByXp: { endings: endingsAt.signedIn(), input: () => ({ period: 'monthly', scope: 'friends' }) },
    listByAverage: {
      endings: endingsAt.signedIn(),
      input: () => ({ period: 'all', category: 'General', scope: 'friends' }),
    },
  },
  examples: {
    'GET /api/leaderboard/{period}': async ({ server, people: { user, premium } }) => {
      const quiz = await plantQuiz(server, { ownerId: null });
      await plantAttempt(server, user, quiz);
      await plantAttempt(server, premium, quiz, 1);
      await foldAll(server.deps.database);
      return {
        path: '/api/leaderboard/weekly?limit=1',
        token: user.token,
        expected: [{ username: user.user.name, xp: 25 }],
      };
    },
  },
  plant: async ({ people: { premium } }, { cursors }) => {
    const { nextCursor } = await premium.trpc.leaderboards.listByXp.query({ period: 'weekly', limit: 1 });
    cursors.push(nextCursor ?? '');
  },
};
