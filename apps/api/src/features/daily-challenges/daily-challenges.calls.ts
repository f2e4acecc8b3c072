import { learnerDay } from '@quorbit/contracts/streaks/days';
import { DAILY_CHALLENGE_COLLECT } from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';

export const calls: AreaCalls = {
  procedures: {},
  ops: {
    [DAILY_CHALLENGE_COLLECT]: async ({ server, owner }, count) => {
      await plantAttempt(server, owner, await plantQuiz(server, { ownerId: null }), 0);
      const today = learnerDay(server.deps.now(), 'UTC');
      // Only the first collect op of a day pays.
      return Array.from({ length: count }, () => ({ day: today, challenge: { kind: 'quiz' } }));
    },
  },
};
