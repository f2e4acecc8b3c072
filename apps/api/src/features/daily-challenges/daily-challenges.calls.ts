import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { DAILY_CHALLENGE_COLLECT } from '@quorbit/contracts/sync/ops/daily-challenge-collect';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted-quiz.ts';

export const calls: AreaCalls = {
  procedures: {},
  ops: {
    [DAILY_CHALLENGE_COLLECT]: async ({ server, owner }, count) => {
      await plantAttempt(server, owner, await plantQuiz(server, { ownerId: null }), 0);
      const today = learnerDay(server.deps.now(), 'UTC');
      // Of some days nothing is done, and some are collected again.
      return Array.from({ length: count }, (_, index) => ({
        day: addDays(today, -(index % 3)),
        challenge: { kind: 'quiz' },
      }));
    },
  },
};
